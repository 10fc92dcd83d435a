import { beforeEach, expect, test, vi } from "vitest";
import { layBoard, press } from "../../testing/lay";
import type { EndMessage, IslandAid, IslandEvent, IslandView, MoveText } from "../../wire/types";
import { learn, say, speak } from "../../words/say.svelte";
import type { BoardProps } from "../ui";
import Board from "./Board.svelte";
import { leftOver } from "./leftOver";
import { snapshots, texts } from "./snapshots";

const { view, ask, seat } = snapshots["build-3"]!;
const END = ask!.moves!.find(({ pieces }) => pieces[0] === "do end")!.text;
const LEFT: NonNullable<EndMessage["left"]> = [
  { code: "left-island-dice", params: { count: 6 } },
  { code: "left-island-build", params: { dice: [{ shows: ["wrench"], count: 2 }] } },
  { code: "left-island-heart", params: { dice: [{ shows: ["heart"] }] } },
  { code: "left-island-tile", params: { tile: "fireboat" } },
];

beforeEach(async () => {
  await speak("en");
  await learn();
});

function lay(end: Omit<EndMessage, "text">) {
  const onmove = vi.fn<BoardProps<never, never>["onmove"]>();
  const ends: EndMessage[] = [{ text: END, ...end }];
  const props = { view, seat, ask, ends, seats: [], fresh: [], help: "some" as const };
  const { target } = layBoard(Board, { ...props, cards: texts("en"), onmove, onwhy: vi.fn() });
  return { onmove, button: target.querySelector<HTMLElement>("[data-end]")! };
}

test("one press ends the turn, and the button says what that throws away", () => {
  const { onmove, button } = lay({ turn: true, left: LEFT });
  const shown = button.querySelector("small")!.textContent.replaceAll(/\s/g, "");
  expect(button.querySelector("b")!.textContent).toBe(say("isle-end-turn"));
  expect(shown).toBe("6diceunused.Stillpossible:Build,HealandActivate");
  expect(button.querySelector(".unseen")!.textContent).toContain("2 × wrench could still build");
  press(button);
  expect(onmove.mock.calls).toEqual([[END, { release: true }]]);
});

test("where nothing is lost, there is a grace in which it can be taken back", () => {
  const { onmove, button } = lay({ turn: true, left: [] });
  press(button);
  expect(onmove.mock.calls).toEqual([[END]]);
});

test("where a market is still to come, it is not called the end of the turn", () => {
  const { onmove, button } = lay({ turn: false, left: LEFT });
  expect(button.querySelector("b")!.textContent).toBe(say("isle-end-dice"));
  press(button);
  expect(onmove.mock.calls).toEqual([[END]]);
});

test("what is left over is told in a sentence", () => {
  const dice = { code: "left-island-dice", params: { count: 6 } };
  const [build, ...more] = ["build", "heart", "energy", "foot"].map((deed) => ({
    code: `left-island-${deed}`,
    params: { dice: [{ shows: ["wrench"], count: 3 }] },
  }));
  expect([
    leftOver([dice]),
    leftOver([dice, build!]),
    leftOver([dice, build!, more[0]!]),
    leftOver([dice, build!, ...more]),
    leftOver([{ code: "left-island-buy", params: { count: 2 } }]),
  ]).toEqual([
    "6 dice unused",
    "6 dice unused, 3 × wrench could still build",
    "6 dice unused. Still possible: Build and Heal",
    "6 dice unused. Still possible: Build, Heal, Energy and more",
    "2 cards you can pay for",
  ]);
});

test("the best answer is marked where it is told, and nowhere else", () => {
  const marked = (best?: MoveText) => {
    const given = { view, seat, ask, best, seats: [], fresh: [], help: "full" as const };
    const { target } = layBoard(Board, { ...given, onmove: vi.fn(), onwhy: vi.fn() });
    return [...target.querySelectorAll<HTMLElement>("[data-best]")].map(
      ({ dataset }) => dataset["deed"] ?? dataset["move"],
    );
  };
  const built = ask!.moves!.find(({ phrase }) => phrase.code === "does-island-build")!.text;
  expect([marked(), marked(built), marked(END)]).toEqual([[], ["build"], ["do end"]]);
});

test("I-22.2: while the turn may be taken back, the boss has not begun", () => {
  const { view: now, fresh, pictures, ...boss } = snapshots["boss-3"]!;
  const onshow = vi.fn();
  const ended = fresh.findIndex(({ code }: IslandEvent) => code === "turn-ended");
  const given = { seats: [], help: "full" as const, onmove: vi.fn(), onwhy: vi.fn(), onshow };
  const props = { ...boss, view: now, fresh, pictures, ...given, ask: null, waits: true };
  const { target } = layBoard(
    Board,
    props as unknown as BoardProps<IslandView, IslandEvent, IslandAid>,
  );
  const turn = say("isle-turn", { turn: now.turn - 1 });
  expect(target.querySelector(".boss .side")!.textContent).toContain(turn);
  expect(target.querySelector(".show")).toBeNull();
  expect(onshow.mock.lastCall).toEqual([true, fresh.length - ended - 1]);
});
