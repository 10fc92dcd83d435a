// A picture is written as lines, one for each piece of paper, the hindmost first:
//
//   red M0 0H9V9Z          a piece with an ink edge; `red* …` has none
//   o red 5 5 4            a round one: middle, radius, and a second radius if it is no circle
//   ~mark 3 M0 0L9 9       a line, so wide
//   =steel 4 M0 0L9 9      a rod: a line with an ink edge
//   @paw 60 40 1.2 15 red  a motif: where, how large, how far turned, in which colour; -1.2 is mirrored
//   !heart 60 40 .5 10     a symbol of the dice

import type { Symbol } from "../symbols";
import { SYMBOLS } from "../symbols";
import { MOTIFS } from "./motifs";
import { paintOf } from "./paints";

export type Part =
  | { readonly sort: "path"; d: string; fill: string; stroke?: string; width?: number }
  | { readonly sort: "round"; box: readonly number[]; fill: string; bare: boolean }
  | { readonly sort: "motif"; place: string; parts: readonly Part[] }
  | { readonly sort: "symbol"; place: string; name: Symbol };

/** The pieces of a picture, in the order in which they are laid down. */
export function partsOf(picture: string, colour = "violet"): Part[] {
  const lines = picture.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).flatMap((line) => partOf(line, colour));
}

function partOf(line: string, colour: string): Part[] {
  const [first = "", ...rest] = line.split(" ");
  if (first === "o") return [round(rest, colour)];
  if (first.startsWith("@")) return [motif(first.slice(1), rest, colour)];
  if (first.startsWith("!")) return symbol(first.slice(1), rest);
  if (/^[~=]/.test(first)) return lines(first, rest, colour);
  const bare = first.endsWith("*");
  const fill = paintOf(bare ? first.slice(0, -1) : first, colour);
  return [{ sort: "path", d: rest.join(" "), fill, ...(bare && { stroke: "none" }) }];
}

function round([paint = "", ...numbers]: string[], colour: string): Part {
  const bare = paint.endsWith("*");
  const [x = 0, y = 0, rx = 0, ry = rx] = numbers.map(Number);
  const fill = paintOf(bare ? paint.slice(0, -1) : paint, colour);
  return { sort: "round", box: [x, y, rx, ry], fill, bare };
}

/** A rod is a wide line of ink under a narrower one. */
function lines(first: string, [width = "3", ...path]: string[], colour: string): Part[] {
  const stroke = paintOf(first.slice(1), colour);
  const line = { sort: "path", d: path.join(" "), fill: "none", stroke, width: +width } as const;
  const edge = { sort: "path", d: line.d, fill: "none", width: +width + EDGE } as const;
  return first.startsWith("=") ? [edge, line] : [line];
}

function motif(name: string, [x, y, size, turn, paint]: string[], colour: string): Part {
  const parts = partsOf(MOTIFS[name] ?? "", paint === "c" ? colour : paint);
  return { sort: "motif", place: place(x, y, size, turn), parts };
}

function symbol(name: string, [x, y, size, turn]: string[]): Part[] {
  const found = SYMBOLS.find((each) => each === name);
  return found ? [{ sort: "symbol", place: place(x, y, size, turn), name: found }] : [];
}

function place(x = "0", y = "0", size = "1", turn = "0"): string {
  const flip = size.startsWith("-") ? `${size} ${size.slice(1)}` : size;
  const turned = turn === "0" ? "" : ` rotate(${turn})`;
  return `translate(${x} ${y})${turned}${size === "1" ? "" : ` scale(${flip})`}`;
}

const EDGE = 5;
