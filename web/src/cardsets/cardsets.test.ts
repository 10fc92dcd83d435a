// The desk: what is typed goes to the server, what it says comes back beside the field.

import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../testing/allWords";
import { CARD_DATA as DATA } from "../testing/cardData";
import { OTHER, SAMPLE } from "../testing/sample";
import { http } from "../wire/http";
import type { CardField, CardSetDesk } from "../wire/types";
import { Desk } from "./desk.svelte";
import { fileName } from "./files";
import { change, forget, freeName, mine, shelve } from "./mine.svelte";
import { looseProblems, partsOf } from "./parts";
import { at, isUnder, keyOf, parentOf } from "../games/paths";
import { choiceName, partName, problemText, valueName } from "./telling";
import { numberList, typed } from "./typed";
import ValueInput from "./ValueInput.svelte";

const PLACE = "level.1.guardians[1].strength";

const field = (path: string, value: unknown, more: Partial<CardField> = {}): CardField => ({
  path,
  row: parentOf(path),
  kind: "whole",
  value,
  least: 2,
  most: 6,
  among: [],
  provenance: "house",
  ...more,
});

const page = (more: Partial<CardSetDesk> = {}): CardSetDesk => ({
  game: SAMPLE,
  language: "en",
  cards: null,
  text: "old",
  data: DATA,
  origins: {},
  fields: [field(PLACE, 2)],
  problems: [],
  warnings: [],
  texts: [],
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("places are read as the server writes them", () => {
  expect(at(DATA, PLACE)).toBe(2);
  expect(at(DATA, "level.1.guardians[9].strength")).toBeUndefined();
  expect(at(DATA, "tile.twins.changes[1].where")).toBe("equal-pair");
  expect([keyOf(PLACE), parentOf(PLACE)]).toEqual(["strength", "level.1.guardians[1]"]);
  expect(isUnder(PLACE, "level.1.guardians[1]")).toBe(true);
  expect(isUnder("level.1.guardians[12].loot", "level.1.guardians[1]")).toBe(false);
});

test("what is typed is a number where it is one, and else the very letters", () => {
  expect([typed("whole", " 12 "), typed("whole", "−3"), typed("whole", "1e3")]).toEqual([
    12,
    -3,
    "1e3",
  ]);
  expect(typed("text", "12")).toBe("12");
  expect(numberList("4, 5 x")).toEqual([4, 5, "x"]);
});

test("values have names, and those in parts stand together", () => {
  expect(valueName(PLACE)).toBe("Strength");
  expect(partName("keep.K01.abilities[2]")).toBe("Ability 2");
  expect(choiceName("keep.K01.abilities[1].effects[1].who", "most-hp")).toBe(
    "whoever has most hearts",
  );
  const inner = field("keep.K01.abilities[1].effects[1].n", 1);
  const outer = field("keep.K01.cost", 2);
  expect(partsOf([inner, outer]).map(({ path }) => path)).toEqual([
    "keep.K01",
    "keep.K01.abilities[1].effects[1]",
  ]);
  const problem = { path: "keep.K01.who", code: "unknown-key", params: { known: "cost" } };
  expect(looseProblems([problem], [outer])).toEqual([problem]);
  expect(problemText(problem)).toContain("cost");
});

test("a rest of the hand sends what was typed, once, and the answer is kept", async () => {
  const sent = vi.spyOn(http, "editCards").mockResolvedValue(page({ text: "new" }));
  const kept: string[] = [];
  const desk = new Desk(SAMPLE, page(), ({ text }) => kept.push(text));
  desk.write(PLACE, 9);
  desk.write(PLACE, 99);
  expect(desk.valueOf(field(PLACE, 2))).toBe(99);
  expect(desk.settled).toBe(false);
  await vi.runAllTimersAsync();
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    SAMPLE,
    { text: "old", edits: [{ path: PLACE, value: 99 }], origin: "printed" },
    "en",
  );
  expect([kept, desk.settled, desk.drafts]).toEqual([["new"], true, {}]);
});

test("a file that cannot be read leaves the cards as they were last seen", async () => {
  const problems = [{ path: "-", code: "syntax-at", params: { line: "2" } }];
  vi.spyOn(http, "editCards").mockResolvedValue(
    page({ text: "=", data: {}, fields: [], problems }),
  );
  const desk = new Desk(SAMPLE, page());
  desk.rewrite("=");
  await vi.runAllTimersAsync();
  expect(desk.page).toMatchObject({ text: "=", data: DATA, problems });
});

test("what the server could not be asked is asked again", async () => {
  const asked = vi.spyOn(http, "editCards").mockRejectedValueOnce(new Error("no line"));
  const desk = new Desk(SAMPLE, page());
  desk.write(PLACE, 3);
  await vi.runAllTimersAsync();
  expect([desk.fault, desk.settled]).toEqual([expect.any(Error), false]);
  asked.mockResolvedValue(page({ text: "new" }));
  desk.write("cardset.id", "Mine");
  await vi.runAllTimersAsync();
  expect(asked.mock.lastCall?.[1].edits).toEqual([
    { path: PLACE, value: 3 },
    { path: "cardset.id", value: "Mine" },
  ]);
  expect(desk.fault).toBeNull();
});

test("what is wrong stands beside its field, in words", () => {
  const params = { least: 2, most: 6, value: "99" };
  const problems = [{ path: PLACE, code: "out-of-range", params }];
  const wrong = field(PLACE, 99);
  const desk = new Desk(SAMPLE, page({ fields: [wrong], problems }));
  const shown = mount(ValueInput, {
    target: document.body,
    props: { field: wrong, desk, editable: true },
  });
  const input = document.querySelector("input")!;
  const told = document.getElementById(input.getAttribute("aria-describedby")!);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(told?.textContent).toBe("must lie between 2 and 6, but is 99");
  unmount(shown);
});

test("sets of one's own are kept, changed and forgotten in this browser", () => {
  const key = shelve({ game: SAMPLE, name: "My box", text: "text", good: true });
  expect(mine(SAMPLE).map(({ name }) => name)).toContain("My box");
  expect(mine(OTHER)).toEqual([]);
  expect(freeName(SAMPLE, "My box")).toBe("My box 2");
  change(key, { text: "new" });
  expect(JSON.parse(localStorage.getItem("card-sets")!)).toMatchObject([{ key, text: "new" }]);
  forget(key);
  expect(mine(SAMPLE)).toEqual([]);
});

test("a file has a name that every system takes", () => {
  expect(fileName(SAMPLE, 'Größe/"7" ')).toBe(`${SAMPLE}-gro-e-7.toml`);
  expect(fileName(OTHER, "???")).toBe(`${OTHER}-cards.toml`);
});
