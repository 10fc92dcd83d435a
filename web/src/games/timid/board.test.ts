import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lay, press } from "../../testing/lay";
import { speak } from "../../words/say.svelte";
import Board from "./Board.svelte";
import { snapshots } from "./snapshots";
import type { Props } from "./play";

const open: (() => Promise<void>)[] = [];
beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(async () => {
  // Boards listen to keys as long as they lie.
  await Promise.all(open.splice(0).map((clear) => clear()));
  vi.unstubAllGlobals();
});

function board(name: string, more: Partial<Props> = {}) {
  const onmove = vi.fn();
  const onwhy = vi.fn();
  const { before: _, ...told } = snapshots[name]!;
  const laid = lay(Board, { ...told, help: "some", onmove, onwhy, ...more });
  open.push(laid.clear);
  const at = (place: string) => laid.find(`[data-place="${place}"]`);
  const name_ = (place: string) => at(place).getAttribute("aria-label");
  const targets = () =>
    [...laid.target.querySelectorAll<HTMLElement>("[data-deed]")].map(
      (each) => each.dataset["place"],
    );
  const button = (text: string) => {
    const found = [...laid.target.querySelectorAll("button")].find(
      (each) => each.textContent?.trim() === text,
    );
    if (!found) throw new Error(`no button ${text}`);
    return found;
  };
  return { ...laid, onmove, onwhy, at, name: name_, targets, button };
}

function offered(name: string, head: string): string[] {
  const moves = snapshots[name]!.ask?.moves ?? [];
  return [
    ...new Set(
      moves
        .filter(({ pieces }) => pieces[0] === `tool ${head}`)
        .map(({ pieces }) => pieces[1]!.split(" ")[1]!),
    ),
  ].sort();
}

test.each(Object.keys(snapshots))(
  "%s can be drawn, in both languages, with names for all controls",
  async (name) => {
    for (const language of ["en", "de"] as const) {
      await speak(language);
      const { target } = board(name, { help: "full" });
      for (const each of target.querySelectorAll("button")) {
        const told = each.getAttribute("aria-label") ?? each.textContent ?? "";
        expect(told.trim().length).toBeGreaterThan(2);
        expect(told).not.toMatch(/timid-|\{|undefined/);
      }
      expect(target.textContent).not.toMatch(/timid-|undefined/);
    }
  },
);

describe("the character", () => {
  test("peeks at exactly what is offered", () => {
    const { targets, at, onmove, name } = board("peeking");
    expect(targets().sort()).toEqual(offered("peeking", "peek"));
    expect(name("0,1")).toBe("Card G8: face down; turn up");
    press(at("0,1"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("peek 0,1");
  });

  test("asks why where nothing is offered", () => {
    const { at, onwhy, onmove } = board("peeking");
    press(at("0,0"));
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(["tool peek", "cell 0,0"]);
    expect(onmove).not.toHaveBeenCalled();
  });

  test("looks closely at a monster that lies open, and learns why it is as it is", async () => {
    const { target, at, onwhy, onmove } = board("active-seen");
    press(at("1,2"));
    await vi.waitFor(() => expect(target.querySelector(".about")).not.toBeNull());
    expect(target.querySelector(".about")!.textContent).toContain("active.");
    expect(onwhy).not.toHaveBeenCalled();
    expect(onmove).not.toHaveBeenCalled();
  });

  test.each(["explore", "attack", "jump", "jump-attack"])(
    "in mode %s has the targets of the question",
    (mode) => {
      const { find, targets } = board("active-seen");
      press(find(`[data-mode="${mode}"]`));
      expect(targets().sort()).toEqual(offered("active-seen", mode));
      expect(find('[aria-checked="true"]').dataset["mode"]).toBe(mode);
    },
  );

  test("chooses modes by key, and keeps what was chosen until something has happened", () => {
    const { find, at, onmove } = board("active-seen");
    press(document.body, "2");
    press(at("1,2"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("attack 1,2");
    expect(find('[aria-checked="true"]').dataset["mode"]).toBe("attack");
  });

  test("names the card that is jumped where there are two", () => {
    const { find, at, onmove, targets } = board("active-seen");
    press(find('[data-mode="jump"]'));
    press(at("0,2"));
    expect(onmove).not.toHaveBeenCalled();
    expect(targets().sort()).toEqual(["0,1", "1,2"]);
    press(at("0,1"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("jump 0,2 over 0,1");
  });

  test("jumps at once where there is one way", () => {
    const { find, at, onmove } = board("active-seen");
    press(find('[data-mode="jump"]'));
    press(at("1,3"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("jump 1,3 over 1,2");
  });

  test("learns why an attack that is spent cannot be made", () => {
    const { find, onwhy } = board("slain");
    const attack = find('[data-mode="attack"]');
    expect(attack.getAttribute("aria-label")).toContain("not possible");
    press(attack);
    expect(onwhy.mock.calls[0]?.[0]).toContain("tool attack");
  });

  test("gives up only after a second thought", () => {
    const { button, onmove, target } = board("active-seen");
    press(button("Give up"));
    expect(onmove).not.toHaveBeenCalled();
    press(button("Go on"));
    expect(target.textContent).not.toContain("Really");
    press(button("Give up"));
    press(button("Give up"));
    expect(onmove).toHaveBeenCalledExactlyOnceWith("give-up");
  });

  test("sees odds with full help only", () => {
    expect(board("peeking").name("0,1")).not.toContain("%");
    expect(board("peeking", { help: "full" }).name("0,1")).toContain("exit 17%");
    expect(board("peeking", { help: "full", aid: null }).name("0,1")).not.toContain("%");
  });

  test.each([
    ["active-seen", "1,2", "Kraken, active"],
    ["slain", "1,2", "Kraken, slain"],
    ["frozen", "0,2", "Mantis, frozen"],
    ["uneasy", "0,2", "Mantis, uneasy"],
  ])("is told in words how it is: %s", (moment, place, words) => {
    expect(board(moment).name(place)).toContain(words);
  });

  test("cannot find anything that is hidden from it in the page", () => {
    const { target } = board("active-seen", { help: "full" });
    const floor = target.querySelector(".grid")!.innerHTML.toLowerCase();
    expect(floor).toContain("kraken");
    expect(floor).not.toMatch(/mantis|exit:|door/);
  });
});

describe("the dungeon", () => {
  const CARDS = [
    ["mantis", "1,0"],
    ["kraken", "0,1"],
    ["exit", "1,1"],
    ["corridor", "-1,1"],
    ["corridor", "0,2"],
    ["corridor", "2,0"],
  ] as const;

  function composing(cards: readonly (readonly [string, string])[], more: Partial<Props> = {}) {
    const made = board("building", more);
    for (const [card, place] of cards) {
      press(made.find(`[data-hand="${card}"]`));
      press(made.at(place));
    }
    return made;
  }

  test("lays six cards and hands the floor in as one move", () => {
    const { button, onmove, onwhy } = composing(CARDS);
    press(button("Finish building the floor"));
    expect(onwhy).not.toHaveBeenCalled();
    const [pieces] = onmove.mock.calls[0] as [string[]];
    expect(pieces.at(-1)).toBe("do build");
    const laid = CARDS.map((_, n) => `${pieces[2 * n]} ${pieces[2 * n + 1]}`);
    expect(laid.sort()).toEqual(CARDS.map(([card, place]) => `card ${card} cell ${place}`).sort());
  });

  test("hears from the server what an unfinished floor lacks", () => {
    const { button, onmove, onwhy } = composing(CARDS.slice(0, 2));
    press(button("Finish building the floor"));
    expect(onmove).not.toHaveBeenCalled();
    expect(onwhy).toHaveBeenCalledExactlyOnceWith([
      ...["card kraken", "cell 0,1", "card mantis", "cell 1,0"],
      "do build",
    ]);
  });

  test("asks about a cell that touches nothing", () => {
    const { onwhy } = composing([["exit", "2,2"]]);
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(["card exit", "cell 2,2"]);
  });

  test("sees who would be active, from the server's tables", () => {
    const { name } = composing(CARDS);
    expect(name("0,1")).toContain("Kraken, active");
    expect(name("1,0")).toContain("Mantis, uneasy");
  });

  test("is told of fear between neighbours", () => {
    const { name, target } = composing([
      ["mantis", "1,0"],
      ["kraken", "2,0"],
    ]);
    expect(name("1,0")).toContain("afraid");
    expect(target.textContent).toContain("the one turned up second freezes");
  });

  test("sees nothing of it without help, or where the table allows none", () => {
    expect(composing(CARDS, { help: "off" }).name("0,1")).not.toContain("active");
    expect(composing(CARDS, { aid: null }).name("0,1")).not.toContain("active");
  });

  test("takes a card up and lays it elsewhere", () => {
    const { at, name } = composing(CARDS.slice(0, 1));
    press(at("1,0"));
    expect(name("1,0")).toContain("free");
    press(at("0,1"));
    expect(name("0,1")).toContain("Mantis");
  });

  test("builds by keyboard alone", () => {
    const { at, find, name } = board("building");
    press(document.body, "2");
    expect(find('[aria-pressed="true"]').dataset["hand"]).toBe("mantis");
    at("0,1").focus();
    press(at("0,1"));
    expect(name("0,1")).toContain("Mantis");
    press(at("0,1"), "Backspace");
    expect(name("0,1")).toContain("free");
  });

  test("clears everything", () => {
    const { button, target } = composing(CARDS);
    press(button("Take all up"));
    expect(target.querySelectorAll(".laid")).toHaveLength(1);
  });

  test("drags a card from the hand", () => {
    vi.useFakeTimers();
    const { find, name, at } = board("building");
    document.elementsFromPoint = () => [at("1,0")];
    const pointer = (type: string, x: number) =>
      new PointerEvent(type, { bubbles: true, button: 0, clientX: x, clientY: 0 });
    find('[data-hand="kraken"]').dispatchEvent(pointer("pointerdown", 0));
    window.dispatchEvent(pointer("pointermove", 40));
    window.dispatchEvent(pointer("pointerup", 40));
    flushSync();
    expect(name("1,0")).toContain("Kraken");
    vi.runAllTimers();
    vi.useRealTimers();
  });

  test("sees its own cards while the character walks, and cannot move", () => {
    const { name, at, onmove, onwhy, targets } = board("moving-dungeon");
    expect(targets()).toEqual([]);
    expect(name("1,3")).toBe("Card H10: Exit, face down");
    press(at("1,3"));
    expect(onmove).not.toHaveBeenCalled();
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(["cell 1,3"]);
  });
});

describe("the end", () => {
  test.each([
    ["end-stopped", "The dungeon keeps you", "The kraken was at home on H9 of floor 1"],
    ["end-stopped-dungeon", "You have a guest for good", "The character got out of no floor"],
    ["end-escaped", "You are out", "The character got out of 3 floors"],
    ["end-escaped-dungeon", "Bo got away", "The character got out of 3 floors"],
    ["end-watched", "Bo is out", "daylight"],
    ["end-gave-up", "The dungeon keeps you", "The character got out of 2 floors"],
  ])("%s is told to whoever looks", (moment, title, words) => {
    const { target } = board(moment);
    expect(target.querySelector(".told h2")?.textContent).toBe(title);
    expect(target.textContent).toContain(words);
  });

  test("between floors the character waits with a picture", () => {
    const { target } = board("floor-2-drawing");
    expect(target.querySelector(".told h2")?.textContent).toBe("Out of floor 1");
    expect(target.textContent).toContain("Inga builds floor 2");
  });
});
