import { expect, test } from "vitest";
import type { CardText } from "../../wire/types";
import { originOf, ruleOf } from "./closeUp";

const card = (given: Partial<CardText>): CardText =>
  ({ id: "K01", name: "x", sort: "keep", text: "y", provenance: "house", ...given }) as CardText;

test("what is invented of a card is told: all, some of it, or where it is from", () => {
  expect(originOf(card({ cost: 2, invented: ["name", "text", "cost"] })).from).toBe("house");
  expect(originOf(card({ cost: 2, invented: ["text"] }))).toEqual({
    from: "some",
    invented: ["text"],
  });
  expect(originOf(card({ invented: ["count"] })).from).toBe("printed");
  expect(originOf(card({ provenance: "source" })).from).toBe("source");
  expect(originOf(card({ text: "", invented: ["name"] })).from).toBe("house");
});

test("everything has a rule", () => {
  const kinds = ["tile", "ally", "boss", "minion", "monster", "zone", "card"];
  expect(kinds.filter((kind) => !ruleOf(kind, "x", undefined))).toEqual([]);
  expect(ruleOf("card", "E01", "event")).toBe("I-21.1");
  expect([ruleOf("ability", "x", "boss"), ruleOf("ability", "x", "ally")]).toEqual([
    ...["I-4.2", "I-17.2"],
  ]);
});
