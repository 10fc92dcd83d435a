// What the parts of the board share: names of people and pieces, how a place stands.

import { KINDS, type Kind } from "../../art/palette";
import { LEVELS, type Level } from "./art/levels";
import type {
  MightyMonsterView,
  MightyPlaceView,
  MightyPlayerView,
  MightyView,
  SeatCard,
} from "../../wire/types";
import { namesOf } from "../../words/people";
import { list, say } from "../../words/say.svelte";

export function kindOf(player: MightyPlayerView | undefined): Kind {
  return KINDS.find((kind) => kind === player?.kind) ?? "orcs";
}

export function levelOf(place: MightyPlaceView): Level {
  return LEVELS.find((level) => level === place.level) ?? 1;
}

/** Who sits where, and who looks. */
export class People {
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    readonly view: MightyView,
    readonly seats: SeatCard[],
    readonly seat: string,
  ) {
    this.names = new Map(namesOf(seats, say));
  }

  name(player: number): string {
    const seen = this.view.players[player];
    return this.names.get(seen?.seat ?? "") || say(`name-${kindOf(seen)}`);
  }

  kind(player: number): Kind {
    return kindOf(this.view.players[player]);
  }

  mine(player: number): boolean {
    return this.view.players[player]?.seat === this.seat;
  }

  /** "Frank's 3", "your 3". */
  monster({ player, strength }: MightyMonsterView): string {
    if (this.mine(player)) return say("mighty-board-own-monster", { strength });
    return say("mighty-board-monster", { whose: this.name(player), strength });
  }
}

/** A guardian in words, as far as it is known. */
export function guardianWords(place: MightyPlaceView, number: number): string {
  const { level, strength, loot, fought } = place;
  const at = { place: number, level };
  if (!fought) {
    const { min_strength: low, max_strength: high, min_loot: poor, max_loot: rich } = place;
    return say("mighty-board-back", { ...at, low, high, poor, rich });
  }
  const now = { ...at, strength: fought[0], loot: fought[1] };
  if (strength === fought[0] && loot === fought[1]) return say("mighty-board-front", now);
  return say("mighty-board-front-changed", {
    ...now,
    printed_strength: strength,
    printed_loot: loot,
  });
}

/** unreached: the fight ended before it came there. */
export type Outcome = "beaten" | "won" | "unreached" | undefined;

/** How the fight at a place went, as the guardians seen so far tell. */
export function outcomeOf(view: MightyView, place: number): Outcome {
  const seen = view.seen.find((each) => each.round === view.round && each.place === place);
  return seen && (seen.beaten ? "beaten" : "won");
}

/** In every hand that is possible, in some, or in none. */
export type Known = "sure" | "maybe" | "gone";

export function knownOf(player: MightyPlayerView, strength: number): Known {
  const holding = player.hands.filter((hand) => hand.includes(strength)).length;
  if (holding === 0) return "gone";
  return holding === player.hands.length ? "sure" : "maybe";
}

export const STRENGTHS = [1, 2, 3, 4, 5] as const;

/** A hand in words, as far as it is known. */
export function handWords(player: MightyPlayerView): string {
  const of = (known: Known) => STRENGTHS.filter((strength) => knownOf(player, strength) === known);
  const sure = of("sure");
  const maybe = of("maybe");
  const params = {
    count: player.cards,
    sure: list(sure.map(String)),
    maybe: list(maybe.map(String)),
  };
  if (player.cards === 0) return say("mighty-board-hand-none");
  if (maybe.length === 0) return say("mighty-board-hand-known", params);
  return say(sure.length ? "mighty-board-hand-partly" : "mighty-board-hand-unknown", params);
}

/** Who it is, what is in the purse, and what is known of the hand; then what else is to be said. */
export function purseWords(
  people: People,
  number: number,
  { gold }: MightyPlayerView,
  hand: string,
  more: readonly string[],
): string {
  const kind = say(`name-${people.kind(number)}`);
  const told = say("mighty-board-purse", { who: people.name(number), kind, gold, hand });
  return more.length ? `${told} (${more.join(", ")})` : told;
}

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
