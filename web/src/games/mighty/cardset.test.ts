import { expect, test } from "vitest";
import cards from "./cardset";

const DATA = {
  level: {
    1: {
      strength: { min: 2, max: 6 },
      loot: { min: 5, max: 9 },
      guardians: [{ strength: 2, loot: 5, provenance: "house" }],
    },
  },
  tile: { twins: { provenance: "printed", changes: [{ where: "equal-pair", loot: 3 }] } },
};

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
