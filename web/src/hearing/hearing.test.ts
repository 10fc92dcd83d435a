import { afterEach, expect, test } from "vitest";
import { moments as island, textsIn } from "../games/island/snapshots";
import { moments as mighty } from "../games/mighty/snapshots";
import { MOMENTS as timid } from "../games/timid/snapshots";
import { speak } from "../words/say.svelte";
import { reply, type Room } from "./command";
import { partsOf } from "./parts";

type Moment = { view: unknown; seat: string; seats: any[]; ask: Room["ask"] };

function room(game: "mighty" | "timid" | "island", moment: Moment, language = "en"): Room {
  const { view, seat, seats, ask } = moment;
  const parts = partsOf(game, { view, seat, seats, cards: textsIn(language) });
  return { game, parts, ask, prompt: "Your turn.", people: ["Ada"], story: ["One.", "Two."] };
}

afterEach(() => speak("en"));

test("every moment of every game can be told, without a word missing", () => {
  const all = [
    ...Object.values(mighty).map((moment) => room("mighty", moment)),
    ...Object.values(timid).map((moment) => room("timid", moment as Moment)),
    ...Object.values(island).map((moment) => room("island", moment)),
  ];
  for (const { parts } of all) {
    expect(parts.length).toBeGreaterThan(1);
    const told = parts.flatMap(({ title, lines }) => [title, ...lines]);
    for (const line of told) expect(line).not.toMatch(/^[a-z]+(-[a-z]+)+$|undefined|\{/);
  }
});

test("a question is answered from the view, in the words of the language", () => {
  const here = room("mighty", mighty["displacing-4"]!);
  expect(reply("My hand!", here).lines[0]).toBe("Your hand:");
  expect(reply("guardian 2", here).lines[0]).toBe("Guardian 2:");
  expect(reply("last", here).lines).toEqual(["Two."]);
  expect(reply("last 2", here).lines).toEqual(["One.", "Two."]);
  expect(reply("who", here).lines).toContain("Your turn.");
  expect(reply("help", here).lines).toContain("guardian 2");
  expect(reply("guardian 9", here).lines).toEqual(["Nothing."]);
  expect(reply("bananas", here).lines[0]).toContain("bananas");
});

test("zones of the island, in German, too", async () => {
  const moment = island["dice-3"]!;
  expect(reply("zone 3", room("island", moment)).lines[0]).toBe("Zone 3:");
  expect(reply("dice", room("island", moment)).lines.length).toBeGreaterThan(1);
  expect(reply("guardian 1", room("island", moment)).lines).toEqual(["Nothing."]);
  await speak("de");
  expect(reply("Würfel", room("island", moment, "de")).lines[0]).toBe("Die Würfel:");
});

test("a move is chosen by its number, if it is offered", () => {
  const here = room("mighty", mighty["displacing-4"]!);
  const [first] = here.ask!.moves!;
  expect(reply("moves", here).lines[0]).toMatch(/^1: /);
  expect(reply("1", here).move).toBe(first);
  expect(reply("play 1", here).move).toBe(first);
  expect(reply("play 999", here).move).toBeUndefined();
});
