// What the server says of sums at guardians, found by place and card.

import type {
  MightyAid,
  MightyGuardianAid,
  MightyPlaceView,
  MightyPlayAid,
} from "../../wire/types";
import { language, say } from "../../words/say.svelte";
import type { SpotAt } from "./spots";

export class Odds {
  constructor(private readonly aid: MightyAid | null) {}

  /** Whether there is anything to say. */
  get told(): boolean {
    return this.aid !== null;
  }

  /** Of a guardian that is still face down, by its number from the gate. */
  guardian(place: number): MightyGuardianAid | undefined {
    return this.aid?.guardians.find((each) => each.place === place);
  }

  /** Whether what is said of a guardian holds only if the fight gets there: nobody knows how likely. */
  isIf(place: number): boolean {
    return this.guardian(place)?.reached === null;
  }

  play(card: number | null, { place, side }: SpotAt): MightyPlayAid | undefined {
    return this.aid?.plays.find(
      (each) => each.card === card && each.place === place && each.side === side,
    );
  }
}

const number = (value: number): string => value.toLocaleString(language());
/** `38`, but never 0 for what may happen, nor 100 for what may not. */
function rounded(value: number): string {
  if (value > 0 && value < 1) return "<1";
  if (value > 99 && value < 100) return ">99";
  return number(Math.round(value));
}

/** "67 %"; "8–92 %" where it depends on who joins. */
export function percents(values: readonly number[]): string {
  return values.length ? say("mighty-odds-percent", { percent: bare(values) }) : "";
}

/** The same without its sign, where there is little room. */
export function bare(values: readonly number[]): string {
  if (!values.length) return "";
  const [low, high] = ends(values);
  return low === high ? low : `${low}–${high}`;
}

/** That it falls, as far as it is known: all before it must fall, too. Until monsters lie there, how
 * it would be if the fight got here. */
export const chancesOf = ({ percents: alone, falls = [] }: Chances): readonly number[] =>
  falls.length ? falls : alone;
type Chances = Pick<MightyPlayAid, "percents" | "falls">;

/** "+6"; "+3 to 6" where it depends, since a dash would be a minus; nothing where the guardian
 * cannot fall. */
export function golds(play: MightyPlayAid): string {
  const chances = chancesOf(play);
  const values = play.gold.filter((_, n) => (chances[n] ?? 0) > 0);
  if (!values.length) return "";
  const [low, high] = ends(values);
  return low === high ? `+${low}` : say("mighty-odds-golds", { low, high });
}

/** Whether others must fall before, and it is known how likely they do. */
function sentenceOf({ percents: alone, falls = [] }: Chances): string {
  if (!falls.length) return "mighty-odds-play-if";
  return String(falls) === String(alone) ? "mighty-odds-play" : "mighty-odds-play-all";
}

/** What a card would do on a spot, in a sentence. */
export function playWords(play: MightyPlayAid): string {
  const { total, healing } = play;
  // a blank that does not break would be taken for a sign nobody can print
  const percent = percents(chancesOf(play)).replaceAll(/\s/g, " ");
  const told = { total, percent, gold: golds(play) || "+0", healing };
  return say(sentenceOf(play), told);
}

const ends = (values: readonly number[]): [string, string] => [
  rounded(Math.min(...values)),
  rounded(Math.max(...values)),
];

/** A guardian up close: how many fronts it may still be, how many of them the pair beats. */
export function leftWords(
  odds: MightyGuardianAid | undefined,
  { level }: MightyPlaceView,
): string[] {
  if (!odds) return [];
  const { left, limits, beaten, percents: chances, reached, falls = [], joins = [] } = odds;
  const found = [say("mighty-odds-left", { level, left })];
  if (limits.length === 1)
    found.push(
      say("mighty-odds-beaten", {
        count: beaten[0],
        limit: limits[0],
        percent: rounded(chances[0]!),
      }),
    );
  if (limits.length > 1)
    found.push(
      ...limits.map((limit, n) =>
        say("mighty-odds-joined", {
          joins: joins[n],
          count: beaten[n],
          limit,
          percent: rounded(chances[n]!),
        }),
      ),
    );
  if (reached === null) found.push(say("mighty-odds-if-reached"));
  else if (reached < 100) {
    const [percent, whole] = [rounded(reached), bare(falls)];
    found.push(
      whole
        ? say("mighty-odds-reached-falls", { percent, falls: whole })
        : say("mighty-odds-reached", { percent }),
    );
  }
  return found;
}
