// What a new table shall be, as the form holds it, and as the server wants it.

import { boxOf } from "../games/boxes";
import {
  type CreateTable,
  type GameCard,
  type GameName,
  type OptionCard,
  type Policy,
  type SeatWish,
  USUAL_POLICY,
} from "../wire/types";

export type Who = "me" | "open" | `bot:${string}`;
export type OptionValue = string | number | boolean;

export interface Wish {
  options: Record<string, OptionValue>;
  seats: { who: Who; name: string }[];
  policy: Policy;
  /** Which cards: a key of one's own set, or nothing for the shipped ones. */
  cards: string;
}

/** Options with a fixed list of values; the others are for those who write records. */
export function offered(game: GameCard): OptionCard[] {
  return game.options.filter((option) => option.values.length > 0);
}

export function firstWish(game: GameCard, name: string, cards = ""): Wish {
  const options = Object.fromEntries(
    offered(game).map((option) => [option.name, option.default as OptionValue]),
  );
  const wish: Wish = {
    options,
    seats: [],
    policy: USUAL_POLICY,
    cards,
  };
  return withSeats(game, wish, name);
}

/** As many seats as players; whoever sat already keeps the seat. */
export function withSeats(game: GameCard, wish: Wish, name: string): Wish {
  const mine = placeOfMine(game.game as GameName);
  const count = typeof wish.options["players"] === "number" ? wish.options["players"] : 2;
  const filled = Array.from(
    { length: count },
    (_, n) => wish.seats[n] ?? seatFor(n === mine, name, game.usual),
  );
  return { ...wish, seats: filled };
}

/** Where one sits in a quick game, too: where it is easier to begin. */
function placeOfMine(game: GameName): number {
  const seats = boxOf(game)?.quickSeats?.({ who: "me" }).seats ?? [];
  return Math.max(
    0,
    seats.findIndex(({ who }) => who === "me"),
  );
}

function seatFor(mine: boolean, name: string, bot: string): Wish["seats"][number] {
  return mine ? { who: "me", name } : { who: `bot:${bot}`, name: "" };
}

/** Values that do not fit the number of players are left to the server to refuse, but not offered. */
export function valuesFor(option: OptionCard, wish: Wish): OptionValue[] {
  const values = option.values as OptionValue[];
  const players = wish.seats.length;
  return option.name === "start"
    ? values.filter((value) => typeof value !== "number" || value < players)
    : values;
}

/** `text`: the file of the set that is wished for, if it is one's own. */
export function asked(game: GameName, wish: Wish, text?: string): CreateTable {
  const seats = wish.seats.map(seatWish);
  return {
    game,
    options: wish.options,
    seats,
    policy: wish.policy,
    start: seats.every((seat) => seat.who !== "open"),
    ...(text !== undefined && { cards: { text } }),
  };
}

export function seatWish({ who, name }: Wish["seats"][number]): SeatWish {
  if (who === "me") return { who, name: name.trim() };
  return who === "open" ? { who } : { who: "bot", bot: who.slice("bot:".length) };
}
