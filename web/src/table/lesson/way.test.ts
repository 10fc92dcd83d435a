import { expect, test } from "vitest";
import "../../testing/allWords";
import type { AskMessage, LessonStep } from "../../wire/types";
import { wayOf } from "./way";

const step = (lit: string[][], does?: object) => ({ lit, does }) as unknown as LessonStep;
const answer = (code: string, ...pieces: string[]) => ({ text: code, pieces, phrase: { code } });

test("the answer that is offered is told, in the words of the list", () => {
  const ask = { kind: "one-of", moves: [answer("lesson-next", "card 4", "spot 2a")] };
  const usual = { code: "lesson-on" };
  const lit = [
    ["card 4", "spot 2b"],
    ["spot 2a", "card 4"],
  ];
  expect(wayOf(step(lit, usual), ask as unknown as AskMessage)).toBe("Go on");
});

test("of what is described, the usual answer", () => {
  const ask = { kind: "some-of", moves: [] } as unknown as AskMessage;
  expect(wayOf(step([["die claw"]], { code: "lesson-on" }), ask)).toBe("Play on here");
});

test("of what is laid out, what lies where", () => {
  const ask = { kind: "layout", each: "card", moves: [] } as unknown as AskMessage;
  const lit = [["card one", "cell 0,1", "card other", "cell -1,0", "do lay"]];
  expect(wayOf(step(lit), ask)).toMatch(/^.*one 0,1 and .*other -1,0$/);
});
