// What a closer look tells beside picture and text: the rule, and where something comes from.

import type { CardText } from "../../wire/types";

const RULES: Readonly<Record<string, string>> = {
  keep: "I-20.2",
  discard: "I-20.2",
  event: "I-21.1",
  card: "I-1.13",
  tile: "I-18.5",
  ally: "I-17.2",
  boss: "I-26.1",
  minion: "I-7.1",
  monster: "I-1.7",
  zone: "I-1.2",
};

/** `sort`: what sort of card it is, or whose ability. */
export function ruleOf(kind: string, id: string, sort: string | undefined): string {
  if (kind === "minion" && id === "fireling") return "I-1.10";
  if (kind === "ability") return sort === "boss" ? "I-4.2" : "I-17.2";
  return RULES[sort ?? kind] ?? "";
}

/** Of what a closer look shows, what is invented: all of it, some values, or nothing. */
export interface Origin {
  readonly from: "printed" | "source" | "house" | "some";
  readonly invented: readonly string[];
}

const SHOWN = ["name", "text", "cost"] as const;

export function originOf({ provenance, invented = [], text, cost }: CardText): Origin {
  const shown = SHOWN.filter((value) => value === "name" || { text, cost }[value]);
  const ours = shown.filter((value) => invented.includes(value));
  if (ours.length === shown.length) return { from: "house", invented: ours };
  if (ours.length) return { from: "some", invented: ours };
  return { from: provenance === "source" ? "source" : "printed", invented: [] };
}
