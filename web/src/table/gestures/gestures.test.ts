import { written } from "../../testing/prompt";
import { beforeEach, expect, test, vi } from "vitest";
import { READ, SHOWN, Gestures } from "../../store/gestures.svelte";
import type { Intent } from "../../wire/types";
import { firstPiece, labelOf, pieceOf, targetAt } from "./targets";

const BOARD = `
  <ol>
    <li data-point="zone 3" aria-labelledby="z3" id="ground">
      <h3 id="z3"><button data-key="zone 3" aria-label="Zone 3" tabindex="-1"></button></h3>
      <button data-key="minion shield@3" aria-label="Shield"><svg><path id="inner"></path></svg></button>
      <p id="grass"></p>
    </li>
  </ol>
  <button class="cell" data-place="0,1" id="draft"></button>
  <button class="card" data-place="1,0" aria-label="Face-down card"></button>
  <button id="throw">Throw</button>`;

beforeEach(() => {
  document.body.innerHTML = BOARD;
});
const at = (id: string) => targetAt(document.getElementById(id))?.id;

test("the smallest piece under the finger is meant, else the ground", () => {
  expect(at("inner")).toBe("minion shield@3");
  expect(at("grass")).toBe("zone 3");
});

test("what is no piece, and a floor that is still being built, cannot be pointed at", () => {
  expect(at("throw")).toBeUndefined();
  expect(at("draft")).toBeUndefined();
});

test("a piece is found by its id and called by its name", () => {
  const zone = pieceOf(document.body, "zone 3")!;
  expect(zone.id).toBe("ground");
  expect(labelOf(zone)).toBe("Zone 3");
  expect(labelOf(pieceOf(document.body, "1,0")!)).toBe("Face-down card");
  expect(pieceOf(document.body, "zone 9")).toBeUndefined();
});

test("whoever points with keys begins at a piece that can have the focus", () => {
  expect(firstPiece(document.body)?.dataset["key"]).toBe("minion shield@3");
});

test("each seat has one finger, and it is taken away again", () => {
  vi.useFakeTimers();
  const gestures = new Gestures();
  for (const [number, target] of ["zone 1", "zone 2"].entries())
    gestures.hear({ type: "pointed", number, seat: "0", target });
  gestures.hear({ type: "pointed", number: 7, seat: "1", target: "boss" });
  expect(gestures.points.map(({ target }) => target)).toEqual(["zone 2", "boss"]);
  vi.advanceTimersByTime(SHOWN);
  expect(gestures.points).toEqual([]);
  vi.useRealTimers();
});

const intent = (seat: string, move: string, code = "advice-heal"): Intent => ({
  type: "intent",
  seat,
  version: 3,
  move: written(move),
  phrase: { code: "move", params: move.includes(" ") ? { text: move } : {} },
  code,
  params: {},
});

test("of each bot the last thing that says something is kept until a person has moved", () => {
  const gestures = new Gestures();
  for (const each of [
    intent("1", "heal 1"),
    intent("2", "keep", "advice-keep"),
    intent("1", "end", "advice-other"),
    intent("2", "end", "advice-other"),
  ])
    gestures.hear(each);
  expect(gestures.intents.map(({ move }) => move)).toEqual(["heal 1", "keep"]);
  gestures.goOn();
  expect(gestures.intents).toEqual([]);
});

test("what a bot intends goes away when there was time to read it", () => {
  vi.useFakeTimers();
  const gestures = new Gestures();
  gestures.hear(intent("1", "heal 1"));
  vi.advanceTimersByTime(READ - 1);
  gestures.hear(intent("1", "heal 2"));
  vi.advanceTimersByTime(1);
  expect(gestures.intents.map(({ move }) => move)).toEqual(["heal 2"]);
  vi.advanceTimersByTime(READ);
  expect(gestures.intents).toEqual([]);
  vi.useRealTimers();
});
