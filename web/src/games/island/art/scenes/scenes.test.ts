import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import { lay } from "../../../../testing/lay";
import { MOODS } from "../../../../art/moods";
import Minion from "../Minion.svelte";
import Wounds from "../Wounds.svelte";
import { BOSSES, MINIONS } from "../creatures";
import Tile from "../../pieces/Tile.svelte";
import Ally from "./Ally.svelte";
import { FIGURES } from "./allies";
import { cardPicture } from "./gallery";
import { fromEffects } from "./fromEffects";
import { GROUNDS, SHAPES } from "./grounds";
import { MOTIFS } from "./motifs";
import { knowsPaint } from "./paints";
import Scene from "./Scene.svelte";
import Ship from "./Ship.svelte";
import { SHIPS } from "./ships";
import { SYMBOLS } from "../symbols";

afterEach(() => document.body.replaceChildren());

const SETS = "../src/ungeheuer/games/island/cards";
const sets = readdirSync(SETS).map((file) => readFileSync(`${SETS}/${file}`, "utf8"));
/** The IDs of one sort of component, in every set that is shipped. */
const ids = (...sorts: string[]): string[] => {
  const found = sets.flatMap((set) => [...set.matchAll(/^\[(\w+)\.([\w-]+)\]$/gm)]);
  const wanted = found.filter(([, sort]) => sorts.includes(sort!));
  return [...new Set(wanted.map(([, , id]) => id!))];
};
const CARDS = ids("keep", "discard", "event");
const html = <P extends object>(component: Component<P>, props: NoInfer<P>): string =>
  lay(component, props).target.innerHTML;
/** Every line of a picture, and of those it is put together from. */
const lines = (picture: string) => picture.split("\n").map((line) => line.trim());

test("the sets could be read", () => {
  expect(existsSync(SETS)).toBe(true);
  expect([CARDS.length, ids("tile").length, ids("ally").length]).toEqual([66, 12, 6]);
});

test("every card has a picture of its own", () => {
  const drawn = CARDS.map((id) => html(Scene, { picture: cardPicture(id) }));
  expect(new Set(drawn).size).toBe(CARDS.length);
  const made = CARDS.filter((id) => cardPicture(id) === fromEffects(id, []));
  expect(made).toEqual([]);
});

test("every picture is made of paints, motifs and symbols that there are", () => {
  const pictures = CARDS.map((id) => cardPicture(id));
  for (const picture of pictures) {
    const [ground = "", shape = ""] = lines(picture)[0]!.split(" ");
    expect([ground in GROUNDS, shape in SHAPES], picture).toEqual([true, true]);
  }
  const ships = Object.values(SHIPS);
  const figures = Object.values(FIGURES).flatMap(({ body, front = "" }) => [body, front]);
  const all = [...[...pictures, ...ships].map(rest), ...figures, ...Object.values(MOTIFS)];
  for (const line of all.flatMap(lines).filter(Boolean)) expect(faultOf(line), line).toBe("");
});

const rest = (picture: string) => lines(picture).slice(1).join("\n");

function faultOf(line: string): string {
  const [first = "", second = ""] = line.split(" ");
  const name = first.slice(1);
  if (first.startsWith("@")) return name in MOTIFS ? "" : `no motif ${name}`;
  if (first.startsWith("!")) return SYMBOLS.some((each) => each === name) ? "" : `no ${name}`;
  const paint = first === "o" ? second : first;
  const bare = paint.replace(/^[~=]/, "").replace(/\*$/, "");
  if (/(NaN|undefined)/.test(line)) return "no number";
  return bare === "c" || /^c[+-]$/.test(bare) || knowsPaint(bare) ? "" : `no paint ${bare}`;
}

test("a card of somebody's own set shows what it does, and is no other", () => {
  const heals = cardPicture("mine", ["heal"]);
  expect(heals).toContain("!heart");
  expect(cardPicture("mine", ["energy", "reroll"])).toContain("!energy");
  expect(cardPicture("other", ["heal"])).not.toBe(heals);
  expect(cardPicture("K01", ["heal"])).not.toBe(cardPicture("K01"));
  expect(html(Scene, { picture: heals })).toContain("path");
});

test("every tile is a ship of its own", () => {
  const tiles = [...ids("tile"), "mine", "other"];
  const drawn = tiles.map((tile) => html(Ship, { tile }));
  expect(new Set(drawn).size).toBe(tiles.length);
  expect(ids("tile").filter((tile) => !(tile in SHIPS))).toEqual([]);
});

test("until ships are here, a tile shows what it brings", () => {
  const { target } = lay(Tile, { tile: "ST01", symbols: ["heart"], used: false });
  expect(target.querySelectorAll("path").length).toBeGreaterThan(1);
});

test.each([...Object.keys(FIGURES), "mine"])("%s looks different in every mood", (ally) => {
  const looks = MOODS.map((mood) => html(Ally, { ally, mood }));
  expect(new Set(looks).size).toBe(MOODS.length);
});

test("every ally of the sets is drawn, and none like another", () => {
  const allies = ids("ally");
  expect(allies.filter((ally) => !(ally in FIGURES))).toEqual([]);
  expect(new Set(allies.map((ally) => html(Ally, { ally }))).size).toBe(allies.length);
});

test("no minion looks like another", () => {
  expect(new Set(MINIONS.map((kind) => html(Minion, { kind }))).size).toBe(MINIONS.length);
});

test.each(BOSSES)("one sees how badly the boss %s is hurt", (boss) => {
  const looks = [0, 1, 2].map((wounds) => html(Wounds, { boss, wounds }));
  expect(new Set(looks).size).toBe(3);
});
