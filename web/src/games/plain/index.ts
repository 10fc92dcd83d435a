// What any game has that brings nothing for the browser: its words come from the server, and its
// board is its view in lists and text. The best place to start reading.

import Monster from "../../art/Monster.svelte";
import { KINDS } from "../../art/palette";
import { picture } from "../box";
import type { GameUi } from "../ui";
import box from "./box";

export function plainUi(game: string): GameUi {
  return {
    ...box,
    seatPicture: (place) => picture(Monster, { kind: KINDS[place % KINDS.length]! }),
    board: () => import("./Board.svelte"),
    hand: () => import("./Board.svelte"),
    secrets: () => import("./Secrets.svelte"),
    table: async () => ({ default: (await import("./table")).partsFor(game) }),
    keys: [],
    listsMoves: true,
    cards: () => import("./cardset"),
  };
}
