import { describe, expect, test } from "vitest";
import type { AskMessage, LessonStep } from "../../wire/types";
import { lightsOf, selectorOf } from "./lights";

const step = (...lit: string[][]): LessonStep => ({
  at: 0,
  text: "",
  tried: "",
  refused: "",
  lit,
  asks: true,
});
const offering = (...pieces: string[][]) =>
  ({ kind: "one-of", moves: pieces.map((each) => ({ pieces: each })) }) as unknown as AskMessage;

describe("what is lit", () => {
  test("the pieces of all answers that are offered, each once", () => {
    const ask = offering(["card 4", "spot 1a"], ["card 4", "spot 1b"], ["card 2", "spot 1a"]);
    const lights = lightsOf(step(["card 4", "spot 1a"], ["spot 1b", "card 4"]), ask);
    expect(lights.map(({ piece }) => piece)).toEqual(["card 4", "spot 1a", "spot 1b"]);
  });

  test("not those of an answer that an earlier one has taken away", () => {
    const lights = lightsOf(
      step(["card 4", "spot 2b"], ["card 4", "spot 2a"]),
      offering(["card 4", "spot 2a"]),
    );
    expect(lights.map(({ piece }) => piece)).toEqual(["card 4", "spot 2a"]);
  });

  test("what is described, as the lesson has it", () => {
    const ask = { kind: "some-of", moves: [] } as unknown as AskMessage;
    expect(lightsOf(step(["die claw", "do throw"]), ask)).toHaveLength(2);
  });

  test("of a layout the places, with what is laid there", () => {
    const ask = { kind: "layout", each: "card", moves: [] } as unknown as AskMessage;
    const lights = lightsOf(
      step(["card exit", "cell 0,1", "card bat", "cell 1,0", "do build"]),
      ask,
    );
    expect(lights).toEqual([
      { piece: "cell 0,1", lays: "exit" },
      { piece: "cell 1,0", lays: "bat" },
      { piece: "do build" },
    ]);
  });
});

test("pieces are found by what boards write on them", () => {
  const board = document.createElement("div");
  board.innerHTML = `<i data-card="4"></i><i data-spot="1a"></i><i data-key="minion shield@1"></i>
    <i data-place="0,-1"></i><i data-mode="attack"></i><i data-die="die claw"></i><i data-throw></i>
    <i data-deed="attack"></i><i data-move="do keep"></i><i data-key="boss"></i><i data-point="zone 3"></i>`;
  const pieces = ["card 4", "spot 1a", "minion shield@1", "cell 0,-1", "tool attack", "die claw"];
  for (const piece of [...pieces, "do throw", "do attack", "do keep", "boss", "zone 3"])
    expect(board.querySelectorAll(selectorOf(piece)), piece).toHaveLength(1);
});
