import { expect, test } from "vitest";
import { CARD_DATA as DATA } from "../../testing/cardData";
import cards from "./cardset";

test("every card has its spot on the table", () => {
  const spots = cards.spots(DATA);
  expect([...new Set(spots.map(({ kind }) => kind))]).toEqual([
    "level-1",
    "level-2",
    "level-3",
    "king",
  ]);
  expect(cards.name(spots[1]!, DATA)).toContain("2");
  expect(spots[0]!.places).toEqual(["level.1.strength", "level.1.loot"]);
});
