import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { layBoard, press } from "../../testing/lay";
import { stubMotion, unstubMotion } from "../../testing/motion";
import { language, speak } from "../../words/say.svelte";
import Board from "./Board.svelte";
import { snapshots, texts } from "./snapshots";

let clear: () => unknown;

beforeEach(async () => {
  await speak("en");
  stubMotion();
});
afterEach(() => {
  clear();
  unstubMotion();
});

/** The market of a kept moment with what can be paid for there, the first perhaps another card. */
function open(card?: string) {
  const { seat, view: kept, ask } = snapshots["market-3"]!;
  const offers = ask!.moves!.filter(({ pieces: [piece] }) => piece?.startsWith("slot "));
  const first = Number(offers[0]!.pieces[0]!.slice("slot ".length)) - 1;
  const market = kept.market.map((slot, n) => (card && n === first ? { ...slot, card } : slot));
  const view = { ...kept, market };
  const onmove = vi.fn();
  const board = layBoard(Board, {
    ...{ seat, view, ask, onmove, onwhy: vi.fn() },
    ...{ seats: [], fresh: [], help: "some" as const, cards: texts(language()) },
  });
  clear = board.clear;
  const cardAt = (n: number) =>
    board.target.querySelector<HTMLElement>(`[data-key="${offers[n]!.pieces[0]}"]`)!;
  const button = (n: number) =>
    board.target.querySelector<HTMLElement>(`[data-move="${offers[n]!.pieces[0]}"]`)!;
  return { ...board, offers, card: cardAt, button, onmove };
}

test("a first touch chooses a card, a second one buys it", () => {
  const { card, button, offers, onmove } = open();
  press(card(0));
  expect(onmove).not.toHaveBeenCalled();
  expect(card(0).getAttribute("aria-pressed")).toBe("true");
  expect(button(0).textContent).toMatch(/^Buy .+ for \d+ · \d+ energy left$/);
  press(card(0));
  expect(onmove).toHaveBeenCalledExactlyOnceWith(offers[0]!.text);
});

test("the button of a chosen card buys it, and another card may be chosen instead", () => {
  const { card, button, offers, onmove } = open();
  expect(offers.length).toBeGreaterThan(1);
  press(card(0));
  expect(card(1).tabIndex).toBe(0);
  press(card(1));
  expect(card(0).getAttribute("aria-pressed")).toBeNull();
  press(button(1));
  expect(onmove).toHaveBeenCalledExactlyOnceWith(offers[1]!.text);
});

test("Escape puts a chosen card back; its own button chooses it, too", () => {
  const { target, card, button, offers, onmove } = open();
  press(card(0));
  press(target.querySelector(".board")!, "Escape");
  expect(card(0).getAttribute("aria-pressed")).toBeNull();
  press(button(0));
  expect(onmove).not.toHaveBeenCalled();
  press(button(0));
  expect(onmove).toHaveBeenCalledExactlyOnceWith(offers[0]!.text);
});

test("a name with a long word has the room of two", async () => {
  await speak("de");
  const { button } = open("K28");
  expect(button(0).textContent).toContain("Notstromaggregat");
  expect(button(0).dataset["long"]).toBe("");
  expect(button(1).dataset["long"]).toBeUndefined();
});
