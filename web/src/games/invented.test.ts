// What the server tells of invented values, as boards ask for it.

import { describe, expect, it } from "vitest";
import type { CardText } from "../wire/types";
import { Cards } from "./island/cards";
import { Invented } from "./invented";

const card = (sort: string, id: string, invented: string[]): CardText => ({
  id,
  name: id,
  sort,
  text: "",
  cost: 0,
  colour: "",
  fame: 0,
  symbols: [],
  parts: [],
  provenance: "house",
  invented,
});
const ALL = [
  card("keep", "K01", ["text"]),
  card("keep", "K02", ["name", "cost", "text"]),
  card("guardian", "1-2-5", ["strength", "loot"]),
];

describe("invented values", () => {
  it("are known by sort, name and value", () => {
    const invented = new Invented(ALL);
    expect(invented.has("guardian", "1-2-5", "loot")).toBe(true);
    expect(invented.has("guardian", "1-2-6", "loot")).toBe(false);
    expect(invented.has("keep", "K01", "name")).toBe(false);
  });
  it("have one sign for a card that has no other", () => {
    const cards = new Cards(ALL);
    expect(cards.marks("card", "K01", "name", "cost", "text")).toEqual(["text"]);
    expect(cards.marks("card", "K02", "name", "cost", "text")).toEqual(["all"]);
    expect(cards.marks("card", "K02", "name")).toEqual(["name"]);
    expect(cards.marks("card", "K03", "name")).toEqual([]);
  });
});
