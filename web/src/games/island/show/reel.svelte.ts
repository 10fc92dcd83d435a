// What happened since somebody last acted, in scenes, and where the stage is: it never shows more
// than its scene, whatever has come in the meantime.

import type { IslandEvent, IslandView } from "../../../wire/types";
import type { Aid } from "../odds";
import { lastsAt, type Pace } from "../pace.svelte";
import { arrivalOf } from "./beats";
import { type Cast, castAfter, castOf, type Group, groupsOf, type Scene, scenesOf } from "./scenes";
import { type Tosses, tossesOf } from "./tosses";

/** Milliseconds in which a big moment is in full sight, however fast the rest: at rest, all of it. */
export const BEAT = 950;
/** And any other step, so that none is lost between two pictures. */
const GLANCE = 220;
/** So long, in usual scenes, one looks at the boss phase, and at a partner's turn. */
const LONGEST = { boss: 6.5, monster: 4.5 };
/** A backlog of so many usual scenes is shown quicker. */
const BACKLOG = 26;
/** What is kept for who only watches. */
const KEPT = 160;

/** What a sync told. */
export interface Told {
  readonly events: readonly IslandEvent[];
  readonly view: IslandView;
  readonly before: IslandView | undefined;
  /** How it looked after each event, where that is known. */
  readonly pictures: readonly IslandView[] | undefined;
  /** The player who looks and has just answered, if so. */
  readonly answered: number | undefined;
}

export class Reel {
  scenes = $state.raw<readonly Scene[]>([]);
  /** The scene on stage; behind the last one there is none. */
  at = $state(0);
  /** Nothing more is staged until whoever looks is asked. */
  skipping = $state(false);
  /** The next scene's dice are on their way; until they land, nothing of it is told or seen. */
  leading = $state(false);
  /** Somebody reads: it waits for a hand. */
  paused = $state(false);
  /** What was foreseen of each boss phase, by the event that began its turn. */
  readonly foreseen = new Map<IslandEvent, Aid>();
  private omen: Aid | undefined;
  private cast: Cast | undefined;
  /** Events of one's own, told after the last scene. */
  private later = $state(0);
  /** Whoever looks has acted: what comes next is a new story. */
  private stale = false;

  scene: Scene | undefined = $derived(this.scenes[this.at]);
  /** The one that is about to come, while it is. */
  coming: Scene | undefined = $derived(this.leading ? this.scenes[this.at + 1] : undefined);
  groups: readonly Group[] = $derived(groupsOf(this.scenes));
  /** So many of the latest events are still a secret. */
  untold: number = $derived(
    this.scene
      ? this.later +
          this.scenes.slice(this.at + 1).reduce((sum, { events }) => sum + events.length, 0)
      : 0,
  );
  /** How long all that waits would take, in usual scenes. */
  private backlog: number = $derived(
    this.scenes.slice(this.at + 1).reduce((sum, { weight }) => sum + weight, 0),
  );
  /** In which throw each die fell that lies there. */
  tosses: Tosses = $derived(tossesOf(this.scenes, this.at));
  hurries: boolean = $derived(this.backlog > BACKLOG);

  begin(story: readonly IslandEvent[], active: number): void {
    this.clear();
    this.cast = castOf(story, active);
  }

  /** Add what a sync told; `shown`: it is to be staged, now or after what waits. */
  add({ events, view, before, pictures, answered }: Told, shown: boolean): void {
    const cast = this.cast ?? castOf([], before?.active ?? view.active);
    const own = ownIn(events, cast, answered);
    const turn = events.findLast(({ code }) => code === "turn-began");
    if (turn && this.omen?.coming) this.foreseen.set(turn, this.omen);
    if (turn) this.omen = undefined;
    const made = scenesOf(
      events.slice(own),
      view,
      pictures?.slice(own),
      events.slice(0, own).reduce((now, event) => castAfter(event, now), cast),
      own ? (pictures?.[own - 1] ?? before) : before,
    );
    this.cast = events.reduce((now, event) => castAfter(event, now), cast);
    if (own) this.stale = true;
    if (made.length) this.append(made, shown);
    else this.later += events.length;
  }

  private append(made: readonly Scene[], shown: boolean): void {
    const idle = !this.scene;
    if (this.stale && idle) [this.scenes, this.at] = [[], 0];
    const kept = idle ? this.scenes.slice(-KEPT) : this.scenes;
    if (idle) this.at = kept.length;
    this.stale = false;
    this.later = 0;
    this.scenes = [...kept, ...made];
    if (!shown || this.skipping) this.at = this.scenes.length;
    else if (idle && this.scene?.lead && this.at) this.lead(this.at - 1);
  }

  private lead(from: number): void {
    [this.at, this.leading] = [from, true];
  }

  /** What is foreseen now, of the next boss phase. */
  foresee(aid: Aid | null): void {
    if (aid) this.omen = aid;
  }

  /** On to the next scene, by way of what leads to it where there is time for that. */
  next(time = false): void {
    if (time && !this.leading && this.scenes[this.at + 1]?.lead) this.lead(this.at);
    else this.seek(this.at + 1);
  }
  seek(to: number): void {
    [this.paused, this.leading] = [false, false];
    this.at = Math.max(0, Math.min(this.scenes.length, to));
  }
  /** To the end; `on`: past all that is still to come before whoever looks is asked. */
  skip(on = false): void {
    this.skipping = on;
    [this.paused, this.leading] = [false, false];
    this.at = this.scenes.length;
  }
  clear(): void {
    this.skip();
    [this.scenes, this.at, this.later, this.stale] = [[], 0, 0, false];
  }

  /** How long the scene on stage stays; forever, where a hand moves it on. */
  lasts(pace: Pace): number {
    const { scene } = this;
    if (!scene) return Infinity;
    const usual = lastsAt(pace) * scene.weight;
    if (!Number.isFinite(usual)) return usual;
    if (scene.beat) return Math.max(BEAT + arrivalOf(scene.beat), usual);
    return Math.max(GLANCE, usual * this.haste(scene) * (this.hurries ? 0.6 : 1));
  }

  /** Long turns are told quicker, throws that are thrown again at a glance. */
  private haste(scene: Scene): number {
    const group = this.groups.findLast(({ first }) => first <= this.at);
    if (!group) return 1;
    const all = this.scenes.slice(group.first, group.first + group.count);
    const again = all.slice(this.at - group.first + 1).some(({ event }) => event.code === "rolled");
    const weight = all.reduce((sum, each) => sum + (each.beat ? 0 : each.weight), 0);
    const most = scene.actor === "boss" ? LONGEST.boss : LONGEST.monster;
    return Math.min(1, most / weight) * (again && scene.event.code === "rolled" ? 0.6 : 1);
  }
}

/** How many of the first events whoever looks has just brought about in their own turn: they have
 * seen them, unless they are big. */
function ownIn(events: readonly IslandEvent[], start: Cast, answered: number | undefined): number {
  let cast = start;
  for (const [n, event] of events.entries()) {
    cast = castAfter(event, cast);
    if (cast.actor !== answered || BIG.has(event.code)) return n;
  }
  return events.length;
}
const BIG: ReadonlySet<string> = new Set([
  "ally-taken",
  "event-revealed",
  "boss-down",
  "team-won",
  "pylon-raised",
]);
