// A round's end, shown piece by piece: what is said about the pictures that the server took.

import type { MightyEvent, MightyTileView, MightyView } from "../../wire/types";
import type { Outcome, People } from "./names";

export interface Caption {
  readonly code: string;
  readonly params: Record<string, unknown>;
}

export interface Scene {
  readonly view: MightyView;
  readonly outcomes: readonly Outcome[];
  /** The guardian that everyone looks at, from 0. */
  readonly focus: number | undefined;
  /** A held breath before the front. */
  readonly held: boolean;
  /** What the monsters bring together, where a guardian was turned up. */
  readonly totals: readonly (number | undefined)[];
  /** Gold on its way, by player. */
  readonly chips: readonly (readonly number[])[];
  /** Who has paid for which monster. */
  readonly healed: readonly Healed[];
  readonly caption: Caption;
  /** Told instead of the caption: what somebody did meanwhile. */
  readonly event?: MightyEvent | undefined;
  /** What comes between rounds, over the castle. */
  readonly beat?: Beat | undefined;
  readonly lasts: number;
}

export interface Healed {
  readonly player: number;
  readonly strength: number;
  readonly paid: number;
}

/** A round summed up, or the king's next decree. */
export type Beat =
  | {
      readonly what: "round";
      readonly round: number;
      readonly gains: readonly number[];
      readonly gold: readonly number[];
      readonly start: number | null;
    }
  | { readonly what: "king"; readonly tile: MightyTileView };

const LASTS = {
  played: 320,
  held: 600,
  turned: 750,
  loot: 800,
  lost: 1000,
  healed: 380,
  /** Until it has been read why. */
  paid: 2200,
  ended: 800,
  meanwhile: 900,
  pushed: 2600,
  /** For whoever only watches; at a seat they wait until they are put away. */
  round: 12_000,
  king: 9000,
} as const;

/** What this client saw of a round: to be told again, and shown again. */
export interface SeenRound {
  readonly round: number;
  readonly scenes: readonly Scene[];
  readonly events: readonly MightyEvent[];
}

export const NOTHING_SEEN: SeenRound = { round: 0, scenes: [], events: [] };

/** A round may come in pieces. */
export function continued(
  seen: SeenRound,
  round: number,
  scenes: readonly Scene[],
  events: readonly MightyEvent[],
): SeenRound {
  if (seen.round !== round) return { round, scenes, events };
  return { round, scenes: [...seen.scenes, ...scenes], events: [...seen.events, ...events] };
}

/** Whether a view comes after that round, so that its scenes may run on. */
export function follows(view: MightyView, seen: SeenRound): boolean {
  return view.round > seen.round || view.phase === "fighting" || view.phase === "over";
}

/** Whether something happened that is worth stopping for. */
export function isStaged(events: readonly MightyEvent[]): boolean {
  return events.some(({ code }) => code === "guardian-turned" || code === "healed");
}

/** All that is known of a round, from its guardians on; or what is fresh, where that is more. */
export function told(
  story: readonly MightyEvent[],
  round: number,
  fresh: readonly MightyEvent[],
): readonly MightyEvent[] {
  const begun = story.findLastIndex(
    (event) => event.code === "guardians-dealt" && event.params.round === round,
  );
  const found = begun < 0 ? fresh : story.slice(begun);
  const ended = found.findIndex((event) => event.code === "round-ended");
  return ended < 0 ? found : found.slice(0, ended + 1);
}

/** What these events put into each purse, and took out of it. */
export function gainsOf(events: readonly MightyEvent[], players: number): number[] {
  const gains = Array.from({ length: players }, () => 0);
  const add = (player: number, gold: number) => (gains[player] = (gains[player] ?? 0) + gold);
  for (const event of events) {
    if (event.code === "price-paid") {
      add(event.params.player, -event.params.treasury - event.params.owner_gold);
      add(event.params.owner, event.params.owner_gold);
    } else if (event.code === "loot-taken") add(event.params.player, event.params.gold);
    else if (event.code === "healed") add(event.params.player, -event.params.paid);
  }
  return gains;
}

/** The scenes of a round's end; `pictures` are the views after each of the events, `round` all that
 * is known of the round. */
export function scenesOf(
  before: MightyView,
  events: readonly MightyEvent[],
  pictures: readonly MightyView[],
  round: readonly MightyEvent[] = events,
): Scene[] {
  const builder = new SceneBuilder(before);
  const last = before.round >= before.rounds;
  const start = last ? null : (pictures.at(-1)?.start ?? null);
  for (const [n, event] of events.entries()) {
    const picture = pictures[n] ?? before;
    if (builder.ended && event.code === "tile-turned") {
      builder.proclaim(picture);
      break;
    }
    builder.add(event, picture, followsOn(events, n), events.slice(n + 1));
    if (event.code === "round-ended" && !builder.ended)
      builder.sumUp(picture, gainsOf(round, picture.players.length), start);
  }
  return builder.scenes;
}

/** What comes next; of all that is healed, the last is told longest. */
function followsOn(events: readonly MightyEvent[], at: number): Code {
  const heals = events[at]?.code === "healed" && events.slice(at + 1).some(isHealing);
  return heals ? "healed" : events[at + 1]?.code;
}
const isHealing = ({ code }: MightyEvent): boolean => code === "healed";

/** What others play while something is shown is seen afterwards; what they do to one's own monsters
 * always stops for a moment. */
export function meanwhile(
  view: MightyView,
  events: readonly MightyEvent[],
  people: People,
  shows: boolean,
  before: MightyView = view,
): Scene[] {
  const pushed = pushedOut(view, events, people, before);
  if (pushed) return [pushed];
  const event = shows && events.findLast(({ code }) => code === "played");
  return event ? [{ ...quiet(view), event, lasts: LASTS.meanwhile }] : [];
}

/** Somebody has displaced a monster of whoever looks. */
function pushedOut(
  view: MightyView,
  events: readonly MightyEvent[],
  people: People,
  before: MightyView,
): Scene | undefined {
  const pushed = events.findLast((event) => event.code === "displaced");
  if (!pushed || pushed.params.own || !people.mine(pushed.params.owner)) return undefined;
  const { player, owner, strength } = pushed.params;
  const paid = events.findLast((event) => event.code === "price-paid");
  const gold = paid?.params.owner_gold ?? 0;
  const caption = {
    code: "mighty-board-pushed-out",
    params: { who: people.name(player), strength, gold },
  };
  const chips = view.players.map((_, n) => (n === owner && gold ? [gold] : []));
  const players = withGold(view.players, before.players);
  return { ...quiet({ ...view, players }), caption, chips, lasts: LASTS.pushed };
}

/** Gold that is on its way is in no purse yet. */
const withGold = (players: Players, purses: Players): Players =>
  players.map((player, n) => ({ ...player, gold: purses[n]?.gold ?? player.gold }));

/** The castle as it lies, while nobody fights. */
function quiet(view: MightyView): Scene {
  const none = view.places.map(() => undefined);
  return {
    ...{ view, outcomes: none, focus: undefined, held: false, totals: none, healed: [] },
    chips: view.players.map(() => []),
    caption: { code: "", params: {} },
    lasts: 0,
  };
}

type Players = MightyView["players"];
type Code = MightyEvent["code"] | undefined;
type Turned = Extract<MightyEvent, { code: "guardian-turned" }>["params"];

/** What became of the loot: M-4.2, as it was told. */
type Split = "alone" | "even" | "odd" | "left";
function splitOf({ place, loot }: Turned, after: readonly MightyEvent[]): Split {
  const shares = after.flatMap((event) =>
    event.code === "loot-taken" && event.params.place === place ? [event.params.gold] : [],
  );
  if (shares.length < 2) return "alone";
  if (shares.reduce((sum, gold) => sum + gold) < loot) return "left";
  return shares[0] === shares[1] ? "even" : "odd";
}

/** Puts captions, and gold on its way, to the pictures. */
class SceneBuilder {
  readonly scenes: Scene[] = [];
  ended = false;
  private view: MightyView;
  private totals: (number | undefined)[];
  private chips: number[][];
  private outcomes: Outcome[];
  private healed: readonly Healed[] = [];
  /** The guardian at which the fight was lost, from 1; 0 where that is not known. */
  private lostAt = 0;
  private focus: number | undefined;
  private caption: Caption = { code: "mighty-board-fight", params: {} };

  constructor(private readonly before: MightyView) {
    this.view = before;
    this.totals = before.places.map(() => undefined);
    this.chips = before.players.map(() => []);
    this.outcomes = before.places.map((place) => (place.fought ? "beaten" : undefined));
  }

  add(event: MightyEvent, picture: MightyView, next: Code, after: readonly MightyEvent[]): void {
    if (this.ended) return;
    if (event.code === "guardian-turned") this.holdBreath(event.params.place);
    if (event.code === "round-ended") return this.end(picture, event.params.round);
    this.view = picture;
    switch (event.code) {
      case "played":
        return this.show(LASTS.played);
      case "price-paid": {
        const { player, owner, treasury, owner_gold } = event.params;
        this.pay(player, -treasury);
        this.pay(player, -owner_gold);
        return this.pay(owner, owner_gold);
      }
      case "guardian-turned":
        return this.turn(event.params, next, splitOf(event.params, after));
      case "loot-taken":
        this.pay(event.params.player, event.params.gold);
        return next === "loot-taken" ? undefined : this.show(LASTS.loot);
      case "healed":
        this.pay(event.params.player, -event.params.paid);
        this.healed = [...this.healed, event.params];
        this.focus = undefined;
        this.caption = { code: "mighty-board-fight-healing", params: { place: this.lostAt } };
        return this.show(next === "healed" ? LASTS.healed : LASTS.paid);
      default:
        return undefined;
    }
  }

  private holdBreath(place: number): void {
    this.focus = place - 1;
    this.caption = { code: "mighty-board-fight-breath", params: { place } };
    this.show(LASTS.held, true);
  }

  private turn(turned: Turned, next: Code, split: Split): void {
    const at = turned.place - 1;
    this.totals = this.totals.with(at, turned.total);
    this.caption = { code: "mighty-board-fight-against", params: { ...turned } };
    this.show(LASTS.turned);
    const lost = next === "fight-lost";
    this.outcomes = this.outcomes.with(at, lost ? "won" : "beaten");
    if (lost) this.stopAt(at);
    this.caption = {
      code: lost ? "mighty-board-fight-lost" : "mighty-board-fight-beaten",
      params: { ...turned, split },
    };
    if (next !== "loot-taken") this.show(LASTS.lost);
  }

  /** M-4.3: the fight ends here; nobody comes to the guardians behind. */
  private stopAt(at: number): void {
    this.lostAt = at + 1;
    this.outcomes = this.outcomes.map((each, n) => (n > at ? "unreached" : each));
  }

  /** The castle still stands while the gold is counted. */
  private end({ players }: MightyView, round: number): void {
    this.chips = this.chips.map(() => []);
    this.caption = { code: "mighty-board-fight-over", params: { round } };
    this.show(LASTS.ended, false, players);
  }

  /** The round on one card. */
  sumUp({ players }: MightyView, gains: readonly number[], start: number | null): void {
    this.ended = true;
    const gold = players.map((player) => player.gold);
    const { round } = this.before;
    this.show(LASTS.round, false, players, { what: "round", round, gains, gold, start });
  }

  /** The king's next decree, turned up before everybody. */
  proclaim(picture: MightyView): void {
    if (!picture.tile) return;
    this.caption = { code: "mighty-beat-king", params: {} };
    const { tile, players } = picture;
    this.show(LASTS.king, false, players, { what: "king", tile });
  }

  private pay(player: number, amount: number): void {
    if (amount)
      this.chips = this.chips.map((chips, n) => (n === player ? [...chips, amount] : chips));
  }

  private show(lasts: number, held = false, purses = this.before.players, beat?: Beat): void {
    const { outcomes, focus, totals, chips, healed, caption } = this;
    const players = withGold(this.view.players, purses);
    const view = { ...this.view, phase: "fighting", asked: null, players };
    this.scenes.push({ view, outcomes, focus, held, totals, chips, healed, caption, beat, lasts });
  }
}
