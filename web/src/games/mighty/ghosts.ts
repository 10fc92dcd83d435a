// Advised cards, where they would lie.

import type { AdviceCard, HintMessage, MoveText } from "../../wire/types";
import type { Offers } from "../pieces";
import { say } from "../../words/say.svelte";
import { type Side, type SpotAt, spotPiece } from "./spots";

export interface Ghost {
  readonly move: MoveText;
  readonly strength: number;
  readonly spot: SpotAt;
  readonly advice: AdviceCard;
}

const MOST = 3;

export class Ghosts {
  readonly all: readonly Ghost[];

  constructor(
    private readonly hints: HintMessage | null,
    offers: Offers,
  ) {
    const found: Ghost[] = [];
    for (const advice of hints?.advice ?? []) {
      const ghost = ghostOf(advice, offers);
      if (ghost && found.length < MOST && !found.some((other) => isLike(other, ghost)))
        found.push(ghost);
    }
    this.all = found;
  }

  /** What it is worth, as short as it fits on a card. */
  badge(spot: SpotAt): string {
    const ghost = this.on(spot);
    if (!ghost) return "";
    const { value } = ghost.advice;
    return this.hints?.chances
      ? say("mighty-odds-percent", { percent: Math.round(100 * value) })
      : signedValue(value);
  }

  on(spot: SpotAt): Ghost | undefined {
    return this.all.find((each) => spotPiece(each.spot) === spotPiece(spot));
  }
}

/** What is laid where, as the offer of the same move names its pieces. */
function ghostOf(advice: AdviceCard, offers: Offers): Ghost | undefined {
  const pieces = offers.all.find(({ text }) => text === advice.move)?.pieces ?? [];
  const strength = pieces.find((piece) => piece.startsWith("card "))?.slice(5);
  const [, place, side] =
    /^spot (\d+)([ab])$/.exec(pieces.find((p) => p.startsWith("spot ")) ?? "") ?? [];
  if (!strength || !place || !side) return undefined;
  return {
    move: advice.move,
    strength: Number(strength),
    spot: { place: Number(place), side: side as Side },
    advice,
  };
}

/** On the same spot, or the same said of the other side of an empty place. */
function isLike(one: Ghost, other: Ghost): boolean {
  if (spotPiece(one.spot) === spotPiece(other.spot)) return true;
  const said = ({ advice: { value, code, params } }: Ghost) =>
    JSON.stringify([value.toFixed(3), code, params]);
  return said(one) === said(other);
}

/** What it is worth, as the hint counts: "38 % to win", "+1.5 gold". */
export function worthOf({ advice: { value } }: Ghost, hints: HintMessage | null): string {
  if (hints?.chances) return say("advice-chance", { percent: Math.round(100 * value) });
  return say("mighty-advice-value", { value: signedValue(value) });
}

const signedValue = (value: number): string =>
  `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
