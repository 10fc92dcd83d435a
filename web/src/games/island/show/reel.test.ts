import { describe, expect, test } from "vitest";
import type { IslandEvent, IslandView } from "../../../wire/types";
import { picturesOf } from "../../pictures";
import snapshots from "../snapshots";
import { BEAT, Reel } from "./reel.svelte";
import { castOf, groupsOf, lossesIn, type Scene, scenesOf, stepOf } from "./scenes";
import { tossesOf } from "./tosses";

const BOSS = ["boss-1", "boss-3", "boss-5"];
const at = (name: string) => snapshots.all[name]!;
const codes = (scenes: readonly Scene[]) =>
  scenes.flatMap(({ events }) => events.map(({ code }) => code));

function happened(code: string, params: object = {}): IslandEvent {
  return { code, params, rule: "I-1", move: 1 } as unknown as IslandEvent;
}
const view = at("boss-3").view as IslandView;
const rolled = happened("rolled", { dice: [] });
const chosen = happened("dice-chosen", { dice: [] });
const moved = (player: number) => happened("monster-moved", { player, start: 0, zone: 1 });
const began = (player: number) => happened("turn-began", { player, turn: 2 });

/** A sync of one's own answer, or of somebody else's. */
function sync(reel: Reel, events: readonly IslandEvent[], answered?: number, shown = true): void {
  reel.add({ events, view: { ...view }, before: view, pictures: undefined, answered }, shown);
}

describe("scenes", () => {
  test.each(BOSS)(
    "%s: every event is in one scene, in order, each with its own picture",
    (name) => {
      const { view: now, fresh, pictures } = at(name);
      const seen = picturesOf(now as IslandView, fresh.length, pictures);
      const scenes = scenesOf(fresh, now, seen, castOf([], now.active), undefined);
      expect(codes(scenes)).toEqual(fresh.map(({ code }: IslandEvent) => code));
      let told = 0;
      for (const scene of scenes) {
        told += scene.events.length;
        expect(scene.view).toBe(seen[told - 1]);
      }
    },
  );

  test("without pictures all that one does at once is seen at once", () => {
    const made = scenesOf([chosen, rolled], view, undefined, { actor: 1, turn: 1 }, view);
    expect(made.map(({ view: seen, events }) => [seen, events.length])).toEqual([[view, 2]]);
  });

  test("without pictures nothing is seen before it is told: what several did, with the last of them", () => {
    const before = { ...view, turn: 1 };
    const made = scenesOf([moved(1), began(2)], view, undefined, { actor: 1, turn: 1 }, before);
    expect(made.map(({ view: seen }) => seen)).toEqual([before, view]);
  });

  test("they are grouped by who acts", () => {
    const events = [rolled, moved(1), happened("turn-ended", { player: 1 }), began(2), moved(2)];
    const pictures = events.map(() => view);
    const made = scenesOf(events, view, pictures, { actor: "boss", turn: 1 }, view);
    const groups = groupsOf(made);
    expect(groups.map(({ actor, count, closed }) => [actor, count, closed])).toEqual([
      [1, 2, true],
      ["boss", 2, false],
    ]);
    // of what is still under way nobody knows how much it will be
    expect([0, 1, 2, 3].map((n) => stepOf(groups, n))).toEqual([
      { number: 1, count: 2 },
      { number: 2, count: 2 },
      { number: 1, count: 0 },
      { number: 2, count: 0 },
    ]);
    expect(groupsOf(made.slice(0, 2))[0]?.closed).toBe(true); // the turn has ended
  });

  test("all monsters are marked that one effect hits", () => {
    const hit = (player: number) => happened("damaged", { player, amount: 2, hp: 3, cause: "x" });
    const events = [happened("ability-acted", { zone: 1 }), hit(0), hit(2)];
    const was = { ...view };
    const made = scenesOf(events, view, undefined, { actor: "boss", turn: 1 }, was);
    // without pictures each step is told, and seen with the last
    expect(made.map((each) => each.view === was)).toEqual([true, false]);
    expect([...lossesIn(made.at(-1))]).toEqual([
      [0, 2],
      [2, 2],
    ]);
    expect(lossesIn(undefined).size).toBe(0);
  });

  test("only dice that are thrown again tumble", () => {
    const threw = (roll: Record<string, number>, ...faces: string[]): Scene => {
      const dice = faces.map((face) => ({ shows: [face] }));
      const [made] = scenesOf(
        [happened("rolled", { dice })],
        { ...view, roll },
        undefined,
        cast,
        view,
      );
      return made!;
    };
    const cast = { actor: 1, turn: 1 };
    const scenes = [
      threw({ claw: 1, foot: 1, heart: 1 }, "claw", "foot", "heart"),
      threw({ claw: 2, heart: 1 }, "claw"),
    ];
    expect([...tossesOf(scenes, 0).values()]).toEqual([0, 0, 0]);
    expect([...tossesOf(scenes, 1)]).toEqual([
      ["die claw#0", 0],
      ["die claw#1", 1],
      ["die heart#0", 0],
    ]);
  });
});

describe("the reel", () => {
  test("what comes later is appended, and never seen before its turn", () => {
    const reel = new Reel();
    reel.begin([began(1), rolled], 1);
    sync(reel, [rolled]);
    const first = reel.scene;
    sync(reel, [moved(1)]);
    sync(reel, [chosen, rolled]);
    expect(reel.scene).toBe(first);
    expect([reel.scenes.length, reel.untold]).toEqual([3, 3]);
    reel.next();
    expect([reel.scene?.event.code, reel.untold]).toEqual(["monster-moved", 2]);
    reel.next();
    reel.next();
    expect([reel.scene, reel.untold]).toEqual([undefined, 0]);
  });

  test("dice fly before anything of what they bring is seen or told", () => {
    const reel = new Reel();
    reel.begin([began(1), rolled], 1);
    const lying = { ...view, roll: { heart: 1 }, pending: {} };
    const healed = { ...view, roll: {}, pending: {}, turn: 99 };
    const told = { pictures: undefined, answered: undefined };
    reel.add({ events: [rolled], view: lying, before: view, ...told }, true);
    const heals = [happened("healed", { player: 1, amount: 1, hp: 5, cause: "hearts" })];
    reel.add({ events: heals, view: healed, before: lying, ...told }, true);
    reel.next(true);
    expect([reel.leading, reel.at, reel.untold]).toEqual([true, 0, 1]);
    expect(reel.coming?.lead).toEqual({ ...lying, roll: {} });
    reel.next(true);
    expect([reel.leading, reel.at, reel.untold]).toEqual([false, 1, 0]);
    expect(reel.scene?.view).toBe(healed);
    // all was shown when it comes: the step before stays until the dice have landed
    reel.seek(1);
    reel.scenes = reel.scenes.slice(0, 1);
    reel.add({ events: heals, view: healed, before: lying, ...told }, true);
    expect([reel.leading, reel.at, reel.untold]).toEqual([true, 0, 1]);
    reel.seek(1);
    expect([reel.leading, reel.at]).toEqual([false, 1]);
  });

  test("it can be dragged back, and then tells as much as it shows", () => {
    const reel = new Reel();
    reel.begin([began(1), rolled], 1);
    for (const _ of [1, 2, 3]) sync(reel, [moved(1)]);
    reel.skip();
    sync(reel, [rolled], 0);
    expect(reel.untold).toBe(0);
    reel.seek(1);
    expect(reel.untold).toBe(2);
    reel.seek(99);
    expect(reel.scene).toBeUndefined();
  });

  test("one's own answers are not shown again, and begin a new story", () => {
    const reel = new Reel();
    reel.begin([began(1), rolled], 1);
    sync(reel, [moved(1)]);
    reel.skip();
    sync(reel, [began(0), happened("boss-wandered", { start: 0, zone: 1 })]);
    reel.skip();
    sync(reel, [rolled], 0);
    sync(reel, [moved(0), happened("turn-ended", { player: 0 }), began(1)], 0);
    expect(codes(reel.scenes)).toEqual(["turn-began"]);
  });

  test("one's own big moments are", () => {
    const reel = new Reel();
    reel.begin([began(0), rolled], 0);
    sync(reel, [happened("fame-changed", { player: 0 }), happened("ally-taken", { player: 0 })], 0);
    expect(reel.scene?.beat?.kind).toBe("ally");
    expect(codes(reel.scenes)).toEqual(["ally-taken"]);
  });

  test("skipping lasts until whoever skips is asked", () => {
    const reel = new Reel();
    reel.begin([began(1), rolled], 1);
    sync(reel, [moved(1)]);
    reel.skip(true);
    sync(reel, [moved(1)]);
    expect(reel.scene).toBeUndefined();
    reel.skipping = false;
    sync(reel, [moved(1)]);
    expect(reel.scene).toBeDefined();
  });

  test("a big moment stays, however fast and however much waits; the rest hurries", () => {
    const reel = new Reel();
    reel.begin([began(1), rolled], 1);
    sync(reel, [happened("event-revealed", { card: "E01", colour: "red" })]);
    const usual = reel.lasts("normal");
    for (let n = 0; n < 80; n++) sync(reel, [moved(1)]);
    expect(reel.hurries).toBe(true);
    expect(reel.lasts("normal")).toBe(usual);
    expect(reel.lasts("fast")).toBeGreaterThanOrEqual(Math.min(BEAT, usual));
    reel.next();
    expect(reel.lasts("normal")).toBeLessThan(300);
    expect([reel.lasts("step"), reel.lasts("instant")]).toEqual([Infinity, Infinity]);
  });
});
