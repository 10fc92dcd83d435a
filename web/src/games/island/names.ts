// Names of the pieces: what a screen reader says, and what a hand sees on hovering.

import {
  DEFENDERS,
  type Defender,
  BOSSES,
  type Boss,
  MINIONS,
  type MinionKind,
} from "./art/creatures";
import { BOSS_SYMBOLS, type BossSymbol, FACES, type Face } from "./art/symbols";
import { gathered } from "../../prompts/gathered";
import { namesOf } from "../../words/people";
import type { IslandMonsterView, IslandView, SeatCard, ShownDie } from "../../wire/types";
import { embody, nameOf, say } from "../../words/say.svelte";

export const bossOf = (id: string): Boss => BOSSES.find((each) => each === id) ?? "crystal-dragon";
export const faceOf = (die: string): Face | undefined => FACES.find((each) => each === die);
export const minionOf = (id: string): MinionKind =>
  MINIONS.find((each) => each === id) ?? "soldier";
export const defenderOf = (id: string): Defender =>
  DEFENDERS.find((each) => each === id) ?? "pagurah";

/** Of what a boss die shows, all that there are pictures of. */
export const drawn = (shows: readonly string[] = []): BossSymbol[] =>
  shows.flatMap((symbol) => BOSS_SYMBOLS.find((each) => each === symbol) ?? []);

export const bossDieName = (shows: readonly string[] = []): string =>
  drawn(shows)
    .map((symbol) => say(`symbol-${symbol}`))
    .join(" + ");

/** Thrown boss dice by zone, what each of them shows. */
export function fallen(dice: readonly ShownDie[]): Map<number, BossSymbol[][]> {
  const each = dice.flatMap((die) => new Array<ShownDie>(die.count ?? 1).fill(die));
  const zones = gathered(each, ({ zone = 0 }) => zone);
  return new Map([...zones].map(([zone, lying]) => [zone, lying.map(({ shows }) => drawn(shows))]));
}

export function dieName(die: string): string {
  const face = faceOf(die);
  return face ? say(`symbol-${face}`) : say("isle-any-face");
}

/** Things by count, one entry each: `{claw: 2}` is claw, claw. */
export const single = (counts: Readonly<Record<string, number>>): string[] =>
  Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name));

/** Who sits where, and who looks. */
export class People {
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    readonly view: IslandView,
    seats: SeatCard[],
    readonly seat: string,
  ) {
    this.names = new Map(namesOf(seats, say));
  }

  monster(player: number): string {
    return nameOf(this.view.monsters[player]?.name ?? "");
  }

  owner(player: number): string {
    const seat = this.view.monsters[player]?.seat ?? "";
    return this.names.get(seat) || seat;
  }

  mine(player: number): boolean {
    return this.view.monsters[player]?.seat === this.seat;
  }
}

/** Sentences speak of monsters, whoever plays them. */
export const asMonsters = ({ monsters }: IslandView) =>
  embody(monsters.map(({ seat, name }) => [seat, nameOf(name)]));

/** Why the boss has other HP than its sheet says; nothing by the book. */
export function houseRuleOf({ boss }: IslandView): string | undefined {
  if (boss.sheet_hp === null) return undefined;
  return say("island-house-hp", { hp: boss.max_hp, sheet: boss.sheet_hp });
}

/** How a monster looks beside the board. */
export function moodOf(view: IslandView, { hp }: IslandMonsterView, active: boolean) {
  if (view.won) return "happy";
  if (hp === 0) return "beaten";
  if (hp < 4) return "worried";
  return active ? "happy" : "calm";
}

/** How the boss feels: it calms down when all is well, and is desperate near its end. */
export function bossMood({ boss, won, lost }: IslandView, looked = false) {
  if (boss.down || won) return "beaten";
  if (lost) return "happy";
  const wounds = woundsOf(boss);
  if (wounds > 1) return "worried";
  return looked || wounds > 0 ? "angry" : "calm";
}

/** None while it has two thirds of its HP, two below one third. */
export const woundsOf = ({ hp, max_hp }: IslandView["boss"]): number =>
  hp * 3 > max_hp * 2 ? 0 : hp * 3 > max_hp ? 1 : 2;
