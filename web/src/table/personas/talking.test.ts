import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PERSONAS from "../../../../src/ungeheuer/bots/personas.json";
import Portrait from "../../art/Portrait.svelte?raw";
import PortraitTop from "../../art/PortraitTop.svelte?raw";
import { openGame } from "../../games/games";
import { chooseSpeed } from "../../look/speed.svelte";
import { syncOf, tableMessage } from "../../testing/fakeServer";
import { type OpenTable, openTable } from "../../testing/openTable";
import { SAMPLE } from "../../testing/sample";
import type { SeatCard } from "../../wire/types";
import { learn, say } from "../../words/say.svelte";
import Talking from "./Talking.svelte";
import { wantRemarks } from "./wanted.svelte";

const ME: SeatCard = { seat: "0", kind: "person", name: "Ada", mine: true, here: true };
const BOT: SeatCard = { seat: "1", kind: "bot", name: "Fips", bot: "goblin", persona: "fips" };
const ended = (move: number) => ({
  code: "match-ended",
  rule: "M-6.1",
  params: { gold: [1, 9], winners: [1] },
  move,
});

let server: OpenTable["server"];
let store: OpenTable["store"];
let shown: ReturnType<typeof mount> | undefined;

beforeEach(async () => {
  await Promise.all([learn("remarks"), openGame(SAMPLE)]);
  chooseSpeed("normal");
  wantRemarks(true);
  ({ server, store } = openTable());
  server.now().say(tableMessage([ME, BOT]));
  server.now().say(syncOf({ version: 1, moves: 1, events: [] }));
  document.body.innerHTML = `<div class="board"><ul><li data-seat="1"></li></ul></div>`;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(10, 20, 200, 50),
  );
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  store.close();
  vi.restoreAllMocks();
  chooseSpeed(undefined);
});

const talk = () => {
  shown = mount(Talking, { target: document.body, props: { store } });
};
const bubble = () => document.querySelector("[data-remark]");
const happens = (move: number) =>
  server.now().say(syncOf({ version: move, moves: move, since: move - 1, events: [ended(move)] }));
/** So long that whatever comes has come. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

test("whom something happens to says a line, for the eye alone", async () => {
  talk();
  happens(2);
  await vi.waitFor(() => expect(bubble()).not.toBeNull());
  const code = bubble()!.getAttribute("data-remark")!;
  expect(code).toMatch(/^remark-fips-wins-\d$/);
  expect(bubble()!.textContent).toContain(say(code));
  expect(bubble()!.getAttribute("aria-hidden")).toBe("true");
});

test("nothing is said of what the board has yet to show", async () => {
  talk();
  store.show(true, 0);
  happens(2);
  flushSync();
  await pause();
  expect(bubble()).toBeNull();
  store.show(false);
  await vi.waitFor(() => expect(bubble()).not.toBeNull());
});

test.each([
  ["whoever wants them quiet", () => wantRemarks(false)],
  ["whoever wants nothing to move", () => chooseSpeed("off")],
  ["who follows a lesson", () => server.now().say(tableMessage([ME, BOT], { lesson: "first" }))],
])("%s hears nothing", async (_, wish) => {
  wish();
  talk();
  happens(2);
  flushSync();
  await pause();
  expect(bubble()).toBeNull();
});

test("every face is made of parts that there are", () => {
  const known = `${Portrait}${PortraitTop}`;
  for (const { face } of Object.values(PERSONAS)) {
    for (const part of [face.head, face.paper]) expect(known).toMatch(new RegExp(`\\b${part}:`));
    expect(known).toContain(`top === "${face.top}"`);
    expect(["two", "sleepy"].includes(face.eyes) || known.includes(`"${face.eyes}"`)).toBe(true);
    expect(face.mouth === "smile" || known.includes(`"${face.mouth}"`)).toBe(true);
  }
});
