import { afterEach, expect, test, vi } from "vitest";
import { hop, lasting, turnUp } from "./motion";
import { chooseSpeed, SPEEDS } from "./speed.svelte";
import tokens from "./tokens.css?raw";

function reduceMotion(reduce: boolean) {
  vi.stubGlobal("matchMedia", () => ({ matches: reduce }));
}

afterEach(() => {
  chooseSpeed(undefined);
  vi.unstubAllGlobals();
});

test("nothing moves under reduced motion", () => {
  reduceMotion(true);
  expect(lasting("breath")).toBe(0);
  expect(turnUp(document.body).duration).toBe(0);
});

test("durations are those of the tokens", () => {
  reduceMotion(false);
  for (const pace of ["quick", "slide", "breath", "tumble"] as const) {
    expect(tokens).toContain(`--${pace}: ${lasting(pace)}ms;`);
  }
});

test("a chosen speed wins over the system, in scripts and in style sheets", () => {
  reduceMotion(true);
  for (const wanted of SPEEDS.filter((each) => each !== "off")) {
    chooseSpeed(wanted);
    const rules = wanted === "normal" ? tokens : tokens.split(`[data-motion="${wanted}"]`)[1];
    for (const pace of ["quick", "slide", "breath", "tumble"] as const)
      expect(rules).toContain(`--${pace}: ${lasting(pace)}ms;`);
    expect(document.documentElement.dataset["motion"]).toBe(wanted);
  }
  chooseSpeed("off");
  expect(lasting("tumble")).toBe(0);
});

test("a hop starts and ends on the table", () => {
  const { css } = hop(document.body);
  expect(css(0)).toBe("transform: translateY(0px)");
  expect(css(0.5)).toBe("transform: translateY(-24px)");
});
