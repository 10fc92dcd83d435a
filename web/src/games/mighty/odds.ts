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
export const bare = (values: readonly number[]): string => span(values, rounded);

/** "+5.5"; "+3–6" where it depends; nothing where the guardian cannot fall. */
export function golds({ percents: chances, gold }: MightyPlayAid): string {
  const values = gold.filter((_, n) => (chances[n] ?? 0) > 0);
  if (!values.length) return "";
  const told = values.length > 1 ? rounded : (value: number) => number(Math.round(value * 10) / 10);
  return `+${span(values, told)}`;
}

function span(values: readonly number[], told: (value: number) => string): string {
  const [low, high] = [told(Math.min(...values)), told(Math.max(...values))];
  return low === high ? low : `${low}–${high}`;
}

/** A guardian up close: how many fronts it may still be, how many of them the pair beats. */
export function leftWords(
  odds: MightyGuardianAid | undefined,
  { level }: MightyPlaceView,
): string[] {
  if (!odds) return [];
  const { left, limits, beaten, percents: chances, reached } = odds;
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
          joins: n + 1,
          count: beaten[n],
          limit,
          percent: rounded(chances[n]!),
        }),
      ),
    );
  if (reached !== null && reached < 100)
    found.push(say("mighty-odds-reached", { percent: rounded(reached) }));
  return found;
}
