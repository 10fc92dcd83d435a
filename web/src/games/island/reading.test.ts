import { afterEach, expect, test, vi } from "vitest";
import { Reading } from "./reading.svelte";

afterEach(() => vi.useRealTimers());

test("only another kind of question has to be read first, and not for long", () => {
  vi.useFakeTimers();
  const reading = new Reading();
  reading.see("resolve");
  reading.see("resolve");
  expect(reading.unread).toBe(false);
  reading.see("ally");
  expect(reading.unread).toBe(true);
  vi.advanceTimersByTime(349);
  expect(reading.unread).toBe(true);
  vi.advanceTimersByTime(1);
  expect(reading.unread).toBe(false);
});
