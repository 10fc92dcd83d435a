// A win rate is told for what was measured, and for nothing else.

import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Measured } from "../wire/types";
import { measuredFor } from "./measured";
import WinRate from "./WinRate.svelte";

const LAVALORD = { boss: "lavalord", side: "normal", players: 2, even_odds: false };
const row = (cards: string, options: Record<string, unknown>, share: number): Measured => ({
  cards,
  options: { ...options, support_either_or: false },
  bot: "goblin",
  games: 400,
  share,
  low: share - 0.05,
  high: share + 0.05,
});
const ALL = [
  row("made-up", LAVALORD, 0.4),
  row("made-up", { ...LAVALORD, even_odds: true }, 0.5),
  row("other", LAVALORD, 0.6),
];
const wish = { ...LAVALORD, zone: 3, start: "random", support_either_or: false };

describe("what was measured", () => {
  it("is found by the cards and by every option that matters", () => {
    expect(measuredFor(ALL, "made-up", wish)?.share).toBe(0.4);
    expect(measuredFor(ALL, "made-up", { ...wish, even_odds: true })?.share).toBe(0.5);
    expect(measuredFor(ALL, "other", wish)?.share).toBe(0.6);
  });
  it("is not told of another set, boss, side, number, or with another house rule", () => {
    expect(measuredFor(ALL, "", wish)).toBeUndefined();
    for (const other of [
      { boss: "lithosaur" },
      { side: "advanced" },
      { players: 3 },
      { support_either_or: true },
    ])
      expect(measuredFor(ALL, "made-up", { ...wish, ...other })).toBeUndefined();
    expect(measuredFor([], "made-up", wish)).toBeUndefined();
  });
  it("is drawn with its interval, and said in words", () => {
    const target = document.body;
    const shown = mount(WinRate, { target, props: { measured: ALL[0]!, level: 2 } });
    flushSync();
    const spread = target.querySelector(".spread")?.getAttribute("d") ?? "";
    const [low, high] = [...spread.matchAll(/[\d.]+/g)].flatMap(([n], at) =>
      at === 0 || at === 2 ? [Number(n)] : [],
    );
    expect(low).toBeCloseTo(4 + 0.35 * 192);
    expect(high).toBeCloseTo(4 + 0.45 * 192);
    expect(target.querySelector("figcaption")).not.toBeNull();
    void unmount(shown);
  });
});
