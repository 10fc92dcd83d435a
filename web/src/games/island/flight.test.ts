import { expect, test } from "vitest";
import type { IslandEvent, IslandView } from "../../wire/types";
import { landings, takeOff, usedDice } from "./flight";

const lying = (roll: Record<string, number>, pending: Record<string, number> = {}) =>
  ({ roll, pending }) as unknown as IslandView;
const told = (code: string, params: object) => ({ code, params }) as unknown as IslandEvent;

test("what lay there before and does not any more was used", () => {
  const before = lying({ claw: 3, energy: 1 }, { heart: 1 });
  expect(usedDice(before, lying({ claw: 1, energy: 1 }))).toEqual(["claw", "claw", "heart"]);
});

test("every die lands on what it did", () => {
  const at = (face: string, event: IslandEvent) => landings([face], [event])[0]?.at[0];
  const gained = told("energy-changed", { player: 1, change: 2 });
  expect(at("energy", gained)).toBe('[data-lands="energy 1"]');
  expect(at("heart", told("healed", { player: 0 }))).toBe('[data-lands="heart 0"]');
  expect(at("fame", told("fame-changed", { player: 0 }))).toBe('[data-lands="fame 0"]');
  expect(at("claw", told("attacked", { zone: 4 }))).toBe('[data-point="zone 4"] .stage');
  expect(at("wrench", told("tile-built", { tile: "ST05" }))).toBe('[data-key="tile ST05"]');
  expect(at("foot", told("monster-moved", { player: 2 }))).toBe('[data-key="monster 2"]');
});

test("what did nothing flies nowhere: paid energy, dice left over at the end of the turn", () => {
  const paid = told("energy-changed", { player: 1, change: -2 });
  const ended = [told("turn-ended", { player: 1 }), told("healed", { player: 0 })];
  expect(landings(["energy"], [paid])).toEqual([]);
  expect(landings(["heart", "claw"], ended)).toEqual([]);
});

test("it takes off from where a die of its face lies", () => {
  const board = document.createElement("div");
  board.innerHTML = `<div class="tray"><i data-point="die claw#0"></i><i data-point="die heart~#0"></i></div>`;
  const wanted = [
    { face: "heart", at: ["a"] },
    { face: "claw", at: ["b"] },
    { face: "claw", at: ["b"] },
  ];
  expect(takeOff(board, wanted).map(({ face, at }) => `${face} ${at}`)).toEqual([
    "heart a",
    "claw b",
  ]);
});
