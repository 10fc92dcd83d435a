import { expect, test } from "vitest";
import { Arrival } from "./arrival.svelte";

test("it is empty until the value is there", async () => {
  const coming = Promise.resolve("here");
  const arrival = new Arrival(coming);
  expect([arrival.value, arrival.failed]).toEqual([undefined, false]);
  await coming;
  expect([arrival.value, arrival.failed]).toEqual(["here", false]);
});

test("what fails is kept for telling", async () => {
  const coming = Promise.reject(new Error("no"));
  const arrival = new Arrival(coming);
  await coming.catch(() => {});
  expect([arrival.value, arrival.failed]).toEqual([undefined, true]);
  expect(arrival.fault).toEqual(new Error("no"));
});
