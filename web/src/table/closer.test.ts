import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { LOOK } from "../games/looking";
import { HOLD, pieceAt, watch } from "./closer";

const BOARD = `
  <button aria-label="Guardian 2, level 1"><svg id="card"><g><svg id="mark"></svg></g></svg></button>
  <button id="plain">Nothing drawn</button>`;

function board() {
  document.body.innerHTML = `<div id="board">${BOARD}</div>`;
  const drawn = document.querySelector<HTMLElement>("#board")!;
  const played = vi.fn();
  drawn.querySelectorAll("button").forEach((each) => each.addEventListener("click", played));
  return { drawn, played, card: drawn.querySelector("button")! };
}

afterEach(() => vi.useRealTimers());

test("a piece is its drawing, copied, under the name of its control", () => {
  const { card } = board();
  const piece = pieceAt(card.querySelector("g"));
  expect(piece?.name).toBe("Guardian 2, level 1");
  expect(piece?.picture?.id).toBe("card");
  expect(piece?.picture?.isConnected).toBe(false);
  expect(pieceAt(document.querySelector("#plain"))).toBeNull();
});

test("a drawing without a control has the name of the picture that it is part of", () => {
  document.body.innerHTML = `<div role="img" aria-label="Guardian 3"><svg><text>6–10</text></svg></div>`;
  expect(pieceAt(document.querySelector("text"))?.name).toBe("Guardian 3");
});

test("a small sign is no drawing, but what it stands for is told with the piece", () => {
  const sign = `<span data-sign="invented"><svg></svg></span>`;
  document.body.innerHTML = `<button id="words">A card ${sign}</button>
    <button id="drawn"><svg><g data-sign="invented"></g></svg></button>`;
  expect(pieceAt(document.querySelector("#words"))).toBeNull();
  expect(pieceAt(document.querySelector("#drawn"))?.ours).toBe(true);
  const { card } = board();
  expect(pieceAt(card)?.ours).toBe(false);
});

test("only while a closer look is wanted does a click show instead of play", () => {
  const { drawn, played, card } = board();
  const show = vi.fn();
  let wanted = false;
  const stop = watch(drawn, () => wanted, show);
  card.click();
  expect([played.mock.calls.length, show.mock.calls.length]).toEqual([1, 0]);
  wanted = true;
  card.click();
  expect([played.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
  document.querySelector<HTMLElement>("#plain")!.click();
  expect(played.mock.calls.length).toBe(2);
  stop();
  card.click();
  expect(played.mock.calls.length).toBe(3);
});

test("while a closer look is wanted nothing is played, even where nothing is drawn", () => {
  const { drawn, played } = board();
  const [plain, wanted] = [drawn.querySelector<HTMLElement>("#plain")!, { now: true }];
  watch(drawn, () => wanted.now, vi.fn());
  plain.click();
  expect(played).toHaveBeenCalledTimes(1); // a button beside the pieces
  plain.dataset["target"] = "";
  plain.click();
  expect(played).toHaveBeenCalledTimes(1);
  wanted.now = false;
  plain.click();
  expect(played).toHaveBeenCalledTimes(2);
});

test("a finger that rests on a piece shows it and does not play it", () => {
  vi.useFakeTimers();
  const { drawn, played, card } = board();
  const show = vi.fn();
  watch(drawn, () => false, show);
  const down = () =>
    card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
  down();
  vi.advanceTimersByTime(HOLD);
  flushSync();
  card.click();
  expect([played.mock.calls.length, show.mock.calls.length]).toEqual([0, 1]);
  down();
  card.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "touch" }));
  vi.advanceTimersByTime(HOLD);
  card.click();
  expect([played.mock.calls.length, show.mock.calls.length]).toEqual([1, 1]);
});

test("a piece that says what it is can be seen large without a drawing", () => {
  document.body.innerHTML = `<button data-what="card K03">Spare Arm</button>`;
  const piece = pieceAt(document.querySelector("button"));
  expect([piece?.what, piece?.picture]).toEqual(["card K03", undefined]);
});

test("a mere picture is seen large by one click, a piece when it asks for it", () => {
  document.body.innerHTML = `<div id="board"><span data-what="boss x"><svg></svg></span>
    <button data-what="card y">y</button></div>`;
  const show = vi.fn();
  watch(document.querySelector<HTMLElement>("#board")!, () => false, show);
  document.querySelector("svg")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const button = document.querySelector("button")!;
  button.click();
  expect(show.mock.calls.map(([{ what }]) => what)).toEqual(["boss x"]);
  button.dispatchEvent(new CustomEvent(LOOK, { bubbles: true }));
  expect(show.mock.calls.map(([{ what }]) => what)).toEqual(["boss x", "card y"]);
});
