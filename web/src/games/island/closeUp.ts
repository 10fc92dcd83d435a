// Which rule is opened from a closer look at something.

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
