// A round's end, shown piece by piece: scenes made from the board as it was and from what happened.
// Only pictures: whatever a scene shows, the view that follows is what counts.

import type { MightyEvent, MightyPlaceView, MightyPlayerView, MightyView } from "../../wire/types";
import type { Outcome } from "./names";

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
  readonly caption: Caption;
  readonly lasts: number;
}

const LASTS = {
  played: 320,
  held: 600,
  turned: 750,
  loot: 800,
  lost: 1000,
  healed: 380,
  ended: 800,
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

export function scenesOf(before: MightyView, events: readonly MightyEvent[]): Scene[] {
  const builder = new SceneBuilder(before);
  for (const [n, event] of events.entries()) {
    builder.add(event, events[n + 1]);
    if (event.code === "round-ended") break;
  }
  return builder.scenes;
}

class SceneBuilder {
  readonly scenes: Scene[] = [];
  private places: MightyPlaceView[];
  private players: MightyPlayerView[];
  private totals: (number | undefined)[];
  private chips: number[][];
  private outcomes: Outcome[];
  private focus: number | undefined;
  private caption: Caption = { code: "mighty-board-fight", params: {} };

  constructor(private readonly before: MightyView) {
    this.places = before.places;
    this.players = before.players;
    this.totals = before.places.map(() => undefined);
    this.chips = before.players.map(() => []);
    this.outcomes = before.places.map((place) => (place.fought ? "beaten" : undefined));
  }

  // eslint-disable-next-line max-lines-per-function -- goes when moves and events travel as data
  add(event: MightyEvent, next: MightyEvent | undefined): void {
    switch (event.code) {
      case "displaced": {
        const { owner, strength, place, side } = event.params;
        this.hold(owner, (hand) => [...hand, strength].sort());
        return this.lay(place, side, null);
      }
      case "played": {
        const { player, strength, place, side } = event.params;
        this.hold(player, (hand) => hand.filter((each) => each !== strength));
        this.lay(place, side, { player, strength, price: 0 });
        return this.show(LASTS.played);
      }
      case "price-paid": {
        const { player, owner, treasury, owner_gold } = event.params;
        this.pay(player, -treasury);
        this.pay(player, -owner_gold);
        return this.pay(owner, owner_gold);
      }
      case "guardian-turned":
        return this.turn(event.params, next);
      case "loot-taken":
        this.pay(event.params.player, event.params.gold);
        return next?.code === "loot-taken" ? undefined : this.show(LASTS.loot);
      case "healed":
        this.pay(event.params.player, -event.params.paid);
        this.focus = undefined;
        this.caption = { code: "mighty-board-fight-healing", params: {} };
        return this.show(LASTS.healed);
      case "round-ended":
        this.players = this.players.map((player, n) => ({
          ...player,
          gold: event.params.gold[n] ?? player.gold,
        }));
        this.chips = this.chips.map(() => []);
        this.caption = { code: "mighty-board-fight-over", params: { round: event.params.round } };
        return this.show(LASTS.ended);
      default:
        return undefined;
    }
  }

  private turn(
    turned: { place: number; strength: number; loot: number; total: number },
    next: MightyEvent | undefined,
  ): void {
    const at = turned.place - 1;
    this.focus = at;
    this.caption = { code: "mighty-board-fight-breath", params: { place: turned.place } };
    this.show(LASTS.held, true);
    this.change(at, {
      strength: turned.strength,
      loot: turned.loot,
      fought: [turned.strength, turned.loot],
    });
    this.totals = this.totals.with(at, turned.total);
    this.caption = { code: "mighty-board-fight-against", params: { ...turned } };
    this.show(LASTS.turned);
    const lost = next?.code === "fight-lost";
    this.outcomes = this.outcomes.with(at, lost ? "won" : "beaten");
    this.caption = {
      code: lost ? "mighty-board-fight-lost" : "mighty-board-fight-beaten",
      params: { ...turned },
    };
    if (next?.code !== "loot-taken") this.show(LASTS.lost);
  }

  private lay(place: number, side: string, monster: MightyPlaceView["monsters"][number]): void {
    const found = this.places[place - 1];
    if (found)
      this.change(place - 1, { monsters: found.monsters.with(side === "a" ? 0 : 1, monster) });
  }

  private change(at: number, parts: Partial<MightyPlaceView>): void {
    const found = this.places[at];
    if (found) this.places = this.places.with(at, { ...found, ...parts });
  }

  private hold(player: number, change: (hand: number[]) => number[]): void {
    const found = this.players[player];
    if (!found) return;
    const hands = found.hands.map(change);
    this.players = this.players.with(player, {
      ...found,
      hands,
      cards: hands[0]?.length ?? found.cards,
    });
  }

  private pay(player: number, amount: number): void {
    if (amount)
      this.chips = this.chips.map((chips, n) => (n === player ? [...chips, amount] : chips));
  }

  private show(lasts: number, held = false): void {
    const { outcomes, focus, totals, chips, caption, places, players } = this;
    const view = { ...this.before, phase: "fighting", asked: null, places, players };
    this.scenes.push({ view, outcomes, focus, held, totals, chips, caption, lasts });
  }
}
