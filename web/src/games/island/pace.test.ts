// How long a scene stays: longer for who is new, unless they have chosen.

import { afterEach, expect, test } from "vitest";
import { chooseSpeed, lookAnew } from "../../look/speed.svelte";
import { stubMotion, unstubMotion } from "../../testing/motion";
import { lastsAt } from "./pace.svelte";

afterEach(() => {
  chooseSpeed(undefined);
  lookAnew(false);
  unstubMotion();
});

test("whoever is new sees everything longer, until they choose a speed", () => {
  stubMotion({ matches: false });
  const usual = lastsAt("normal");
  lookAnew(true);
  expect(lastsAt("normal")).toBeGreaterThan(1.5 * usual);
  chooseSpeed("normal");
  expect(lastsAt("normal")).toBe(usual);
});
