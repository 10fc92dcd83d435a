import { expect, test } from "vitest";
import { GAMES } from "../wire/types";
import { gameNamed, partsOf, uiOf } from "./games";

test.each(GAMES)("%s brings along what every game has", async (game) => {
  const ui = uiOf(game);
  const lazy = [ui.board, ui.hand, ui.table, ui.cards, ui.samples!, ui.snapshots!];
  for (const { default: part } of await Promise.all(lazy.map((load) => load())))
    expect(part).toBeDefined();
  expect(ui.quickSeats!({ who: "me" }).seats.filter(({ who }) => who === "me")).toHaveLength(1);
});

test("what no game knows is shown as it is", () => {
  expect(gameNamed("chess")).toBeUndefined();
  expect(partsOf("chess")).toBeUndefined();
});
