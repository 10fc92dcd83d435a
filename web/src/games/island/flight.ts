// Dice that were used fly to what they did: which of them, and where they land.

import { lasting } from "../../look/motion";
import { gathered } from "../../prompts/gathered";
import type { IslandEvent, IslandView } from "../../wire/types";

export interface Landing {
  readonly face: string;
  /** Where it lands, as a selector on the board; if that is not there yet, the next one. */
  readonly at: readonly string[];
}
interface Taken {
  /** The faces that such an event takes; left out: any. */
  readonly faces?: readonly string[];
  readonly at: readonly string[];
}

/** A number beside a monster: hearts, energy or fame. */
const count = (what: string, player: number): string[] => [`[data-lands="${what} ${player}"]`];
const inZone = (zone: number, what: string): string => `[data-point="zone ${zone}"] ${what}`;

/** What an event takes, if dice bring it about. */
function takenBy({ code, params }: IslandEvent): Taken | undefined {
  if (code === "healed") return { faces: ["heart"], at: count("heart", params.player) };
  if (code === "energy-changed")
    return params.change > 0
      ? { faces: ["energy"], at: count("energy", params.player) }
      : undefined;
  if (code === "fame-changed" || code === "die-stolen")
    return { faces: ["fame"], at: count("fame", params.player) };
  if (code === "attacked") return { at: [inZone(params.zone, ".stage")] };
  if (code === "monster-moved")
    return { faces: ["foot"], at: [`[data-key="monster ${params.player}"]`] };
  if (code === "tile-built") return { faces: ["wrench"], at: siteOf(params) };
  if (code === "die-locked")
    return {
      faces: [params.face],
      at: [`[data-key="locked ${params.face}@${params.zone} new"]`, inZone(params.zone, ".ground")],
    };
  return undefined;
}

const siteOf = ({ tile, zone }: { tile: string; zone: number }): string[] => [
  `[data-key="tile ${tile}"]`,
  inZone(zone, ".ground"),
];

/** The faces of the dice that lay there before and do not any more. */
export function usedDice(before: IslandView, now: IslandView): string[] {
  const lying = (view: IslandView, face: string) =>
    (view.roll[face] ?? 0) + (view.pending[face] ?? 0);
  const faces = new Set([...Object.keys(before.roll), ...Object.keys(before.pending)]);
  return [...faces].flatMap((face) =>
    new Array<string>(Math.max(0, lying(before, face) - lying(now, face))).fill(face),
  );
}

/** Where each of these dice lands; those that did nothing land nowhere. */
export function landings(used: readonly string[], events: readonly IslandEvent[]): Landing[] {
  const end = events.findIndex(({ code }) => code === "turn-ended");
  const told = end < 0 ? events : events.slice(0, end);
  const taken = told.flatMap((event) => takenBy(event) ?? []);
  return used.flatMap((face) => {
    const by = taken.find(({ faces }) => !faces || faces.includes(face));
    return by ? [{ face, at: by.at }] : [];
  });
}

/** However slow the table is set. */
const LONGEST = 600;
/** Milliseconds that a die is on its way. */
export const flightTime = (): number => Math.min(LONGEST, lasting("breath"));

export interface Flight extends Landing {
  readonly from: DOMRect;
}

/** Each landing with a die of that face that lies on the board now. */
export function takeOff(board: HTMLElement, wanted: readonly Landing[]): Flight[] {
  const lying = [...board.querySelectorAll<HTMLElement>('.tray [data-point^="die "]')];
  const byFace = gathered(lying, ({ dataset }) => faceIn(dataset["point"] ?? ""));
  return wanted.flatMap((landing) => {
    const die = byFace.get(landing.face)?.pop();
    return die ? [{ ...landing, from: die.getBoundingClientRect() }] : [];
  });
}

/** `claw` in "die claw~#0". */
const faceIn = (point: string): string => point.slice("die ".length).replace(/~?#.*/, "");
