// Positions of the island as small pictures: six zones around the volcano, and the dice in hand.

import type { IslandView } from "../../wire/types";
import { type Picture, picture } from "../box";
import { lay, type Sign } from "../glance";
import type { Drawn, LaidPiece, SceneArt } from "../scene";
import Boss from "./art/Boss.svelte";
import { BOSSES, DEFENDERS, MINIONS, type Boss as BossName } from "./art/creatures";
import Defender from "./art/Defender.svelte";
import Die from "./art/Die.svelte";
import Zone from "./art/GlanceZone.svelte";
import Minion from "./art/Minion.svelte";
import Symbol from "./art/Symbol.svelte";
import { type BossSymbol, FACES } from "./art/symbols";
import { ruleOf } from "./closeUp";
import Pylon from "./pieces/Pylon.svelte";

type ZoneView = IslandView["zones"][number];
/** Where the zones lie, as on the stage. */
const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [50.5, 0],
  [50.5, 28],
  [50.5, 56],
  [0, 56],
  [0, 28],
  [0, 0],
];
const WIDE = 49;

const times = (count: number, drawing: Picture): Picture[] => Array<Picture>(count).fill(drawing);
const bossName = (id: string): BossName => BOSSES.find((each) => each === id) ?? "crystal-dragon";

function figures(view: IslandView, zone: ZoneView): [Picture, number][] {
  const boss = picture(Boss, { boss: bossName(view.boss.id) });
  const monsters = zone.monsters.map((n) => {
    const who = DEFENDERS.find((each) => each === view.monsters[n]?.name) ?? "megamoth";
    return picture(Defender, { who });
  });
  const minions = MINIONS.flatMap((kind) =>
    times(zone.minions[kind] ?? 0, picture(Minion, { kind })),
  );
  return [
    ...(view.boss.zone === zone.zone ? [[boss, 14] as [Picture, number]] : []),
    ...monsters.map((each): [Picture, number] => [each, 10]),
    ...minions.map((each): [Picture, number] => [each, 6.5]),
  ];
}

function things(view: IslandView, zone: ZoneView): Picture[] {
  const boss = Object.entries(zone.boss_dice).flatMap(([face, count]) =>
    times(count, { art: Die, props: { face: (view.boss_faces[face] ?? []) as BossSymbol[] } }),
  );
  const locked = FACES.flatMap((face) => {
    const count = (zone.locked[face] ?? 0) + (zone.locked_now[face] ?? 0);
    return times(count, { art: Die, props: { face, locked: true } });
  });
  const pylons = zone.support.filter(({ pylon }) => pylon).length;
  return [
    ...boss,
    ...times(zone.crystals, picture(Symbol, { name: "crystal" })),
    ...locked,
    ...times(pylons, { art: Pylon, props: {} }),
  ];
}

/** One after the other, closer together where there are many. */
function row(pictures: readonly [Picture, number][], x: number, bottom: number): LaidPiece[] {
  const whole = pictures.reduce((sum, [, size]) => sum + size, 0);
  const squeeze = Math.min(1, (WIDE - 2) / Math.max(1, whole));
  let left = x + 1;
  return pictures.map(([drawing, size]) => {
    const laid = lay(drawing, left, bottom - size, size);
    left += size * squeeze;
    return laid;
  });
}

function zoneOf(view: IslandView, zone: ZoneView): LaidPiece[] {
  const [x, y] = CORNERS[zone.zone]!;
  const small = things(view, zone).map((each): [Picture, number] => [each, 5.5]);
  return [
    { ...lay({ art: Zone, props: { zone: zone.zone } }, x, y, WIDE), piece: `zone ${zone.zone}` },
    ...row(figures(view, zone), x, y + 20),
    ...row(small, x, y + 26.5),
  ];
}

function signs(view: IslandView): Sign[] {
  const names = view.zones.map(({ zone }) => {
    const [x, y] = CORNERS[zone]!;
    return { text: String(zone), x: x + WIDE - 3, y: y + 3 };
  });
  const boss = CORNERS[view.boss.zone];
  const tiles = view.zones.flatMap(({ zone, support }) => {
    const [x, y] = CORNERS[zone]!;
    const lying = support.filter(({ tile }) => tile !== null);
    return lying.map(({ name, ready }, n) => ({
      text: ready ? `▲ ${name}` : `▽ ${name}`,
      x: x + WIDE - 6,
      y: y + 12 + n * 7,
    }));
  });
  const hp = boss
    ? [{ text: `♥ ${view.boss.hp}  ★ ${view.boss.fame}`, x: boss[0] + 18, y: boss[1] + 3.5 }]
    : [];
  return [...names, ...tiles, ...hp];
}

/** The dice that somebody has thrown. */
function roll(view: IslandView): LaidPiece[] {
  const dice = FACES.flatMap((face) => times(view.roll[face] ?? 0, { art: Die, props: { face } }));
  return dice.map((die, n) => lay(die, 2 + n * 9, 86, 8));
}

function purses(view: IslandView, y: number): Sign[] {
  return view.monsters.map(({ hp, fame, energy }, n) => ({
    text: `${n + 1}: ♥ ${hp}  ★ ${fame}  ϟ ${energy}`,
    x: 16 + n * 33,
    y,
  }));
}

function draw(view: IslandView): Drawn {
  const dice = roll(view);
  const bottom = dice.length ? 95 : 85;
  return {
    height: bottom + 7,
    laid: [...view.zones.flatMap((zone) => zoneOf(view, zone)), ...dice],
    signs: [...signs(view), ...purses(view, bottom + 3)],
  };
}

const symbol = (name: Parameters<typeof Symbol>[1]["name"]) => picture(Symbol, { name });
const minion = (kind: (typeof MINIONS)[number]) => picture(Minion, { kind });
const die = (face: (typeof FACES)[number], locked = false) => ({
  art: Die,
  props: { face, locked },
});
const bossDie = (...face: BossSymbol[]) => ({ art: Die, props: { face } });
const zone = (number: number) => ({ art: Zone, props: { zone: number } });
const pylon = { art: Pylon, props: {} };
const dragon = picture(Boss, { boss: "crystal-dragon" });
const defender = (who: (typeof DEFENDERS)[number]) => picture(Defender, { who });

export default {
  draw,
  ruleOf: ({ sort, id }) => ruleOf(sort, id, sort),
  chapters: {
    "I-1": [zone(0), dragon],
    "I-2": [dragon, minion("soldier"), defender("megamoth")],
    "I-3": [dragon, defender("pagurah")],
    "I-4": [dragon, symbol("fame")],
    "I-5": [bossDie("fame"), bossDie("minion", "crystal"), bossDie("fame", "minion")],
    "I-6": [dragon, bossDie("fame"), bossDie("minion")],
    "I-7": [minion("soldier"), minion("cannon"), minion("shield"), minion("builder")],
    "I-8": [symbol("fame"), symbol("crystal"), symbol("minion")],
    "I-9": [symbol("crystal"), symbol("crystal"), symbol("crystal"), pylon],
    "I-10": [die("claw"), die("heart"), die("foot")],
    "I-11": [die("foot"), die("claw"), die("energy")],
    "I-12": [die("claw", true), die("wrench", true)],
    "I-13": FACES.map((face) => symbol(face)).slice(0, 4),
    "I-14": [die("claw"), minion("shield"), dragon],
    "I-15": [defender("megamoth"), symbol("heart")],
    "I-16": [die("fame"), bossDie("fame")],
    "I-17": [symbol("fame"), defender("pagurah")],
    "I-18": [die("wrench"), die("wrench"), die("wrench")],
    "I-19": [die("wrench"), minion("soldier")],
    "I-20": [symbol("energy"), symbol("energy")],
    "I-21": [symbol("heart"), symbol("crystal")],
    "I-22": [defender("pagurah"), defender("megamoth")],
    "I-23": [dragon, symbol("heart")],
    "I-24": DEFENDERS.slice(0, 3).map(defender),
    "I-25": BOSSES.map((boss) => picture(Boss, { boss })),
    "I-26": BOSSES.map((boss) => picture(Boss, { boss })),
    "I-27": [bossDie("fame"), die("claw")],
  },
} satisfies SceneArt;
