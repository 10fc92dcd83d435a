// Positions of the castle as small pictures: the guardians in their row, what lies at them, purses, a hand.

import { KINDS, type Kind } from "../../art/palette";
import type { MightyView } from "../../wire/types";
import { picture } from "../box";
import { lay, type Sign } from "../glance";
import type { Drawn, LaidPiece, SceneArt } from "../scene";
import FreePlace from "./art/FreePlace.svelte";
import Gold from "./art/Gold.svelte";
import GuardianCard from "./art/GuardianCard.svelte";
import KingTile from "./art/KingTile.svelte";
import type { Level } from "./art/levels";
import MonsterCard from "./art/MonsterCard.svelte";
import { BACKS, TILES } from "./samples";

type Place = MightyView["places"][number];
type Player = MightyView["players"][number];
const GUARDIAN = 16;
const MONSTER = 11.5;
const BELOW = 24.5;
const PURSES = 47;
const HAND = 66;
const kindOf = ({ kind }: Player): Kind => KINDS.find((each) => each === kind) ?? "orcs";

function guardian(place: Place, at: number, x: number): LaidPiece {
  const { strength, loot } = place;
  const front = strength === null || loot === null ? undefined : { strength, loot };
  const props = {
    level: place.level as Level,
    strengths: [place.min_strength, place.max_strength],
    loots: [place.min_loot, place.max_loot],
    front,
  };
  return { ...lay({ art: GuardianCard, props }, x, 1, GUARDIAN), piece: `guardian ${at + 1}` };
}

function monsters(view: MightyView, place: Place, at: number, middle: number): LaidPiece[] {
  return place.monsters.flatMap((monster, side) => {
    const piece = `place ${at + 1}${"ab"[side]}`;
    const x = middle + (side ? 0.7 : -MONSTER - 0.7);
    const player = monster && view.players[monster.player];
    if (!monster || !player)
      return { ...lay({ art: FreePlace, props: {} }, x, BELOW, MONSTER), piece };
    const { healing } = player;
    const props = { kind: kindOf(player), strength: monster.strength };
    const heals = { ...props, healing: healing[monster.strength - 1] };
    return { ...lay(picture(MonsterCard, heals), x, BELOW, MONSTER), piece };
  });
}

/** What one holds, where that is known. */
function hand(view: MightyView, seat: string): LaidPiece[] {
  const own = view.players.find((player) => player.seat === seat);
  if (!own || own.hands.length !== 1) return [];
  return own.hands[0]!.map((strength, n) => ({
    ...lay(picture(MonsterCard, { kind: kindOf(own), strength }), 32 + n * 12.5, HAND, MONSTER),
    piece: `card ${strength}`,
  }));
}

const purseAt = (view: MightyView, n: number) => (100 / view.players.length) * (n + 0.5);

function purses(view: MightyView): LaidPiece[] {
  return view.players.map((player, n) => ({
    ...lay(
      picture(Gold, { amount: player.gold, kind: kindOf(player) }),
      purseAt(view, n) - 6.5,
      PURSES,
      13,
    ),
    piece: `purse ${n}`,
  }));
}

function draw(view: MightyView, seat: string, names: readonly string[]): Drawn {
  const wide = 100 / Math.max(1, view.places.length);
  const middle = (at: number) => wide * (at + 0.5);
  const signs: Sign[] = [
    ...view.places.flatMap(({ total }, at) =>
      total ? [{ text: `= ${total}`, x: middle(at), y: BELOW + 16 }] : [],
    ),
    ...names.map((name, n) => ({ text: name, x: purseAt(view, n), y: PURSES + 15 })),
  ];
  const held = hand(view, seat);
  return {
    height: held.length ? HAND + 17 : HAND,
    laid: [
      ...view.places.map((place, at) => guardian(place, at, middle(at) - GUARDIAN / 2)),
      ...view.places.flatMap((place, at) => monsters(view, place, at, middle(at))),
      ...purses(view),
      ...held,
    ],
    signs,
  };
}

const back = (level: Level) => ({ art: GuardianCard, props: { level, ...BACKS[level] } });
const card = (kind: Kind, strength?: number) => picture(MonsterCard, { kind, strength });
const gold = (amount: number) => picture(Gold, { amount });

export default {
  draw,
  chapters: {
    "M-1": [card("orcs", 4), back(2), gold(10)],
    "M-2": [back(1), card("sea", 2), gold(8)],
    "M-3": [card("dragons", 4), card("undead", 2), back(1)],
    "M-4": [card("orcs", 4), card("sea", 2), back(1)],
    "M-5": [card("demons", 1), gold(1)],
    "M-6": [gold(32)],
    V: [back(1), back(2), back(3)],
    "M-7": [
      { art: KingTile, props: { tile: TILES[3] } },
      { art: KingTile, props: { tile: TILES[0] } },
    ],
    "M-8": [{ art: KingTile, props: {} }],
  },
} satisfies SceneArt;
