import { expect, test } from "vitest";
import { uiOf } from "../games/games";
import { room } from "../testing/room";
import { GAMES } from "../wire/types";

test.each(GAMES)("every snapshot of %s can be told, without a word missing", async (game) => {
  const { all, texts } = (await uiOf(game).snapshots!()).default;
  for (const { parts } of Object.values(all).map((each) => room(game, each, texts?.("en")))) {
    expect(parts.length).toBeGreaterThan(1);
    const told = parts.flatMap(({ title, lines }) => [title, ...lines]);
    for (const line of told) expect(line).not.toMatch(/^[a-z]+(-[a-z]+)+$|undefined|\{/);
  }
});
