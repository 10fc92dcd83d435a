// Over 400 lines: all that is tried on this board shares the table that it is laid on.

import { flushSync } from "svelte";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { layBoard, press } from "../../testing/lay";
import { answersTo } from "../../prompts/picking";
import { offer, offersOf } from "../../testing/prompt";
import { type Given as Answer, isPieces } from "../../wire/given";
import type { AskMessage, IslandAid, IslandEvent, IslandView, Offer } from "../../wire/types";
import { still, stubMotion, unstubMotion } from "../../testing/motion";
import { introduce, speak } from "../../words/say.svelte";
import type { BoardProps } from "../ui";
import questions from "../../../../tests/games/island/snapshots/asked/questions.json";
import Board from "./Board.svelte";
import { names, snapshots, texts } from "./snapshots";

import { chooseSpeed } from "../../look/speed.svelte";
import { setPace } from "./pace.svelte";
import { castOf, scenesOf } from "./show/scenes";
import { sinceTurnOf } from "./show/since";
import { picturesOf } from "../pictures";

let cleared: (() => void)[] = [];

beforeEach(async () => {
  await speak("en");
  introduce(["Inga", "Frank", "Ani", "Jenny", "Bo"].map((name, seat) => [String(seat), name]));
  setPace("normal");
  chooseSpeed(undefined);
  stubMotion();
});
afterEach(() => {
  for (const clear of cleared) clear();
  cleared = [];
  introduce([]);
  chooseSpeed(undefined);
  unstubMotion();
});

afterAll(() => speak("en"));

type Given = Partial<BoardProps<IslandView, IslandEvent, IslandAid>>;

function lay(
  given: Given & Pick<BoardProps<IslandView, IslandEvent, IslandAid>, "view" | "seat" | "ask">,
) {
  const onmove = vi.fn<(given: Answer) => void>();
  const onwhy = vi.fn<(pieces: readonly string[]) => void>();
  // Raw, for views are large; only the whole can change.
  let now: BoardProps<IslandView, IslandEvent, IslandAid> = $state.raw({
    seats: [],
    fresh: [],
    help: "some" as const,
    cards: texts("en"),
    onmove,
    onwhy,
    ...given,
  });
  const props = new Proxy(now, {
    get: (_, name) => now[name as keyof typeof now],
  });
  const change = (parts: Given) => {
    now = { ...now, ...parts };
    flushSync();
  };
  const { target, clear, all } = layBoard(Board, props);
  cleared.push(() => void clear());
  const key = (name: string) => target.querySelector<HTMLElement>(`[data-key="${name}"]`);
  const named = (name: string) =>
    all("button").find(
      (button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim() === name,
    );
  return { target, change, onmove, onwhy, all, key, named };
}

const at = (name: string) => snapshots[name]!;
const open = (name: string) => lay({ ...at(name), result: null });
const loose = (piece: string) => `[data-die="${piece}"][aria-pressed="false"]`;

/** What a hand does for a move: dice, pieces in turn, and a word if it is still one of several. */
function play(table: ReturnType<typeof lay>, pieces: readonly string[]): void {
  const sent = () => table.onmove.mock.calls.length > 0;
  for (const name of pieces) {
    if (name.startsWith("die ")) press(table.target.querySelector(loose(name))!);
    const piece = table.key(name);
    if (!sent() && piece) press(piece);
  }
  const word = () => table.target.querySelector(`[data-move="${pieces.join(" ")}"]`);
  const more = table.target.querySelector("[data-answer][aria-expanded=false]");
  if (!sent() && !word() && more) press(more);
  if (!sent() && word()) press(word()!);
}

/** Dice that are kept are not thrown. */
function throwAgain(
  table: ReturnType<typeof lay>,
  pieces: readonly string[],
  view: IslandView,
): void {
  const again = (die: string) => pieces.filter((piece) => piece === `die ${die}`).length;
  for (let kept; (kept = table.target.querySelector("[data-die][aria-pressed=true]"));) press(kept);
  for (const [die, count] of Object.entries(view.roll))
    for (let n = again(die); n < count; n++)
      press(table.target.querySelector(loose(`die ${die}`))!);
  press(table.all(".choices [data-throw]")[0]!);
}

/** What is fetched only where it is asked for has come. */
async function fetched(): Promise<void> {
  await import("./pieces/Window.svelte");
  await new Promise((done) => setTimeout(done));
  flushSync();
}

const ASKED = questions as unknown as { seat: string; view: IslandView; ask: AskMessage }[];

describe("what is offered", () => {
  test.each(ASKED.map((each, n) => [`${n} ${each.view.rule}`, each] as const))(
    "%s: every answer can be given on the board",
    async (_, { seat, view, ask }) => {
      const table = lay({ seat, view, ask });
      for (const { text, pieces } of sample(ask.moves ?? [])) {
        await fetched();
        table.onmove.mockClear();
        if (pieces[0] === "do keep") press(table.named("Stop throwing")!);
        else play(table, pieces);
        expect(table.onmove.mock.calls).toEqual([[text]]);
      }
      const described = answersTo(ask).flatMap(({ given }) => (isPieces(given) ? [given] : []));
      for (const pieces of sample(described)) {
        table.onmove.mockClear();
        throwAgain(table, pieces, view);
        expect(table.onmove.mock.calls.flat(2).sort()).toEqual([...pieces].sort());
      }
      expect(table.onwhy).not.toHaveBeenCalled();
    },
  );

  test("what is not offered is asked about", () => {
    const { view } = at("attack-3");
    const table = open("attack-3");
    press(table.key("boss")!);
    press(table.key("slot 1")!);
    expect(table.onmove).not.toHaveBeenCalled();
    expect(table.onwhy.mock.calls).toEqual([[["boss"]], [["slot 1"]]]);
    expect(view.steps.at(-1)?.kind).toBe("attack");
  });

  test("a piece that is no target hands the touch on to its zone", () => {
    const { view, ask } = at("placing-3");
    const table = open("placing-3");
    const zone = view.zones.find(
      ({ zone: z, minions }) =>
        Object.keys(minions).length && ask!.moves!.some(({ pieces }) => pieces[0] === `zone ${z}`),
    )!;
    press(table.key(`minion ${Object.keys(zone.minions)[0]}@${zone.zone}`)!);
    const there = ask!.moves!.find(({ pieces }) => pieces[0] === `zone ${zone.zone}`)!;
    expect(table.onmove).toHaveBeenCalledExactlyOnceWith(there.text);
    expect(table.onwhy).not.toHaveBeenCalled();
  });

  test("only what is offered is in the way of the tab key", () => {
    const table = open("placing-3");
    const reached = table.all("[data-key]").filter((piece) => piece.tabIndex === 0);
    expect(reached.map((piece) => [piece.dataset["key"]])).toEqual(
      at("placing-3").ask!.moves!.map(({ pieces }) => pieces),
    );
  });

  test("who is not asked has nothing to answer with", () => {
    const table = open("waiting-3");
    expect(table.all("[data-die], [data-move], .choices")).toEqual([]);
  });
});

/** All of a short list; of a long one some, spread over it. */
function sample<T>(moves: readonly T[]): T[] {
  const every = Math.ceil(moves.length / 12);
  return moves.filter((_, n) => n % every === 0);
}

describe("dice", () => {
  const digits = (keys: string) => {
    for (const key of keys) press(document.body, key);
  };

  test.each(["placing-3", "pylon-3"])(
    "where pieces alone are asked about, digits touch them: %s",
    (name) => {
      const { all, onmove } = open(name);
      const lit = all(".piece.hot").map((piece) => piece.getAttribute("aria-keyshortcuts"));
      expect(new Set(lit).size).toBe(lit.length);
      digits(String(lit.at(-1)));
      expect(onmove).toHaveBeenCalledOnce();
    },
  );

  test("keys keep dice, Space throws the rest", () => {
    const table = open("throw-3");
    digits("12");
    expect(table.all("[data-die][aria-pressed=true]")).toHaveLength(2);
    digits(" ");
    const [[given] = []] = table.onmove.mock.calls;
    expect(answersTo(at("throw-3").ask!).map((answer) => answer.given)).toContainEqual(given);
    expect(given).toHaveLength(5); // four dice, and the throw
  });

  test("kept dice stay kept over all throws, whichever of equal dice they were", () => {
    const { seat, view, ask } = at("throw-3");
    const roll = { claw: 2, fame: 4 };
    const table = lay({ seat, view: { ...view, roll }, ask: { ...ask!, supply: roll } });
    const claws = () => table.all("[data-kept] [data-die='die claw']");
    press(table.all("[data-die='die claw']")[1]!);
    expect(claws()).toHaveLength(1);
    const [step] = view.steps.slice(-1);
    const thrown = { ...view, roll: { claw: 1, heart: 5 }, steps: [{ ...step!, number: 1 }] };
    table.change({ view: { ...thrown, roll: {} }, ask: null }); // they are in the air
    table.change({ view: thrown, ask: { ...ask!, supply: thrown.roll } });
    expect(claws()).toHaveLength(1);
    expect(table.target.querySelector("[data-throw]")!.textContent).toContain("Throw 5");
    expect(table.target.querySelector("[data-throw]")!.textContent).toContain("1 throw left");
  });

  test("dice that a hint's throw left lying are kept, too", () => {
    const { seat, view, ask } = at("throw-3");
    const roll = { claw: 2, fame: 4 };
    const table = lay({ seat, view: { ...view, roll }, ask: { ...ask!, supply: roll } });
    const [step] = view.steps.slice(-1);
    const now = { ...view, roll: { claw: 3, fame: 1, heart: 2 }, steps: [{ ...step!, number: 1 }] };
    const dice = [
      { shows: ["claw"], count: 1 },
      { shows: ["heart"], count: 2 },
    ];
    const rolled = { code: "rolled", rule: "I-10.4", params: { dice } } as unknown as IslandEvent;
    table.change({ view: now, ask: { ...ask!, supply: now.roll }, fresh: [rolled] });
    const kept = table.all("[data-kept] [data-die]").map((die) => die.dataset["die"]);
    expect(kept).toEqual(["die claw", "die claw", "die fame"]);
  });

  test("a deed with several targets lights them, and one touch does it", () => {
    const table = open("dice-3");
    press(table.target.querySelector("[data-deed=move]")!);
    expect(table.onmove).not.toHaveBeenCalled();
    const step = at("dice-3").ask!.moves!.find(({ pieces }) => pieces.includes("zone 5"))!;
    press(table.key("zone 5")!);
    expect(table.onmove).toHaveBeenCalledExactlyOnceWith(step.text);
  });

  test("answers say what they bring, and what is one die short says so", () => {
    const { ask } = at("build-3");
    const table = open("build-3");
    const [missing] = ask!.prospects!.filter(({ lacks }) => lacks);
    expect(table.target.querySelector("[data-deed=build]")!.textContent).toContain(
      "on support space 3",
    );
    expect(table.all(`[data-short=${missing!.lacks}]`)).toHaveLength(1);
    expect(table.all(".choices [data-deed]").length).toBeLessThanOrEqual(6);
  });

  test("Escape puts back what is in hand", () => {
    const table = open("dice-3");
    digits("6");
    expect(table.all("[data-die][aria-pressed=true]")).toHaveLength(1);
    press(table.target.querySelector(".board")!, "Escape");
    expect(table.all("[data-die][aria-pressed=true]")).toHaveLength(0);
  });

  test("a piece touched first says what dice could do with it", () => {
    const table = open("dice-3");
    press(table.key("zone 5")!);
    expect(table.onmove).not.toHaveBeenCalled();
    press(table.target.querySelector("[data-move]")!);
    const step = at("dice-3").ask!.moves!.find(({ pieces }) => pieces.includes("zone 5"))!;
    expect(table.onmove).toHaveBeenCalledExactlyOnceWith(step.text);
  });
});

describe("in one go", () => {
  const FAME = offer("fame", ["die fame", "do fame"]);
  const END = offer("end", ["do end"]);

  /** A zone of three free spaces, and so many dice that could be locked there. */
  function lockable(count: number) {
    const { view: whole, ask, seat } = at("dice-1");
    const zone = whole.monsters[whole.active]!.zone;
    const faces = ["claw", "energy", "fame", "wrench"].slice(0, count);
    const view = {
      ...whole,
      roll: Object.fromEntries(faces.map((face) => [face, 1])),
      zones: whole.zones.map((each) => (each.zone === zone ? { ...each, free_spaces: 3 } : each)),
    };
    const locks = offersOf(...faces.map((face) => [`die ${face}`, `free ${zone}`]));
    const table = lay({ view, ask: { ...ask!, moves: [...locks, END] }, seat });
    return { view, ask, locks, table };
  }

  test("what is left is locked die by die, as long as that is offered", () => {
    const { view, ask, locks, table } = lockable(3);
    const [first] = locks;
    press(table.all("[data-kind=lock]")[0]!);
    const answered = (...moves: Offer[]) =>
      table.change({ view: { ...view }, ask: { ...ask!, moves: [...moves, END] } });
    answered(locks[1]!);
    answered(FAME); // locking is over: nothing more is said
    answered(locks[2]!);
    expect(table.onmove.mock.calls.flat()).toEqual([first!.text, locks[1]!.text]);
  });

  test("where not all dice find room, a hand chooses which to lock", () => {
    const { table } = lockable(4);
    expect(table.all("[data-kind=lock]")).toEqual([]);
  });

  test("the same several times, unless the hand does something else", () => {
    const { view, ask, seat } = at("dice-1");
    const twice = { ...view, roll: { fame: 3 } };
    const asked = { ...ask!, moves: [FAME, END] };
    const table = lay({ view: twice, ask: asked, seat });
    press(table.all('[data-batch="die fame do fame"]')[0]!);
    table.change({ view: { ...twice, roll: { fame: 2 } }, ask: { ...asked } });
    press(table.all('[data-move="do end"]')[0]!);
    table.change({ view: { ...twice, roll: { fame: 1 } }, ask: { ...asked } });
    expect(table.onmove.mock.calls.flat()).toEqual([FAME.text, FAME.text, END.text]);
  });
});

describe("the boss phase", () => {
  const BOSS = names.filter((name) => name.startsWith("boss-"));

  test.each(BOSS)("%s: the pictures end where the board is", (name) => {
    const { view, fresh, pictures } = at(name);
    const seen = picturesOf(view, fresh.length, pictures);
    const last = scenesOf(fresh, view, seen, castOf([], view.active), undefined).at(-1)!.view;
    expect(last.boss.zone).toBe(view.boss.zone);
    expect(last.boss.fame).toBe(view.boss.fame);
    expect(last.monsters.map(({ hp, zone }) => [hp, zone])).toEqual(
      view.monsters.map(({ hp, zone }) => [hp, zone]),
    );
    expect(
      last.zones.map(({ minions, boss_dice, crystals }) => [minions, boss_dice, crystals]),
    ).toEqual(view.zones.map(({ minions, boss_dice, crystals }) => [minions, boss_dice, crystals]));
  });

  function show(name: string) {
    still.matches = false;
    vi.useFakeTimers();
    const { seat, before, view, ask, fresh, pictures } = at(name);
    const table = lay({ seat, view: before, ask: null });
    table.change({ view, ask, fresh, pictures });
    return table;
  }

  test("each step is told with its rule, and can be skipped", () => {
    const table = show("boss-3");
    const step = () => /· (step .*?)(?=[^\w ])/.exec(table.target.textContent)?.[1]?.trim();
    const first = step();
    press(table.named("Next")!);
    expect(step()).not.toBe(first);
    press(table.named("Skip to me")!);
    expect(table.all("[data-die]").length).toBeGreaterThan(0);
  });

  test("it goes on by itself, and can be watched again", () => {
    const table = show("boss-1");
    for (let n = 0; n < 60; n++) {
      vi.advanceTimersByTime(2000);
      flushSync();
    }
    expect(table.named("Skip to me")).toBeUndefined();
    press(table.named("Watch again")!);
    expect(table.named("Skip to me")).toBeDefined();
  });

  test("a touch on the board ends it, and does nothing else", () => {
    const table = show("boss-3");
    expect(table.named("Skip to me")).toBeDefined();
    press(table.key("zone 2")!);
    expect(table.named("Skip to me")).toBeUndefined();
    expect(table.onmove).not.toHaveBeenCalled();
    expect(table.onwhy).not.toHaveBeenCalled();
  });

  test("at once, it is a list", async () => {
    setPace("instant");
    const table = show("boss-5");
    expect(table.named("Skip to me")).toBeUndefined();
    const { view, seat, fresh } = at("boss-5");
    const mine = view.monsters.findIndex((monster) => monster.seat === seat);
    const told = sinceTurnOf(fresh, mine, view).flatMap(({ events }) => events);
    expect(told.length).toBeGreaterThan(5);
    vi.useRealTimers();
    await vi.dynamicImportSettled();
    flushSync();
    expect(table.all(".report li")).toHaveLength(told.length);
  });
});

describe("the forecast", () => {
  const { seat, view, ask, aid } = at("dice-3");

  test("full help shows where the boss may go, by zone and in percent, and what it would cost", async () => {
    const { all, target } = lay({ seat, view, ask, aid, help: "full" });
    await vi.waitFor(() => expect(target.querySelector(".forecast")).not.toBeNull());
    const omens = all(".omen [role=img]").map((omen) => omen.getAttribute("aria-label"));
    expect(omens).toHaveLength(aid!.zones.length);
    expect(omens[0]).toContain(`${Math.round(aid!.zones[0]!.percent)}%`);
    expect(target.querySelector(".forecast")!.textContent).toContain("Not reckoned with");
    expect(all(".abilities [data-chance]").length).toBeGreaterThan(0);
  });

  test.each(["off", "some"] as const)("help %s does not", (help) => {
    const { all } = lay({ seat, view, ask, aid, help });
    expect(all(".omen, .forecast, [data-chance], .odds")).toEqual([]);
  });

  test("it waits until the show is over", () => {
    still.matches = false;
    vi.useFakeTimers();
    const moment = at("boss-3");
    const { change, all, named } = lay({ seat, view: moment.before, ask: null, help: "full" });
    const { view: now, fresh, pictures } = moment;
    change({ view: now, ask: moment.ask, fresh, pictures, aid: moment.aid });
    expect(all(".omen, .forecast")).toEqual([]);
    press(named("Skip to me")!);
    expect(all(".omen").length).toBeGreaterThan(0);
  });
});

describe("names", () => {
  test.each(names)("%s: every control has one, and no code shows", (name) => {
    const { target, all } = open(name);
    for (const button of all("button"))
      expect((button.getAttribute("aria-label") ?? button.textContent ?? "").trim()).not.toBe("");
    expect(target.textContent).not.toMatch(/isle-|island-|does-/);
    expect(all("[aria-label*='isle-']")).toEqual([]);
  });

  test.each(["en", "de"] as const)("what cards say, in %s", async (language) => {
    await speak(language);
    const { view, seat, ask } = at("market-3");
    const { all } = lay({ view, seat, ask, cards: texts(language) });
    expect(all(".market .card small").every((text) => text.textContent!.length > 5)).toBe(true);
  });
});

describe("a touch that was meant for what was there before", () => {
  const unread = (table: ReturnType<typeof lay>) => table.all(".inner.unread").length === 1;

  test.each([
    ["dice-3", "ally-3"],
    ["dice-3", "market-3"],
    ["market-3", "pylon-3"],
    ["dice-3", "attack-3"],
    ["throw-3", "dice-3"],
  ])("touches nothing where another kind of question came: %s, %s", async (before, after) => {
    const table = open(before);
    expect(unread(table)).toBe(false);
    table.change({ ...at(after) });
    expect(unread(table)).toBe(true);
    await vi.waitFor(() => expect(unread(table)).toBe(false));
  });

  test("touches nothing where something was bought, or has been chosen", async () => {
    const table = open("market-3");
    const { view } = at("market-3");
    (table.all('.doing [data-move^="slot "]')[0] as HTMLElement).click();
    flushSync();
    expect(unread(table)).toBe(true);
    expect(table.onmove).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(unread(table)).toBe(false));
    const monsters = view.monsters.map((one) => ({ ...one, energy: one.energy - 1 }));
    table.change({ view: { ...view, monsters } });
    expect(unread(table)).toBe(true);
  });

  test("touches nothing once what was chosen has been sent", async () => {
    const table = open("market-3");
    const slot = () => table.all('.doing [data-move^="slot "]')[0] as HTMLElement;
    slot().click();
    flushSync();
    await vi.waitFor(() => expect(unread(table)).toBe(false));
    slot().click();
    flushSync();
    expect(table.onmove).toHaveBeenCalledOnce();
    expect(unread(table)).toBe(true);
  });
});
