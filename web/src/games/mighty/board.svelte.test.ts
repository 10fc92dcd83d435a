import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { layBoard, press } from "../../testing/lay";
import "../../testing/allWords";
import { still, stubMotion, unstubMotion } from "../../testing/motion";
import { speak } from "../../words/say.svelte";
import type { Given } from "../../wire/given";
import type { MightyEvent, MightyView } from "../../wire/types";
import type { BoardProps, Help } from "../ui";
import Board from "./Board.svelte";
import { scenesOf } from "./animation";
import { picturesOf } from "../pictures";
import { names, type Position, snapshots } from "./snapshots";

let cleared: (() => void)[] = [];

beforeEach(async () => {
  await speak("en");
  stubMotion();
});
afterEach(() => {
  for (const clear of cleared) clear();
  cleared = [];
  unstubMotion();
});

function lay(name: string, changes: Partial<BoardProps<MightyView, MightyEvent>> = {}) {
  const { seat, view, ask, seats, fresh, result } = moment(name);
  const onmove = vi.fn<(given: Given) => void>();
  const onwhy = vi.fn<(pieces: readonly string[]) => void>();
  const props = $state({
    seat,
    view,
    ask,
    seats,
    fresh,
    result,
    help: "some" as Help,
    onmove,
    onwhy,
    ...changes,
  });
  const { target, clear, all } = layBoard(Board, props);
  cleared.push(() => void clear());
  const card = (strength: number | string) =>
    target.querySelector<HTMLElement>(`[data-card="${strength}"]`)!;
  const spot = (id: string) => target.querySelector<HTMLElement>(`[data-spot="${id}"]`)!;
  const names = (selector: string) => all(selector).map((each) => each.getAttribute("aria-label"));
  return { target, props, onmove, onwhy, all, card, spot, names };
}

function moment(name: string): Position {
  return snapshots[name]!;
}

/** `card 4` is touched as 4. */
const idsOf = (pieces: readonly string[]) => pieces.map((piece) => piece.split(" ")[1]!);

const askedNames = names.filter((name) => moment(name).ask);

describe("what is offered", () => {
  test.each(askedNames)(
    "%s: every offered move is two clicks away, card first or place first",
    (name) => {
      const table = lay(name);
      for (const { text, pieces } of moment(name).ask!.moves!) {
        const [strength = "", place = ""] = idsOf(pieces);
        press(table.card(strength));
        press(table.spot(place));
        expect(table.onmove).toHaveBeenLastCalledWith(text);
        press(table.spot(place));
        press(table.card(strength));
        expect(table.onmove).toHaveBeenLastCalledWith(text);
      }
      expect(table.onmove).toHaveBeenCalledTimes(2 * moment(name).ask!.moves!.length);
      expect(table.onwhy).not.toHaveBeenCalled();
    },
  );

  test.each(askedNames)("%s: whatever else can be clicked asks why", (name) => {
    const table = lay(name);
    const offered = new Set(moment(name).ask!.moves!.map(({ pieces }) => String(pieces)));
    const cards = table.all("[data-card]").map((each) => each.dataset["card"]!);
    const spots = table.all("[data-spot]").map((each) => each.dataset["spot"]!);
    const others = cards
      .flatMap((card) => spots.map((spot) => [`card ${card}`, `spot ${spot}`]))
      .filter((pieces) => !offered.has(String(pieces)));
    for (const pieces of others) {
      const [strength = "", place = ""] = idsOf(pieces);
      if (table.card(strength).getAttribute("aria-pressed") !== "true") press(table.card(strength));
      press(table.spot(place));
      expect(table.onwhy).toHaveBeenLastCalledWith(pieces);
    }
    expect(table.onwhy).toHaveBeenCalledTimes(others.length);
    expect(table.onmove).not.toHaveBeenCalled();
  });

  test("who is not asked can still ask why", () => {
    const table = lay("waiting-4");
    press(table.all("[data-card]")[0]!);
    press(table.spot("3a"));
    expect(table.onmove).not.toHaveBeenCalled();
    expect(table.onwhy).toHaveBeenCalledOnce();
  });

  test("who watches has no hand, and nothing to say", () => {
    const table = lay("watching-5");
    expect(table.all("[data-card]")).toEqual([]);
    table.all("[data-spot]").forEach((spot) => press(spot));
    expect(table.onmove).not.toHaveBeenCalled();
    expect(table.onwhy).not.toHaveBeenCalled();
  });
});

describe("names", () => {
  test("of places, before a card is picked", () => {
    const { names } = lay("displacing-3");
    expect(names("[data-spot]")).toEqual([
      "Guardian 1, side a: Ani's 3; displacing it costs 2 gold",
      "Guardian 1, side b: free",
      "Guardian 2, side a: Frank's 5",
      "Guardian 2, side b: Ani's 5",
      "Guardian 3, side a: free",
      "Guardian 3, side b: your 2; displacing it costs 1 gold",
    ]);
  });

  test("of places for a card, the price before the click", () => {
    const { card, names, target } = lay("displacing-3");
    press(card(5));
    expect(names("[data-spot]")).toEqual([
      "Play 5 at guardian 1, side a; displaces Ani's 3, costs 2 gold",
      "Play 5 at guardian 1, side b",
      "Why not 5 at guardian 2, side a, on Frank's 5?",
      "Why not 5 at guardian 2, side b, on Ani's 5?",
      "Play 5 at guardian 3, side a",
      "Play 5 at guardian 3, side b; displaces your 2, costs 1 gold",
    ]);
    expect([...target.querySelectorAll(".price")].map((tag) => tag.textContent)).toEqual([
      "−2",
      "−1",
    ]);
  });

  test("in German", async () => {
    await speak("de");
    const { card, names } = lay("displacing-3");
    press(card(5));
    expect(names("[data-spot]")[0]).toBe(
      "5 an Wächter 1, Seite a legen; verdrängt 3 von Ani, kostet 2 Gold",
    );
  });

  test("of cards for a place", () => {
    const { spot, names } = lay("displacing-3");
    expect(names("[data-card]")).toEqual([
      "Card 3, healing costs 2 gold",
      "Card 5, healing costs 3 gold",
    ]);
    press(spot("1a"));
    expect(names("[data-card]")).toEqual([
      "Why not 3 at guardian 1, side a, on Ani's 3?",
      "Play 5 at guardian 1, side a; displaces Ani's 3, costs 2 gold",
    ]);
  });

  test("of guardians, face down and turned up", () => {
    expect(lay("opening-3").names(".guardian")[0]).toMatch(
      /^Guardian 1, level \d, face down: strength \d+ to \d+, loot \d+ to \d+$/,
    );
    expect(lay("fight-6").names(".guardian").slice(0, 2)).toEqual([
      "Guardian 1, level 1: strength 4, loot 7. Beaten",
      "Guardian 2, level 2: strength 9, loot 14 by the king's will, printed 7 and 11. Beaten",
    ]);
  });

  test.each(names)("%s: nothing clickable is nameless, no code is left bare", (name) => {
    const { target, all } = lay(name, { help: "full" });
    for (const control of all("button")) {
      expect(control.getAttribute("aria-label") ?? control.textContent).toMatch(/\w/);
    }
    expect(target.innerHTML).not.toMatch(/mighty-board-|tile-(name|where)-|name-(orcs|sea)/);
  });
});

describe("hands of others", () => {
  test("as what is known", () => {
    const { target } = lay("first-play-4");
    expect(target.textContent).toContain("3 cards in hand, out of 1, 2, 3, 4 and 5.");
  });

  test("as a number where no help is wanted", () => {
    const { target } = lay("first-play-4", { help: "off" });
    expect(target.textContent).toContain("Frank, Undead: 8 gold. 3 cards in hand.");
    expect(target.textContent).not.toContain("out of");
  });
});

test("the king's tile tells its effect", () => {
  expect(lay("king-4").target.textContent).toMatch(/Royal treasure\.\s+Last guardian: loot \+10\./);
});

test("full help lists the guardians not yet seen", () => {
  const { view } = moment("displacing-4");
  const { all } = lay("displacing-4", { help: "full" });
  const told = all(".level li").map((each) => each.textContent);
  expect(told).toEqual(view.unseen.flat().map(([strength, loot]) => `${strength}/${loot}`));
  expect(lay("displacing-4").all(".level")).toEqual([]);
});

describe("keys", () => {
  test("Escape drops what was picked", () => {
    const { card, spot, onmove, onwhy } = lay("opening-4");
    const first = Number(idsOf(moment("opening-4").ask!.moves![0]!.pieces)[0]);
    press(card(first));
    press(card(first), "Escape");
    press(spot("1a"));
    expect(onmove).not.toHaveBeenCalled();
    expect(onwhy).not.toHaveBeenCalled();
    expect(spot("1a").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("the fight", () => {
  const { before, fresh, view, pictures } = moment("fought-4");

  test("is shown guardian by guardian, with a held breath before each front", () => {
    const scenes = scenesOf(before, fresh, picturesOf(view, fresh.length, pictures));
    const turned = fresh.filter((event) => event.code === "guardian-turned").length;
    expect(scenes.filter((scene) => scene.held)).toHaveLength(turned);
    expect(scenes.at(-1)!.view.players.map((player) => player.gold)).toEqual(
      view.players.map((player) => player.gold),
    );
    expect(scenes.at(-2)!.outcomes).toEqual(["beaten", "beaten", "beaten", "won"]);
  });

  test("tells how the loot was shared", () => {
    const taken = (player: number, gold: number): MightyEvent => ({
      code: "loot-taken",
      rule: "M-4.2",
      move: 0,
      params: { player, gold, place: 1 },
    });
    const splitOf = (...shares: number[]) => {
      const turned = fresh.find((event) => event.code === "guardian-turned")!;
      const params = { ...turned.params, place: 1, loot: 9 };
      const events = [{ ...turned, params }, ...shares.map((gold, n) => taken(n, gold))];
      return scenesOf(before, events, []).at(-1)!.caption.params["split"];
    };
    expect([splitOf(9), splitOf(5, 4), splitOf(4, 4)]).toEqual(["alone", "odd", "left"]);
  });

  test("runs, can be skipped, and leaves the board as the view says", () => {
    vi.useFakeTimers();
    const table = lay("fought-4", { view: before, fresh: [], ask: null });
    still.matches = false;
    Object.assign(table.props, { view, fresh, pictures, ask: moment("fought-4").ask });
    flushSync();
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(table.target.textContent).toContain("Skip");
    const skip = table.all("button").find((button) => button.textContent === "Skip")!;
    press(skip);
    expect(table.target.textContent).not.toContain("Skip");
    expect(table.target.textContent).toContain("Round 2 of 6");
  });

  test("goes on while others play, and ends when it is taken back", () => {
    vi.useFakeTimers();
    const table = lay("fought-4", { view: before, fresh: [], ask: null });
    still.matches = false;
    Object.assign(table.props, { view, fresh, pictures, ask: null });
    flushSync();
    Object.assign(table.props, { view: { ...view }, fresh: [] });
    flushSync();
    expect(table.target.textContent).toContain("Skip");
    Object.assign(table.props, { view: { ...before }, fresh: [] });
    flushSync();
    expect(table.target.textContent).not.toContain("Skip");
  });

  test("is not shown to another seat's eyes", () => {
    const table = lay("fought-4", { view: before, fresh: [], ask: null });
    still.matches = false;
    Object.assign(table.props, { view: { ...view, seat: "1" }, seat: "1", fresh });
    flushSync();
    expect(table.target.textContent).not.toContain("Skip");
    expect(table.all("details .share")).toEqual([]);
  });

  test("is told, not shown, where nothing should move", () => {
    const table = lay("fought-4", { view: before, fresh: [], ask: null });
    Object.assign(table.props, { view, fresh, pictures, ask: moment("fought-4").ask });
    flushSync();
    expect(table.target.textContent).not.toContain("Skip");
    expect(table.all("details .share").length).toBeGreaterThan(0);
  });
});

test("whoever is displaced is told by whom, and what that brings", () => {
  const table = lay("displacing-3");
  still.matches = false;
  const { view } = moment("displacing-3");
  const who = { player: 1, owner: Number(view.seat) };
  const pushed = { ...who, strength: 2, place: 3, side: "b", own: false };
  const fresh: MightyEvent[] = [
    { code: "displaced", rule: "M-3.2", move: 0, params: pushed },
    {
      code: "price-paid",
      rule: "M-3.4",
      move: 0,
      params: { ...who, treasury: 1, owner_gold: 2 },
    },
  ];
  Object.assign(table.props, { view: { ...view }, fresh });
  flushSync();
  expect(table.target.querySelector(".line")!.textContent).toContain(
    "displaces your 2 and pays you 2 gold. It is back in your hand",
  );
});

describe("the end", () => {
  test("names the winner as the server does", () => {
    const { target, all } = lay("end-4");
    expect(target.textContent).toContain("Inga wins with 37 gold.");
    expect(all("li.won").map((each) => each.textContent)).toEqual([
      expect.stringContaining("Inga"),
    ]);
    expect(all("ol li").map((each) => /\d+ gold/.exec(each.textContent)?.[0])).toEqual([
      "37 gold",
      "36 gold",
      "25 gold",
      "23 gold",
    ]);
  });

  test("may have several winners", () => {
    const { target, all } = lay("end-3");
    expect(target.textContent).toContain("Frank and Ani share the victory with 26 gold each.");
    expect(all("li.won")).toHaveLength(2);
  });

  test("is right without any event", () => {
    expect(lay("end-4", { fresh: [] }).all("li.won")).toHaveLength(1);
    expect(lay("end-4", { fresh: [], result: null }).all("li.won")).toHaveLength(0);
  });
});
