import { afterEach, expect, test } from "vitest";
import { reply } from "../../hearing/command";
import { room } from "../../testing/room";
import { speak } from "../../words/say.svelte";
import { snapshots, texts } from "./snapshots";

afterEach(() => speak("en"));

test("zones and dice, in German, too", async () => {
  const moment = snapshots["dice-3"]!;
  expect(reply("zone 3", room("island", moment, texts("en"))).lines[0]).toBe("Fernwood (3):");
  expect(reply("dice", room("island", moment, texts("en"))).lines.length).toBeGreaterThan(1);
  expect(reply("guardian 1", room("island", moment, texts("en"))).lines).toEqual(["Nothing."]);
  await speak("de");
  expect(reply("Würfel", room("island", moment, texts("de"))).lines[0]).toBe("Die Würfel:");
});

test("throws are counted out, and chosen by their number like everything that is listed", () => {
  const here = room("island", snapshots["throw-3"]!, texts("en"));
  const told = reply("moves", here).lines;
  expect(told).toHaveLength(here.ask!.size);
  const { move } = reply(`play ${told.length}`, here);
  expect(move).toContain("do throw");
});
