import { describe, expect, test } from "vitest";
import type { IslandEvent, IslandView } from "../../../wire/types";
import { picturesOf } from "../../pictures";
import snapshots from "../snapshots";
import { BEAT, Reel } from "./reel.svelte";
import { castOf, groupsOf, type Scene, scenesOf } from "./scenes";

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

  test("they are grouped by who acts", () => {
    const events = [rolled, moved(1), happened("turn-ended", { player: 1 }), began(2), moved(2)];
    const pictures = events.map(() => view);
    const made = scenesOf(events, view, pictures, { actor: "boss", turn: 1 }, view);
    expect(groupsOf(made).map(({ actor, count }) => [actor, count])).toEqual([
      [1, 2],
      ["boss", 2],
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
    expect(reel.lasts("normal")).toBeLessThan(200);
    expect([reel.lasts("step"), reel.lasts("instant")]).toEqual([Infinity, Infinity]);
  });
});
