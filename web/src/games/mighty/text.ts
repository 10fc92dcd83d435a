// The castle in words.

import { tileName, tileText } from "./tiles";
import { guardianWords, handWords, outcomeOf, People, purseWords } from "./names";
import { SIDES } from "./spots";
import type { MightyView } from "../../wire/types";
import { say } from "../../words/say.svelte";
import type { Seen, TextPart } from "../ui";

export function text({ view, seat, seats }: Seen<MightyView>): TextPart[] {
  const people = new People(view, seats, seat);
  return [
    { kind: "turn", title: say("hear-turn"), lines: turn(view) },
    { kind: "hand", title: say("mighty-board-hand"), lines: hand(view, seat) },
    ...view.places.map((_, at) => place(view, people, at)),
    { kind: "people", title: say("mighty-board-players"), lines: purses(view, people) },
  ];
}

function turn(view: MightyView): string[] {
  const round = say("mighty-round", { round: view.round, rounds: view.rounds });
  const { tile } = view;
  const king = `${say("mighty-board-king")}: `;
  return tile ? [round, `${king}${tileName(tile.id)}. ${tileText(tile)}`] : [round];
}

function hand(view: MightyView, seat: string): string[] {
  const me = view.players.find((player) => player.seat === seat);
  return (me?.hands[0] ?? []).map((strength) =>
    say("mighty-board-card", { strength, healing: me?.healing[strength - 1] ?? 0 }),
  );
}

function place(view: MightyView, people: People, at: number): TextPart {
  const number = at + 1;
  const found = view.places[at]!;
  const outcome = outcomeOf(view, number);
  const guardian = guardianWords(found, number);
  const spots = found.monsters.map((monster, n) =>
    monster
      ? say("hear-mighty-taken", { side: SIDES[n], monster: people.monster(monster) })
      : say("hear-mighty-free", { side: SIDES[n] }),
  );
  return {
    kind: "place",
    number,
    title: say("hear-mighty-place", { place: number }),
    lines: [outcome ? `${guardian}. ${say(`mighty-board-${outcome}`)}` : guardian, ...spots],
  };
}

function purses(view: MightyView, people: People): string[] {
  const starts = (n: number) => (view.start === n ? [say("mighty-starts")] : []);
  return view.players.map((player, n) =>
    purseWords(people, n, player, handWords(player), starts(n)),
  );
}
