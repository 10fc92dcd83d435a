// The cellar in words.

import { cardName, conditionOf, likes, lotOf } from "./names";
import { placeName } from "./places";
import { roleOf } from "./play";
import type { TimidCardView, TimidView } from "../../wire/types";
import { say } from "../../words/say.svelte";
import type { Seen, TextPart } from "../ui";

export function text({ view, seat }: Seen<TimidView>): TextPart[] {
  const character = roleOf(seat) === "character";
  return [
    { kind: "turn", title: say("hear-turn"), lines: turn(view) },
    {
      kind: "hand",
      title: character ? say("hear-timid-tokens") : say("timid-hand-name"),
      lines: character ? tokens(view) : (view.hand ?? []).map(cardName),
    },
    { kind: "floor", title: say("hear-timid-cards"), lines: floor(view) },
    { kind: "monsters", title: say("timid-zones"), lines: monsters(view) },
  ];
}

function turn(view: TimidView): string[] {
  return [
    say("timid-floor", { floor: view.floor }),
    say("timid-end-floors", { floors: view.escaped }),
  ];
}

function tokens(view: TimidView): string[] {
  return [
    say("timid-token-peeks", { peeks: view.peeks }),
    say(view.attack ? "timid-token-attack" : "timid-token-attack-spent"),
    say(view.jump ? "timid-token-jump" : "timid-token-jump-spent"),
  ];
}

/** From the entrance upwards, row by row. */
function floor(view: TimidView): string[] {
  return [...view.cards]
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .map((card) => say("timid-card-at", { spot: placeName(card), what: what(card, view) }));
}

function what(card: TimidCardView, view: TimidView): string {
  const condition = conditionOf(card, view.monsters);
  const here = card.x === view.pawn[0] && card.y === view.pawn[1];
  return [
    card.card && cardName(card.card),
    !card.up && say("timid-face-down"),
    condition && say(`timid-is-${condition}`),
    here && say("timid-pawn-here"),
  ]
    .filter(Boolean)
    .join(", ");
}

function monsters(view: TimidView): string[] {
  return view.monsters.map((monster) => {
    const told = [likes(monster), lotOf(monster, view)].filter(Boolean).join(" ");
    return say("hear-named", { name: cardName(monster.name), what: told });
  });
}
