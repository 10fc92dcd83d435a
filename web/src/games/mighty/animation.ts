// A round's end, shown piece by piece: what is said about the pictures that the server took.

import type { MightyEvent, MightyView } from "../../wire/types";
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

/** The scenes of a round's end; `pictures` are the views after each of the events. */
export function scenesOf(
  before: MightyView,
  events: readonly MightyEvent[],
  pictures: readonly MightyView[],
): Scene[] {
  const builder = new SceneBuilder(before);
  for (const [n, event] of events.entries()) {
    builder.add(event, pictures[n] ?? before, events[n + 1]?.code);
    if (event.code === "round-ended") break;
  }
  return builder.scenes;
}

type Code = MightyEvent["code"] | undefined;
type Turned = Extract<MightyEvent, { code: "guardian-turned" }>["params"];

/** Puts captions, and gold on its way, to the pictures. */
class SceneBuilder {
  readonly scenes: Scene[] = [];
  private view: MightyView;
  private totals: (number | undefined)[];
  private chips: number[][];
  private outcomes: Outcome[];
  private focus: number | undefined;
  private caption: Caption = { code: "mighty-board-fight", params: {} };

  constructor(private readonly before: MightyView) {
    this.view = before;
    this.totals = before.places.map(() => undefined);
    this.chips = before.players.map(() => []);
    this.outcomes = before.places.map((place) => (place.fought ? "beaten" : undefined));
  }

  add(event: MightyEvent, picture: MightyView, next: Code): void {
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
        return this.turn(event.params, next);
      case "loot-taken":
        this.pay(event.params.player, event.params.gold);
        return next === "loot-taken" ? undefined : this.show(LASTS.loot);
      case "healed":
        this.pay(event.params.player, -event.params.paid);
        this.focus = undefined;
        this.caption = { code: "mighty-board-fight-healing", params: {} };
        return this.show(LASTS.healed);
      default:
        return undefined;
    }
  }

  private holdBreath(place: number): void {
    this.focus = place - 1;
    this.caption = { code: "mighty-board-fight-breath", params: { place } };
    this.show(LASTS.held, true);
  }

  private turn(turned: Turned, next: Code): void {
    const at = turned.place - 1;
    this.totals = this.totals.with(at, turned.total);
    this.caption = { code: "mighty-board-fight-against", params: { ...turned } };
    this.show(LASTS.turned);
    const lost = next === "fight-lost";
    this.outcomes = this.outcomes.with(at, lost ? "won" : "beaten");
    this.caption = {
      code: lost ? "mighty-board-fight-lost" : "mighty-board-fight-beaten",
      params: { ...turned },
    };
    if (next !== "loot-taken") this.show(LASTS.lost);
  }

  /** The castle still stands while the gold is counted. */
  private end({ players }: MightyView, round: number): void {
    this.chips = this.chips.map(() => []);
    this.caption = { code: "mighty-board-fight-over", params: { round } };
    this.show(LASTS.ended, false, players);
  }

  private pay(player: number, amount: number): void {
    if (amount)
      this.chips = this.chips.map((chips, n) => (n === player ? [...chips, amount] : chips));
  }

  /** Gold that is on its way is in no purse yet. */
  private show(lasts: number, held = false, purses = this.before.players): void {
    const { outcomes, focus, totals, chips, caption } = this;
    const players = this.view.players.map((player, n) => ({
      ...player,
      gold: purses[n]?.gold ?? player.gold,
    }));
    const view = { ...this.view, phase: "fighting", asked: null, players };
    this.scenes.push({ view, outcomes, focus, held, totals, chips, caption, lasts });
  }
}
