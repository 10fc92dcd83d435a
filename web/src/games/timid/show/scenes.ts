// What happened on a floor, as scenes: a card is turned, a monster bites, the exit is found, the cards
// leave. A scene shows how it looked afterwards, and tells its events once that has been seen.

import { placeOf } from "../places";
import type { Event, View } from "../play";

/** walk: somebody moves or strikes; nothing is turned. */
export type Kind = "turn" | "walk" | "bite" | "stopped" | "escape" | "leave" | "next";

export interface Scene {
  readonly kind: Kind;
  /** How it looked afterwards. */
  readonly view: View;
  readonly events: readonly Event[];
}

const KINDS: Readonly<Partial<Record<Event["code"], Kind>>> = {
  "card-turned": "turn",
  "stopped-by-monster": "bite",
  "stopped-without-way": "stopped",
  "gave-up": "stopped",
  "floor-escaped": "escape",
  "floor-cleared": "leave",
  "floor-built": "next",
};

/** `pictures`: how it looked after each event; without them only the end of it is known. */
export function scenesOf(
  events: readonly Event[],
  view: View,
  pictures: readonly View[] | undefined,
): Scene[] {
  const scenes: { kind: Kind; view: View; events: Event[] }[] = [];
  events.forEach((event, n) => {
    const kind = KINDS[event.code];
    const last = scenes.at(-1);
    const now = settled(event, pictures?.[n] ?? view, pictures?.[n + 1] ?? view);
    if (last && (kind === undefined || (last.kind === "walk" && kind === "turn"))) {
      last.kind = kind ?? last.kind;
      last.events.push(event);
      last.view = now;
    } else scenes.push({ kind: kind ?? "walk", view: now, events: [event] });
  });
  return scenes.map((scene, n) => onFloor(scene, scenes[n - 1]));
}

/** How a monster feels is judged once it lies open: the next picture knows. */
function settled(event: Event, now: View, later: View): View {
  if (now === later || event.code !== "card-turned" || now.floor !== later.floor) return now;
  const place = placeOf({ x: event.params.place[0], y: event.params.place[1] });
  const felt = later.cards.find((card) => placeOf(card) === place);
  if (!felt) return now;
  const { comfortable, active } = felt;
  const cards = now.cards.map((card) =>
    placeOf(card) === place ? { ...card, comfortable, active } : card,
  );
  return { ...now, cards };
}

/** The cards that leave are those that lay there when the exit was found. */
function onFloor(scene: Scene, before: Scene | undefined): Scene {
  return scene.kind === "leave" && before ? { ...scene, view: before.view } : scene;
}

/** How long a scene stays, in milliseconds at the usual pace; `own`: whoever looks has done it. */
export function lastsOf({ kind }: Scene, own: boolean, follows: Kind | undefined): number {
  if (kind === "turn" && follows === "bite") return TURNED + OPEN;
  if (kind === "turn") return TURNED + (own ? (follows === undefined ? 0 : SEEN) : FOLLOWED);
  return LASTS[kind] + (kind === "walk" && !own ? SEEN : 0);
}
/** Until a card can be read (see `turning`), how long it lies open before it bites, and is looked at. */
const TURNED = 640;
const OPEN = 750;
const SEEN = 650;
/** What somebody else does is read as well. */
const FOLLOWED = 1700;
const LASTS: Readonly<Record<Kind, number>> = {
  turn: TURNED,
  walk: 900,
  bite: 1500,
  stopped: 1100,
  escape: 2000,
  leave: 1900,
  next: 700,
};
