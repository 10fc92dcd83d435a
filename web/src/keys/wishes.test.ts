import { afterEach, expect, test } from "vitest";
import { type Wish, wishOf } from "./wishes";

let wish: Wish | undefined;
const note = (event: KeyboardEvent): void => void (wish = wishOf(event));
addEventListener("keydown", note);
afterEach(() => document.body.replaceChildren());

function press(key: string, held: KeyboardEventInit = {}, at: Element = document.body) {
  wish = undefined;
  at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...held }));
  return wish;
}

test.each([
  ["z", { ctrlKey: true }, "undo"],
  ["z", { metaKey: true }, "undo"],
  ["y", { ctrlKey: true }, "redo"],
  ["Z", { metaKey: true, shiftKey: true }, "redo"],
  ["h", {}, "hint"],
  ["l", {}, "log"],
  ["r", {}, "rules"],
  ["r", { ctrlKey: true }, undefined],
  ["l", { metaKey: true }, undefined],
  ["z", {}, undefined],
  ["z", { ctrlKey: true, altKey: true }, undefined],
])("%s with %o is %s", (key, held, expected) => {
  expect(press(key, held)).toBe(expected);
});

test("whoever writes means what they write", () => {
  const field = document.body.appendChild(document.createElement("input"));
  expect(press("z", { ctrlKey: true }, field)).toBeUndefined();
  expect(press("h", {}, field)).toBeUndefined();
});
