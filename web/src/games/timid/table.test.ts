import { expect, test } from "vitest";
import { chaptersIn } from "../../replay/chapters";
import type { EventMessage } from "../../store/story";
import { press } from "../../testing/lay";
import { asked } from "../../testing/prompt";
import { aloud, event, speak } from "../../words/say.svelte";

const told = (code: string, move: number, params: object) =>
  ({ code, rule: "", params, move }) as EventMessage;

test("floors are read off what happened", () => {
  const drawn = told("monsters-drawn", 1, { floor: 1, monsters: [] });
  expect(chaptersIn("timid", [drawn])).toEqual([{ move: 1, number: 1 }]);
});

test("layout: every piece gets a cell", () => {
  const { onmove, target, named } = asked("timid", {
    kind: "layout",
    supply: { bat: 1, corridor: 2 },
    fixed: [[0, 0]],
    each: "card",
    ends: "do build",
    code: "does-timid-build",
  });
  press(named("Finish building the floor"));
  expect(onmove).not.toHaveBeenCalled();
  const cells = ["0,1", "1,0", " −1, 0"];
  [...target.querySelectorAll("input")].forEach((input, n) => {
    input.value = cells[n]!;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  press(named("Finish building the floor"));
  expect(onmove).toHaveBeenCalledExactlyOnceWith([
    ...["card bat", "cell 0,1", "card corridor", "cell 1,0", "card corridor", "cell -1,0"],
    "do build",
  ]);
});

test.each(["en", "de"] as const)("places are called alike by eye and ear: %s", async (tongue) => {
  await speak(tongue);
  const text = event("timid", {
    code: "card-turned",
    params: { place: [1, -2], card: "exit" },
  });
  expect(text).toContain("H5");
  expect(aloud(text)).toBe(text);
});
