// Places of the grid as the notation writes them, "1,0": x to the right, y upwards. Geometry only.

import type { Places } from "../../words/say.svelte";

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const SIDES: readonly Spot[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];
/** The eight cells around one in reading order, as the tables of the server count them. */
const AROUND = [
  [-1, 1],
  [0, 1],
  [1, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

export function placeOf({ x, y }: Spot): string {
  return `${x},${y}`;
}

export function spotOf(place: string): Spot {
  const [x = 0, y = 0] = place.split(",").map(Number);
  return { x, y };
}

/** As the notation lists cells: by x, then y. */
export function inOrder(one: Spot, other: Spot): number {
  return one.x - other.x || one.y - other.y;
}

export function beside(place: string): string[] {
  const { x, y } = spotOf(place);
  return SIDES.map((step) => placeOf({ x: x + step.x, y: y + step.y }));
}

/** The number of a neighbourhood: bit n for a card on the n-th cell around. */
export function neighbourhood(place: string, lying: ReadonlySet<string>): number {
  const { x, y } = spotOf(place);
  return AROUND.reduce(
    (bits, [dx, dy], n) => (lying.has(placeOf({ x: x + dx, y: y + dy })) ? bits | (1 << n) : bits),
    0,
  );
}

/** The rectangle around some spots, and `room` cells more on every side. */
export function boundsOf(spots: readonly Spot[], room = 0): Bounds {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return {
    left: Math.min(0, ...xs) - room,
    right: Math.max(0, ...xs) + room,
    top: Math.max(0, ...ys) + room,
    bottom: Math.min(0, ...ys) - room,
  };
}

/** The rectangle around both. */
function around(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Row by row from the top, as one reads. */
export function cellsIn({ left, right, top, bottom }: Bounds): Spot[] {
  const found: Spot[] = [];
  for (let y = top; y >= bottom; y--) for (let x = left; x <= right; x++) found.push({ x, y });
  return found;
}

// -- on the screen

/** Pixels: what stands at the edges, as Grid draws it where there is little room. */
const EDGE = 22;
/** A finger needs 44 of them, and cards do not touch. */
const LEAST = 46;
/** Of a floor in the making; only a long one has smaller cells. */
const COMFORTABLE = 58;
const LARGEST = 190;
/** So much larger must cards become that a floor is turned for it. */
const WORTH = 1.12;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How large a cell would be. */
function fit(columns: number, rows: number, room: Room): number {
  return Math.min(LARGEST, (room.width - EDGE) / columns, (room.height - EDGE) / rows);
}

function sizeOf({ left, right, top, bottom }: Bounds): { columns: number; rows: number } {
  return { columns: right - left + 1, rows: top - bottom + 1 };
}

/** As far from the entrance as cells stay comfortable; where no cell has any room, as far as ever. */
export function reachIn({ width, height }: Room): Bounds {
  const far = (length: number) => (length && (length - EDGE) / 7 < COMFORTABLE ? 2 : 3);
  const [x, y] = [far(width), far(height)];
  return { left: -x, right: x, top: y, bottom: -y };
}

/** The ground of a floor in the making: it stands still while cards are laid, and only ever grows;
 * it is no larger than needed where a finger would not find its cells any more, or only if it were
 * turned under the hand. */
export function groundFor(needed: Bounds, kept: Bounds, room: Room): Bounds {
  const ground = around(needed, kept);
  if (!room.width || !isCrowded(ground, room, false))
    return isFound(ground, room) ? ground : needed;
  return isCrowded(needed, room, false) && isFound(ground, room) ? ground : needed;
}

/** Whether a finger finds the cells, however they lie. */
function isFound(ground: Bounds, room: Room): boolean {
  const { columns, rows } = sizeOf(ground);
  return !room.width || Math.max(fit(columns, rows, room), fit(rows, columns, room)) >= LEAST;
}

export const isSame = (one: Bounds, other: Bounds): boolean =>
  one.left === other.left &&
  one.right === other.right &&
  one.top === other.top &&
  one.bottom === other.bottom;

/** Whether a floor lies better in this room once it is turned by a quarter. */
export function isTurned(bounds: Bounds, room: Room, steady: boolean): boolean {
  const { columns, rows } = sizeOf(bounds);
  const [straight, turned] = [fit(columns, rows, room), fit(rows, columns, room)];
  if (straight <= 0) return false;
  return turned > straight * (steady ? 1 : WORTH) && (!steady || straight < LEAST);
}

/** Whether a finger finds its cells no more, and would if the floor lay the other way. */
export function isCrowded(bounds: Bounds, room: Room, turned: boolean): boolean {
  const { columns, rows } = sizeOf(bounds);
  const fits = [fit(columns, rows, room), fit(rows, columns, room)] as const;
  const [now, otherwise] = turned ? [fits[1], fits[0]] : fits;
  return now < LEAST && otherwise > now;
}

/** A quarter clockwise: what was up is on the right. */
export function whereIn(
  { left, top, bottom }: Bounds,
  { x, y }: Spot,
  turned: boolean,
): { column: number; row: number } {
  return turned ? { column: y - bottom, row: x - left } : { column: x - left, row: top - y };
}

/** What stands at the edges, from the left and from the top. */
export function edgesOf(
  { left, right, top, bottom }: Bounds,
  turned: boolean,
): { columns: string[]; rows: string[] } {
  const letters = Array.from({ length: right - left + 1 }, (_, n) => columnName(left + n));
  const numbers = Array.from({ length: top - bottom + 1 }, (_, n) => rowName(bottom + n));
  return turned
    ? { columns: numbers, rows: letters }
    : { columns: letters, rows: numbers.toReversed() };
}

/** Letters and numbers as at a chess board, with the entrance on G7: what board, log and ear call it. */
const LETTERS = "ABCDEFGHIJKLM";
const MIDDLE = 6;

export const columnName = (x: number): string => LETTERS[x + MIDDLE] ?? "";
export const rowName = (y: number): string => String(y + MIDDLE + 1);
export const placeName = ({ x, y }: Spot): string => `${columnName(x)}${rowName(y)}`;

export const places: Places = {
  written: ([x, y]) => placeName({ x, y }),
  spoken: (sentence) => sentence,
};
