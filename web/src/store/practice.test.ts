import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = async () => ({
  practice: await import("./practice.svelte"),
  person: await import("./person.svelte"),
});

test("somebody new is offered a lesson, and gets much help from the second question on", async () => {
  const { practice } = await load();
  expect(practice.isFirst("one")).toBe(true);
  expect(practice.helpIn("one")).toBe("some");
  practice.practise("one", "M-3.1", false);
  expect(practice.isFirst("one")).toBe(false);
  expect(practice.isFirst("other")).toBe(true);
  expect(practice.helpIn("one")).toBe("full");
  expect(practice.helpIn("one", true)).toBe("some");
});

test("after a match there is less help, and what one has chosen wins", async () => {
  const { practice, person } = await load();
  practice.practise("one", "M-3.1", false);
  practice.finish("one");
  expect(practice.helpIn("one")).toBe("some");
  person.wantHelp("off");
  expect(practice.helpIn("one")).toBe("off");
  expect(practice.helpIn("other")).toBe("off");
});

test("a question is explained three times, another one from its first time on", async () => {
  const { practice } = await load();
  for (const left of [true, true, true, false]) {
    expect(practice.isExplained("other", "T-4.1")).toBe(left);
    practice.practise("other", "T-4.1", false);
  }
  expect(practice.isExplained("other", "T-4.2")).toBe(true);
  practice.finish("other");
  expect(practice.isExplained("other", "T-4.2")).toBe(false);
});

test("the goal stands there for a while, then only as a table begins, then no more", async () => {
  const { practice } = await load();
  const shown = () => [practice.tellsGoal("third", false), practice.tellsGoal("third", true)];
  expect(shown()).toEqual([true, true]);
  for (let n = 0; n < 20; n++) practice.practise("third", `I-${n}`, false);
  expect(shown()).toEqual([false, true]);
  practice.finish("third");
  practice.finish("third");
  expect(shown()).toEqual([false, true]);
  practice.finish("third");
  expect(shown()).toEqual([false, false]);
});

test("a lesson makes nobody less new, but it is no longer the first time", async () => {
  const { practice } = await load();
  for (let n = 0; n < 99; n++) practice.practise("third", "I-11.1", true);
  expect(practice.isFirst("third")).toBe(false);
  expect(practice.isNew("third")).toBe(true);
  expect(practice.isExplained("third", "I-11.1")).toBe(true);
});

test("many answers make up for a match that nobody finished", async () => {
  const { practice } = await load();
  for (let n = 0; n < 60; n++) practice.practise("third", "I-11.1", false);
  expect(practice.isNew("third")).toBe(false);
});

test("a device that has kept nonsense begins anew", async () => {
  for (const nonsense of ["{", "null", "7", '"one"']) {
    localStorage.setItem("practice", nonsense);
    vi.resetModules();
    const { practice } = await load();
    expect(practice.isFirst("one")).toBe(true);
  }
});

test("the server remembers what this device does not", async () => {
  localStorage.setItem("key", "me.secret");
  const fetched = vi.fn(async () => Response.json({ matches: { one: 4, other: 1 } }));
  vi.stubGlobal("fetch", fetched);
  const { practice } = await load();
  await Promise.all([practice.recollect(), practice.recollect()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(practice.isNew("one")).toBe(false);
  expect(practice.isNew("third")).toBe(true);
  expect(JSON.parse(localStorage.getItem("practice")!).other.over).toBe(1);
  vi.unstubAllGlobals();
});

test("a server that does not answer changes nothing", async () => {
  localStorage.setItem("key", "me.secret");
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("offline")));
  const { practice } = await load();
  await practice.recollect();
  expect(practice.isFirst("one")).toBe(true);
  vi.unstubAllGlobals();
});
