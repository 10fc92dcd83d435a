import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { layBoard, press } from "../../testing/lay";
import "../../testing/allWords";
import { still, stubMotion, unstubMotion } from "../../testing/motion";
import type { Given } from "../../wire/given";
import type { MightyAid, MightyEvent, MightyView, MoveText } from "../../wire/types";
import { speak } from "../../words/say.svelte";
import { picturesOf } from "../pictures";
import type { BoardProps, Help, Hint } from "../ui";
import { gainsOf, scenesOf, told } from "./animation";
import { beats } from "./beats.svelte";
import Board from "./Board.svelte";
import { playWords } from "./odds";
import { type Position, snapshots } from "./snapshots";

let cleared: (() => void)[] = [];
beforeEach(async () => {
  await speak("en");
  stubMotion();
  beats.shown = true;
});
afterEach(() => {
  vi.useRealTimers();
  for (const clear of cleared) clear();
  cleared = [];
  unstubMotion();
});

const moment = (name: string): Position => snapshots[name]!;

function lay(name: string, changes: Partial<BoardProps<MightyView, MightyEvent, MightyAid>> = {}) {
  const { seat, view, ask, seats, fresh, result, aid } = moment(name);
  const onmove = vi.fn<(given: Given) => void>();
  const onhinted = vi.fn();
  const rest = { help: "some" as Help, onmove, onhinted, onwhy: vi.fn() };
  const props = $state({ seat, view, ask, seats, fresh, result, aid, ...rest, ...changes });
  const { target, clear, all } = layBoard(Board, props);
  cleared.push(() => void clear());
  const texts = (selector: string) =>
    all(selector).map((each) => each.textContent.replace(/\s+/g, " ").trim());
  return { target, all, texts, onmove, onhinted, props };
}

describe("numbers where one decides", () => {
  test("the sum of a pair, with any help; one monster says how strong it is itself", () => {
    const { view } = moment("displacing-3");
    const pairs = view.places.filter(({ monsters }) => monsters.every(Boolean));
    const sums = pairs.map(({ total }) => `${total}`);
    expect(sums).not.toEqual([]);
    expect(view.places.filter(({ total }) => total).length).toBeGreaterThan(pairs.length);
    for (const help of ["off", "some", "full"] as const)
      expect(lay("displacing-3", { help }).texts(".total")).toEqual(sums);
  });

  test("chances are those of the server, and none without help", () => {
    const aid = moment("displacing-4").aid as MightyAid;
    const whole = aid.guardians.filter(({ percents }) => percents.length === 1);
    const told = lay("displacing-4").texts(".chance").join(" ");
    for (const { percents, beaten, left } of whole)
      expect(told).toContain(`${Math.round(percents[0]!)}% beats ${beaten[0]} of ${left}`);
    expect(lay("displacing-4", { help: "off" }).all(".chance")).toEqual([]);
    expect(lay("displacing-4", { aid: null }).all(".chance")).toEqual([]);
  });

  test("a chance counts those who must fall before; until that is known, it says so", () => {
    const aid = structuredClone(moment("displacing-4").aid as MightyAid);
    for (const each of aid.guardians) each.reached = 100;
    const at = aid.guardians.find(({ place, limits }) => place > 1 && limits.length === 1)!;
    Object.assign(at, { reached: 50, percents: [80], falls: [40] });
    const known = lay("displacing-4", { aid });
    const told = (table: ReturnType<typeof lay>) =>
      table.target.querySelector(`[data-point="guardian ${at.place}"]`)!.textContent;
    expect(told(known)).toContain("40%");
    expect(told(known)).toContain("reached 50%");
    expect(told(known)).not.toMatch(/80%|if reached/);
    Object.assign(at, { reached: null, falls: [] });
    const unknown = lay("displacing-4", { aid: structuredClone(aid) });
    expect(told(unknown)).toContain("80%");
    expect(told(unknown)).toContain("if reached");
    const words = unknown.all(".guardian")[at.place - 1]!.getAttribute("aria-label");
    expect(words).toContain("Only if the fight gets here");
  });

  test("what a card would do is said with all before it, or if the fight gets there", () => {
    const [play] = (moment("opening-4").aid as MightyAid).plays;
    const said = (falls: number[]) => playWords({ ...play!, percents: [80], gold: [5], falls });
    expect(said([80])).toContain("80% to beat it. ");
    expect(said([40])).toContain("40% that it falls, and all before it");
    expect(said([])).toContain("80% to beat it, if the fight gets there");
  });

  test("nothing is said of a pair that is not there", () => {
    const aid = structuredClone(moment("opening-4").aid as MightyAid);
    Object.assign(aid.guardians[1]!, {
      reached: 50,
      limits: [],
      beaten: [],
      percents: [],
      falls: [],
    });
    const words = lay("opening-4", { aid }).all(".guardian")[1]!.getAttribute("aria-label");
    expect(words).toContain("The fight gets here with 50%");
    expect(words).not.toContain("∞");
  });

  test("a picked card shows what it would do on every open spot", () => {
    const table = lay("displacing-4");
    const [card] = table.all("[data-card]");
    press(card!);
    const strength = Number(card!.dataset["card"]);
    for (const play of (moment("displacing-4").aid as MightyAid).plays)
      if (play.card === strength) {
        const spot = table.target.querySelector(`[data-spot="${play.place}${play.side}"]`)!;
        expect(spot.getAttribute("aria-label")).toContain(`Together ${play.total}: `);
      }
  });

  test("what a card would do is told in signs that can be read, in German too", async () => {
    await speak("de");
    const [play] = (moment("displacing-4").aid as MightyAid).plays;
    expect(playWords(play!)).toMatch(/^Zusammen \d+: [\d–<>]+ %, /);
  });

  test("the king's will stands beside what is printed", () => {
    const { view } = moment("king-4");
    const { texts } = lay("king-4");
    expect(view.places.at(-1)!.king).toEqual([0, 10]);
    expect(texts(".king b")).toEqual(["+10"]);
  });

  test("a guardian up close says how many are left, and how many of them fall", () => {
    const { guardians } = moment("displacing-4").aid as MightyAid;
    const names = lay("displacing-4")
      .all(".guardian")
      .map((each) => each.getAttribute("aria-label") ?? "");
    guardians.forEach(({ left, beaten, limits }, n) => {
      expect(names[n]).toContain(`${left} guardians not yet seen`);
      if (limits.length === 1)
        expect(names[n]).toContain(`beat ${beaten[0]} of them, those of strength ${limits[0]}`);
    });
  });
});

describe("a guardian that is touched", () => {
  const told = async (table: ReturnType<typeof lay>) => {
    await vi.waitFor(() => expect(table.all(".about")).toHaveLength(1));
    return table.texts(".about p")[0]!;
  };

  test("tells what its numbers are made of, until something is played", async () => {
    const { guardians } = moment("displacing-4").aid as MightyAid;
    const at = guardians.find(({ limits }) => limits.length === 1)!;
    const table = lay("displacing-4", { help: "full" });
    press(table.target.querySelector(`[data-guardian="${at.place}"]`)!);
    expect(await told(table)).toContain(`beat ${at.beaten[0]} of them`);
    expect(table.all(".about li")).toHaveLength(at.left);
    expect(table.all(".about .falls")).toHaveLength(at.beaten[0]!);
    press(table.all("[data-card]")[0]!);
    expect(table.all(".about")).toEqual([]);
  });

  test("is explained from the number under its pair, too", async () => {
    const table = lay("displacing-4");
    press(table.all(".chance")[0]!);
    expect(await told(table)).toContain("Guardian 1");
  });
});

describe("a hint", () => {
  const moves = moment("opening-4").ask!.moves!;
  const hint = (move: MoveText, badge: string): Hint => ({
    move,
    pieces: [],
    does: "Play 1 at guardian 1",
    why: `${badge} gold: No monster lies at guardian 1`,
    badge,
    by: "Wise Dragon",
  });
  const hints = [hint(moves[0]!.text, "+1.5"), hint(moves.at(-1)!.text, "+0.5")];

  test("lies as a ghost card on its place, with its number; one touch plays it", () => {
    const table = lay("opening-4", { hints });
    expect(table.texts(".ghostly .badge")).toEqual(["+1.5", "+0.5"]);
    press(table.all(".ghostly")[1]!);
    expect(table.onmove).toHaveBeenCalledExactlyOnceWith(moves.at(-1)!.text);
  });

  test("has its reason beside the board, can be played there and put away", () => {
    const table = lay("opening-4", { hints });
    expect(table.texts(".hinted p")[0]).toContain("+1.5 gold: No monster lies at guardian 1");
    press(table.target.querySelector(".hinted .main")!);
    expect(table.onmove).toHaveBeenCalledExactlyOnceWith(moves[0]!.text);
    press(table.target.querySelector('.hinted [aria-label="Close"]')!);
    expect(table.onhinted).toHaveBeenCalledOnce();
  });

  test("makes way for the card that somebody picks instead", () => {
    const table = lay("opening-4", { hints });
    press(table.all("[data-card]")[0]!);
    expect(table.all(".ghostly")).toEqual([]);
  });
});

test("a place that is picked first tells at the cards what each would do", () => {
  const table = lay("opening-4");
  expect(table.all(".hand .odds")).toEqual([]);
  press(table.all("[data-spot].open")[0]!);
  const told = table.texts(".hand .odds");
  expect(told.length).toBe(table.all(".hand .card.open").length);
  expect(told.every((each) => each.includes("%"))).toBe(true);
});

describe("between rounds", () => {
  const { before, fresh, view, pictures } = moment("fought-6");
  const shot = scenesOf(before, fresh, picturesOf(view, fresh.length, pictures));
  const gains = gainsOf(told([], before.round, fresh), view.players.length);

  test("the round is summed up on a card, then the king turns up his tile", () => {
    const [round, king] = shot.flatMap(({ beat }) => beat ?? []);
    const gold = view.players.map((player) => player.gold);
    expect(round).toMatchObject({ what: "round", round: before.round, gold, start: view.start });
    expect(king).toMatchObject({ what: "king", tile: view.tile });
    expect(gains.some((gain) => gain > 0)).toBe(true);
  });

  test("after the last round nobody begins another", () => {
    const last = { ...before, round: before.rounds };
    const scenes = scenesOf(last, fresh, picturesOf(view, fresh.length, pictures));
    expect(scenes.flatMap(({ beat }) => beat ?? [])[0]).toMatchObject({
      what: "round",
      start: null,
    });
  });

  /** Until the card of the round lies there. */
  function film(seat = moment("fought-6").seat) {
    vi.useFakeTimers();
    const beside = { tabs: [], panel: createRawSnippet(() => ({ render: () => "<p></p>" })) };
    const table = lay("fought-6", { view: before, fresh: [], ask: null, beside, seat });
    still.matches = false;
    Object.assign(table.props, { view, fresh, pictures, ask: moment("fought-6").ask });
    flushSync();
    for (let n = 0; n < 120 && !table.all(".beat").length; n++) {
      vi.advanceTimersByTime(300);
      flushSync();
    }
    return table;
  }

  test("who skips it does not see it again", () => {
    const table = film();
    expect(table.texts(".beat h3")).toEqual([`Round ${before.round}`]);
    press(table.target.querySelector(".beat .never")!);
    expect(table.all(".beat")).toEqual([]);
    expect(beats.shown).toBe(false);
    expect(film().all(".beat")).toEqual([]);
  });

  test("it waits for whoever reads it, until somebody goes on", () => {
    const table = film();
    vi.advanceTimersByTime(600_000);
    flushSync();
    expect(table.texts(".beat h3")).toEqual([`Round ${before.round}`]);
    press(table.target.querySelector(".beat .main")!);
    expect(table.texts(".beat h3")).toEqual(["The king decrees"]);
    expect(beats.shown).toBe(true);
  });

  test("whoever only watches need not touch it", () => {
    const table = film("spectator");
    expect(table.all(".beat")).toHaveLength(1);
    for (let n = 0; n < 30; n++) {
      vi.advanceTimersByTime(1000);
      flushSync();
    }
    expect(table.all(".beat")).toEqual([]);
  });

  test("what others play meanwhile is seen once the cards are put away", () => {
    const table = film();
    const [player, strength] = [1, 4];
    const later = structuredClone($state.snapshot(view)) as MightyView;
    later.places[0]!.monsters[0] = { player, strength, price: 3 };
    const code = "played";
    const event = { code, rule: "M-3.1", params: { player, strength, place: 1, side: "a" } };
    Object.assign(table.props, { view: later, fresh: [event as MightyEvent] });
    flushSync();
    press(table.target.querySelector(".beat .main")!);
    expect(table.texts(".beat .main")).toEqual(["Continue"]);
    press(table.target.querySelector(".beat .main")!);
    expect(table.texts(".line > p")[0]).toMatch(/lays a 4 at guardian 1, side a/);
    vi.advanceTimersByTime(5000);
    flushSync();
    expect(table.all(".line.scene")).toEqual([]);
  });

  test("who pays the healer is marked, and so are guardians that nobody reached", () => {
    const lost = shot.findLast(({ outcomes }) => outcomes.includes("won"));
    const at = lost?.outcomes.indexOf("won") ?? -1;
    expect(lost?.outcomes.slice(at + 1).every((each) => each === "unreached")).toBe(true);
    const paid = fresh.flatMap((event) => (event.code === "healed" ? [event.params] : []));
    const told = shot.findLast(({ caption }) => caption.code === "mighty-board-fight-healing");
    expect(told?.healed).toEqual(paid);
    expect(told?.caption.params).toEqual({ place: at + 1 });
  });

  test("where nothing should move, the purses tell it, until a card is played", () => {
    const table = lay("fought-6", { view: before, fresh: [], ask: null });
    Object.assign(table.props, { view, fresh, pictures, ask: moment("fought-6").ask });
    flushSync();
    expect(table.all(".beat")).toEqual([]);
    const empty = view.places.every(({ total }) => total === 0);
    expect(table.all(".chip")).toHaveLength(empty ? view.players.length : 0);
  });
});
