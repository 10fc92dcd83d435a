// What happened since, scene by scene: the board never shows more than its scene, whatever has come
// in the meantime.

import { tempo } from "../../../look/speed.svelte";
import type { Event, View } from "../play";
import { lastsOf, type Scene, scenesOf } from "./scenes";

/** More than so many scenes that wait are shown quicker. */
const BACKLOG = 8;

interface Staged extends Scene {
  readonly own: boolean;
}

export class Reel {
  private scenes = $state.raw<readonly Staged[]>([]);
  private at = $state(0);

  scene: Staged | undefined = $derived(this.scenes[this.at]);
  /** What comes after this scene, as far as it has happened. */
  private rest: readonly Staged[] = $derived(this.scenes.slice(this.at + 1));
  /** Behind it there is no other: what it shows is how things are. */
  isLast: boolean = $derived(this.rest.length === 0);
  /** So many of the latest events nobody has seen yet, the scene on stage left out. */
  later: number = $derived(this.rest.reduce((sum, { events }) => sum + events.length, 0));

  add(events: readonly Event[], view: View, seen: readonly View[] | undefined, own: boolean): void {
    const made = scenesOf(events, view, seen).map((scene) => ({ ...scene, own }));
    if (!this.scene) [this.scenes, this.at] = [made, 0];
    else this.scenes = [...this.scenes.slice(this.at), ...made];
    if (this.at) this.at = 0;
  }

  next(): void {
    if (this.scene) this.at += 1;
  }

  skip(): void {
    [this.scenes, this.at] = [[], 0];
  }

  /** How long the scene on stage stays. */
  get lasts(): number {
    const { scene, rest } = this;
    if (!scene) return Infinity;
    const hurry = rest.length > BACKLOG && scene.kind !== "bite" ? 0.5 : 1;
    return lastsOf(scene, scene.own, rest[0]?.kind) * tempo() * hurry;
  }
}
