import { expect, test } from "vitest";
import { inChapters } from "./chapters";

const event = (move: number, turn: number | null = null) => ({ move, turn });
const chapterOf = (told: { turn: number | null }) => told.turn;
const moment = (...events: ReturnType<typeof event>[]) => ({ move: events[0]!.move, events });
const STORY = [
  moment(event(1)),
  moment(event(2), event(2, 1), event(2)),
  moment(event(3)),
  moment(event(4, 2)),
];

test("a chapter begins where its event says so, in the middle of a move too", () => {
  const chapters = inChapters(STORY, chapterOf, false);
  expect(chapters.map(({ begun }) => begun?.turn)).toEqual([undefined, 1, 2]);
  expect(chapters.map(({ moments }) => moments.map(({ move }) => move))).toEqual([
    [1, 2],
    [2, 3],
    [4],
  ]);
  expect(chapters[1]!.moments[0]!.events).toEqual([event(2, 1), event(2)]);
});

test("what a heading says is not said once more", () => {
  const chapters = inChapters(STORY, chapterOf, true);
  expect(chapters[1]!.moments[0]!.events).toEqual([event(2)]);
  expect(chapters[2]).toEqual({ begun: event(4, 2), moments: [] });
});

test("a chapter that begins twice is one", () => {
  const twice = [moment(event(1, 1), event(1, 1))];
  expect(inChapters(twice, chapterOf, false)).toHaveLength(1);
});

test("without chapters there is one list", () => {
  const told = [moment(event(1)), moment(event(2))];
  expect(inChapters(told, chapterOf, false)).toEqual([{ begun: null, moments: told }]);
});
