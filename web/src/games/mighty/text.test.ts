import { expect, test } from "vitest";
import { reply } from "../../hearing/command";
import { room } from "../../testing/room";
import { snapshots } from "./snapshots";

test("a question is answered from the view, in the words of the language", () => {
  const here = room("mighty", snapshots["displacing-4"]!);
  expect(reply("My hand!", here).lines[0]).toBe("Your hand:");
  expect(reply("guardian 2", here).lines[0]).toBe("Guardian 2:");
  expect(reply("last", here).lines).toEqual(["Two."]);
  expect(reply("last 2", here).lines).toEqual(["One.", "Two."]);
  expect(reply("who", here).lines).toContain("Your turn.");
  expect(reply("help", here).lines).toContain("guardian 2");
  expect(reply("guardian 9", here).lines).toEqual(["Nothing."]);
  expect(reply("bananas", here).lines[0]).toContain("bananas");
});

test("a move is chosen by its number, if it is offered", () => {
  const here = room("mighty", snapshots["displacing-4"]!);
  const first = here.ask!.moves![0]!.text;
  expect(reply("moves", here).lines[0]).toMatch(/^1: /);
  expect(reply("1", here).move).toBe(first);
  expect(reply("play 1", here).move).toBe(first);
  expect(reply("play 999", here).move).toBeUndefined();
});
