// A floor's end waits for whoever plays, and shows nothing of the floor to come.

import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../testing/allWords";
import { layBoard, press } from "../../testing/lay";
import { stubMotion, unstubMotion } from "../../testing/motion";
import { say, speak } from "../../words/say.svelte";
import Board from "./Board.svelte";
import type { Props } from "./play";
import { snapshots } from "./snapshots";

let clear: () => unknown = () => {};
beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  stubMotion({ matches: false });
});
afterEach(() => {
  clear();
  vi.useRealTimers();
  unstubMotion();
});

const beside = { tabs: [], panel: createRawSnippet(() => ({ render: () => "<p></p>" })) };

/** The exit is found, and the next floor lies already. */
function leave(more: Partial<Props> = {}) {
  const { before, view, fresh, ...rest } = snapshots["floor-2-drawing"]!;
  const common = { help: "full" as const, onmove: vi.fn(), onwhy: vi.fn(), beside, ...more };
  const props = $state<Props>({ ...rest, ...common, view: before, fresh: [] });
  const board = layBoard(Board, props);
  clear = board.clear;
  Object.assign(props, { view, fresh });
  flushSync();
  const next = snapshots["floor-2"]!;
  Object.assign(props, { view: next.view, fresh: next.fresh, ask: next.ask, aid: next.aid });
  flushSync();
  return board;
}

function wait(seconds: number): void {
  for (let n = 0; n < seconds * 5; n++) {
    vi.advanceTimersByTime(200);
    flushSync();
  }
}
const act = (board: ReturnType<typeof leave>) => board.all(".board")[0]!.dataset["act"];
const goesOn = (board: ReturnType<typeof leave>) =>
  board.all("button").find((each) => each.textContent.trim() === say("timid-go-on"));

test("it stays until somebody goes on, and nothing under the finger is touched by that", () => {
  const board = leave();
  wait(120);
  expect(act(board)).toBe("leave");
  press(goesOn(board)!);
  expect(act(board)).not.toBe("leave");
  expect(board.all(".inner.settling")).toHaveLength(1);
  wait(3);
  expect(board.all(".inner.settling")).toEqual([]);
  expect(board.all(".give-up")).toHaveLength(1);
});

test("whoever only watches need not touch it", () => {
  const board = leave({ seat: "spectator" });
  wait(60);
  expect(act(board)).toBeUndefined();
});

test("numbers of the next floor stand on no card of this one", () => {
  const board = leave();
  wait(30);
  expect(board.all("[data-place] .odds")).toEqual([]);
  press(goesOn(board)!);
  wait(3);
  expect(board.all("[data-place] .odds").length).toBeGreaterThan(0);
});
