import { mount, unmount } from "svelte";
import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import { offersOf } from "../../testing/prompt";
import type { Given } from "../../wire/given";
import { addSource, bundle, fetchWords } from "../../words/catalogue.svelte";
import { introduce, language, say } from "../../words/say.svelte";
import { uiOf } from "../games";
import Board from "./Board.svelte";
import { partsFor } from "./table";
import { sheetOf } from "./view";

const VIEW = {
  seat: "0",
  asked: "1",
  pot: 7,
  open_hand: true,
  nothing: null,
  players: [
    { seat: "0", cards: [4, 9], secret: 1 },
    { seat: "1", cards: [], secret: 2 },
  ],
};
const ASK = { kind: "one-of", size: 2, moves: offersOf(["draw 2"], ["stop"]) };
introduce([
  ["0", "Ada"],
  ["1", "Bea"],
]);
afterEach(() => document.body.replaceChildren());

function shown(game: string): string {
  const props = { game, view: VIEW, seat: "0", ask: ASK, seats: [], fresh: [], help: "some" };
  const onmove = (given: Given) => said.push(given);
  const board = mount(Board, {
    target: document.body,
    props: { ...props, help: "some", onmove, onwhy: () => undefined },
  });
  const text = document.body.textContent ?? "";
  document.querySelector<HTMLButtonElement>("button:last-of-type")?.click();
  void unmount(board);
  return text;
}
const said: Given[] = [];

test("a game without words shows every field under its own name", () => {
  const { facts, lists } = sheetOf("chess", VIEW);
  expect(facts.map(({ label }) => label)).toEqual(["Pot", "Open hand", "Nothing"]);
  expect(facts.map(({ values }) => values)).toEqual([["7"], ["yes"], []]);
  expect(lists[0]!.columns.map(({ label }) => label)).toEqual(["Cards", "Secret"]);
  expect(lists[0]!.rows.map(({ seat }) => seat)).toEqual(["0", "1"]);
});

test("a game with words says which fields are shown", () => {
  const text = "view-draughts-players = Around\nview-draughts-cards = Held\n";
  bundle(language()).addResource(new FluentResource(text));
  const { facts, lists } = sheetOf("draughts", VIEW);
  expect(facts).toEqual([]);
  expect(lists.map(({ label }) => label)).toEqual(["Around"]);
  expect(lists[0]!.columns.map(({ label }) => label)).toEqual(["Held"]);
});

test("what is offered is a button, and what lies there can be read", () => {
  const text = shown("chess");
  for (const part of ["draw 2", "stop", "Ada", "Bea", "4 9", "7"]) expect(text).toContain(part);
  expect(said.length).toBe(1);
});

test("a game of which nothing is known gets the plain board, and can be heard", async () => {
  expect((await uiOf("chess").board()).default).toBe(Board);
  const parts = partsFor("chess").text({ view: VIEW, seat: "0", seats: [], cards: [] });
  expect(parts.map(({ title }) => title)).toContain("Players");
  expect(parts.at(-1)!.lines[0]).toBe("Ada; Cards: 4, 9; Secret: 1");
});

test("a game that joins brings what its parameters are", async () => {
  const text = "halma-moved = { $who } to { $owner }\ndoes-halma = { $who }\n";
  const kinds = { params: {}, view: { leader: "person" }, events: { moved: { who: "person" } } };
  addSource(() => Promise.resolve([{ game: "halma", text, kinds }]));
  await fetchWords(language());
  expect(say("halma-moved", { who: "1", owner: "1" })).toBe("Bea to 1");
  expect(say("does-halma", { who: "1" })).toBe("1");
  expect(sheetOf("halma", { leader: 0, owner: 0 }).facts.map(({ values }) => values[0])).toEqual([
    "Ada",
    "0",
  ]);
});
