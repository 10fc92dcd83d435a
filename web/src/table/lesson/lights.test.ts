import { describe, expect, test } from "vitest";
import type { AskMessage, LessonStep } from "../../wire/types";
import { inTurn, lightsOf, selectorOf } from "./lights";
import { meant, within } from "./touching";

const step = (...lit: string[][]): LessonStep => ({
  at: 0,
  text: "",
  tried: "",
  refused: "",
  lit,
  asks: true,
  trying: [],
  does: null,
});
const offering = (...pieces: string[][]) =>
  ({ kind: "one-of", moves: pieces.map((each) => ({ pieces: each })) }) as unknown as AskMessage;

describe("what is lit", () => {
  test("the pieces of all answers that are offered, each once", () => {
    const ask = offering(["card 4", "spot 1a"], ["card 4", "spot 1b"], ["card 2", "spot 1a"]);
    const lights = lightsOf(step(["card 4", "spot 1a"], ["spot 1b", "card 4"]), ask);
    expect(lights.map(({ piece }) => piece)).toEqual([
      "card 4",
      "spot 1a",
      "spot 1b",
      "card 4 spot 1a",
      "spot 1b card 4",
    ]);
  });

  test("not those of an answer that an earlier one has taken away", () => {
    const lights = lightsOf(
      step(["card 4", "spot 2b"], ["card 4", "spot 2a"]),
      offering(["card 4", "spot 2a"]),
    );
    expect(lights.map(({ piece }) => piece)).toEqual(["card 4", "spot 2a", "card 4 spot 2a"]);
  });

  test("what shall be tried, until something was tried in vain", () => {
    const tries = { ...step(["card 4", "spot 2a"]), trying: ["card 4", "spot 1a"] };
    const ask = offering(["card 4", "spot 2a"]);
    const lit = (vain: boolean) => lightsOf(tries, ask, vain).map(({ piece }) => piece);
    expect(lit(false)).toEqual(["card 4", "spot 1a", "card 4 spot 1a"]);
    expect(lit(true)).toEqual(["card 4", "spot 2a", "card 4 spot 2a"]);
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

test("a button that does it all is found, and none that only sounds like it", () => {
  const board = document.createElement("div");
  board.innerHTML = `<i data-offers="|die heart monster 0|die heart monster 1|"></i><i data-aside="none"></i>
    <i data-move="do keep"></i>`;
  expect(board.querySelectorAll(selectorOf("die heart monster 1"))).toHaveLength(1);
  expect(board.querySelectorAll(selectorOf("do keep"))).toHaveLength(1);
});

describe("one thing after the other", () => {
  const next = (...pieces: string[]) =>
    inTurn(pieces.map((piece) => ({ piece }))).map(({ piece }) => piece);
  test("the tool, the landing, what is jumped over", () => {
    expect(next("tool jump-attack", "cell 1,1", "over 1,0")).toEqual(["tool jump-attack"]);
    expect(next("cell 1,1", "over 1,0")).toEqual(["cell 1,1"]);
    expect(next("over 1,0", "over 0,1")).toEqual(["over 1,0", "over 0,1"]);
  });
  test("the throw once all dice are kept", () => {
    expect(next("die claw", "die heart", "do throw")).toEqual(["die claw", "die heart"]);
    expect(next("do throw")).toEqual(["do throw"]);
  });
});

test("what stands in a lit zone hands the touch on, unless the lesson means itself", () => {
  document.body.innerHTML = `<main><div class="board"><ul><li data-point="zone 2">
    <button data-key="zone 2"></button><button data-key="minion soldier@2"></button>
    <p></p></li></ul></div></main>`;
  const at = (selector: string) => document.querySelector(selector);
  const lights = [{ piece: "die foot" }, { piece: "zone 2" }];
  expect(meant(at('[data-key="minion soldier@2"]'), lights)).toBe(at('[data-key="zone 2"]'));
  expect(meant(at("p"), lights)).toBe(at('[data-key="zone 2"]'));
  expect(meant(at('[data-key="zone 2"]'), lights)).toBeNull();
  expect(
    meant(at('[data-key="minion soldier@2"]'), [...lights, { piece: "minion soldier@2" }]),
  ).toBe(null);
  at("main")!.remove();
});

test("a touch within a ring is meant for its piece, unless it falls on one that is lit", () => {
  document.body.innerHTML = `<main><div class="board"><div id="zone">
    <button data-key="boss">boss</button><button data-key="minion shield@1">shield</button>
  </div></div></main>`;
  const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const rings = [{ piece: "boss", left: 10, top: 10, width: 40, height: 40 }];
  const touch = (selector: string, clientX: number) => {
    let found: HTMLElement | null | undefined;
    at(selector).addEventListener("click", (event) => (found = within(event, rings)), {
      once: true,
    });
    at(selector).dispatchEvent(new MouseEvent("click", { clientX, clientY: 20 }));
    return found;
  };
  expect(touch("#zone", 20)).toBe(at('[data-key="boss"]'));
  expect(touch('[data-key="minion shield@1"]', 48)).toBe(at('[data-key="boss"]'));
  expect(touch('[data-key="boss"]', 20)).toBeNull();
  expect(touch("#zone", 60)).toBeNull();
});
