// How a floor and how the match went, read off the view and what happened: it tells what really was.

import { say } from "../../words/say.svelte";
import { cardName, isMonster, theCard } from "./names";
import { placeName } from "./places";
import { type Card, type Event, happened, type View } from "./play";

/** The monster that has stopped the character: it stands there. */
export function biterIn({ winner, cards, pawn, monsters }: View): Card | undefined {
  const here = cards.find(({ x, y }) => x === pawn[0] && y === pawn[1]);
  const bites = winner === "dungeon" && here?.up && here.active && isMonster(here.card, monsters);
  return bites ? here : undefined;
}

export function howItEnded(view: View, story: readonly Event[]): string {
  const { floor, winner } = view;
  if (winner === "character") return say("timid-end-out");
  const biter = biterIn(view);
  if (biter)
    return say("timid-end-caught", { what: theCard(biter.card!), floor, spot: placeName(biter) });
  if (happened(story, "gave-up")) return say("timid-end-gave-up", { floor });
  return say(happened(story, "stopped-without-way") ? "timid-end-no-way" : "timid-end-stopped", {
    floor,
  });
}

/** What happened on a floor that has been left, in short lines; none where it is not known. */
export function howItWent(story: readonly Event[], floor: number): string[] {
  const end = story.findLastIndex(
    ({ code, params }) => code === "floor-escaped" && params.floor === floor,
  );
  const start = story.findLastIndex(
    ({ code, params }, n) => code === "floor-built" && params.floor === floor && n < end,
  );
  if (start < 0) return [];
  const events = story.slice(start, end + 1);
  const turned = events.filter(({ code }) => code === "card-turned").length;
  return [say("timid-went-turned", { turned }), ...events.flatMap(remarkable)];
}

function remarkable({ code, params }: Event): string[] {
  if (code === "monster-slain" || code === "monster-froze") {
    const [x, y] = params.place;
    const spot = placeName({ x: x!, y: y! });
    return [say(`timid-went-${code}`, { what: theCard(params.card), spot })];
  }
  if (code === "jumped" || code === "attack-missed") return [say(`timid-went-${code}`)];
  return [];
}

/** The builder's plan: where the exit was, and what nobody turned up. */
export function plan({ cards, monsters }: View): string[] {
  const exit = cards.find(({ card }) => card === "exit");
  const unseen = cards.filter(({ up, card }) => !up && isMonster(card, monsters));
  return [
    ...(exit ? [say("timid-plan-exit", { spot: placeName(exit) })] : []),
    ...unseen.map((card) =>
      say(card.active ? "timid-plan-lurked" : "timid-plan-bluffed", {
        what: cardName(card.card!),
        spot: placeName(card),
      }),
    ),
  ];
}
