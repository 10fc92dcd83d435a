import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "../testing/lay";
import { digitOf, keys } from "./steps";

// Name, column, row, attributes.
const TABLE: [string, number, number, string][] = [
  ["a", 0, 0, "data-target"],
  ["b", 100, 5, "data-target"],
  ["c", 0, 98, 'data-target data-card aria-keyshortcuts="1"'],
  ["d", 90, 100, 'data-answer aria-keyshortcuts="2"'],
  ["e", 50, 50, ""],
];
let away: () => void;
const focus = () => document.activeElement?.id;

beforeEach(() => {
  const board = document.createElement("div");
  board.innerHTML = TABLE.map(([id, , , more]) => `<button id="${id}" ${more}></button>`).join("");
  document.body.replaceChildren(board, document.createElement("input"));
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    const [, x = 0, y = 0] = TABLE.find(([id]) => id === this.id) ?? [];
    return new DOMRect(x, y, 10, 10);
  });
  away = keys(board);
});
afterEach(() => {
  away();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const at = (id: string) => document.getElementById(id)!;

test("arrows lead from target to target by where they lie, past what is none", () => {
  at("a").focus();
  for (const [key, there] of [
    ["ArrowRight", "b"],
    ["ArrowDown", "d"],
    ["ArrowLeft", "c"],
    ["ArrowDown", "c"],
    ["ArrowUp", "a"],
  ] as const) {
    press(document.activeElement as HTMLElement, key);
    expect(focus()).toBe(there);
  }
});

test("from nowhere they lead to what can be picked first, from elsewhere nowhere", () => {
  press(document.body, "ArrowUp");
  expect(focus()).toBe("c");
  const field = document.querySelector("input")!;
  field.focus();
  press(field, "ArrowUp");
  expect(document.activeElement).toBe(field);
});

test("the tabulator leads to the first answer once what was pressed is gone, and not before", () => {
  press(document.body, "Tab");
  expect(document.activeElement).toBe(document.body);
  at("a").focus();
  at("a").remove();
  press(document.body, "Tab");
  expect(focus()).toBe("d");
  press(at("d"), "Tab"); // which the browser takes from here
  expect(focus()).toBe("d");
  at("b").tabIndex = -1;
  at("b").focus();
  at("c").classList.add("hot");
  press(at("b"), "Tab");
  expect(focus()).toBe("c");
});

test("a digit presses what listens to it, but not while somebody writes", () => {
  const pressed: string[] = [];
  for (const [id] of TABLE) at(id).addEventListener("click", () => pressed.push(id));
  press(document.body, "1");
  expect(focus()).toBe("c");
  press(document.body, "2");
  press(document.body, "3");
  press(document.querySelector("input")!, "1");
  expect(pressed).toEqual(["c", "d"]);
  expect([digitOf(0), digitOf(9), digitOf(10)]).toEqual(["1", "0", undefined]);
});
