// The big moments of every game (its moments.ts) are heard; docs/sounds.md is written from them
// (`npx vitest run src/sounds -u`).

import { expect, test } from "vitest";
import { partsOf } from "../games/games";
import type { Moments } from "../games/moments";
import type { Ambience, Effect, GameSounds } from "../games/sounds";
import { GAMES } from "../wire/types";
import { cuesFor, effectOf } from "./cues";
import { lastsOf, peakOf, renderAmbience, renderEffect } from "./render";
import { SCORES } from "./scores";

const RATE = 44_100;
const MOMENTS = new Map(
  Object.entries(
    import.meta.glob<Moments>("../games/*/moments.ts", { eager: true, import: "default" }),
  ).map(([path, moments]) => [path.split("/").at(-2)!, moments]),
);
/** What every table has. */
const SHARED: readonly (readonly [string, keyof typeof SCORES])[] = [
  ["it is your turn", "chime"],
  ["the match is won", "won"],
  ["the match is lost", "lost"],
];

const open = async (game: string): Promise<GameSounds> => (await partsOf(game)!.sounds!()).default;
const opened = new Map(
  await Promise.all(GAMES.map(async (game) => [game, await open(game)] as const)),
);
const all = GAMES.flatMap((game) =>
  MOMENTS.get(game)!.heard.map((moment) => ({ game, own: opened.get(game)!, moment })),
);

test.each(all)("$game: $moment.0", ({ game, own, moment: [, event, sound] }) => {
  expect(cuesFor(own, [event], MOMENTS.get(game)!.view)).toEqual([sound]);
});

test.each(GAMES)("%s: what changes nothing that counts is silent", (game) => {
  const { silent = [], view } = MOMENTS.get(game)!;
  expect(silent.flatMap((event) => cuesFor(opened.get(game)!, [event], view))).toEqual([]);
});

test.each(GAMES)("%s: every sound of a game belongs to one of its moments", (game) => {
  const { heard, besides = [] } = MOMENTS.get(game)!;
  const known = [...besides, ...heard.map(([, , sound]) => sound)];
  expect(Object.keys(opened.get(game)!.effects).filter((name) => !known.includes(name))).toEqual(
    [],
  );
});

const decibels = (samples: Float32Array) => (20 * Math.log10(peakOf(samples))).toFixed(1);
const row = (...cells: string[]) => `| ${cells.join(" | ")} |`;
const measured = (effect: Effect) => [
  `${lastsOf(effect).toFixed(2)} s`,
  `${decibels(renderEffect(effect, RATE)).replace("-", "−")} dBFS`,
];

function chapter(game: string, ambience: Ambience, own: GameSounds): string {
  const level = decibels(renderAmbience(ambience, 16_000)).replace("-", "−");
  return [
    `## \`${game}\``,
    `Ambience: ${ambience.lasts} s, then from the beginning; peak ${level} dBFS.`,
    [
      row("moment", "event", "sound", "lasts", "peak"),
      row("---", "---", "---", "---", "---"),
      ...MOMENTS.get(game)!.heard.map(([what, { code }, sound]) =>
        row(what, `\`${code}\``, `\`${sound}\``, ...measured(effectOf(own, sound)!)),
      ),
    ].join("\n"),
  ].join("\n\n");
}

test("the table of events is as written down", async () => {
  const shared = [
    row("moment", "sound", "lasts", "peak"),
    row("---", "---", "---", "---"),
    ...SHARED.map(([what, sound]) => row(what, `\`${sound}\``, ...measured(SCORES[sound]))),
  ].join("\n");
  const games = [...opened].map(([game, own]) => chapter(game, own.ambience!, own));
  const text = [HEAD, "## Every table", shared, ...games].join("\n\n");
  await expect(`${text}\n`).toMatchFileSnapshot("../../../docs/sounds.md");
});

const HEAD = `# Sounds

Written by \`web/src/sounds/moments.test.ts\` (\`npx vitest run src/sounds -u\` in \`web/\`), which renders every sound and
measures it. All of them are made of tones and noise by our own code (\`web/src/sounds/render.ts\`); there are no recordings.

- Off until wanted: offered once, after the first answer at a table; a button in the table's bar, more under "Table".
- An effect follows an event that this client is shown, once the board has shown it. It says nothing that the words do not.
- At most two effects are heard at once, over the ambience (\`line.ts\`). Their peaks add up to less than −6 dBFS, at full volume.
- Of many events at once, up to four sounds are heard; those in moments of their own (louder) are never left out.
- Whoever plays by text, or chooses "Wait for the screen reader", hears an effect 1.5 s after the last announcement
  (\`patience.ts\` watches the live regions). The volume is that of the device; sounds and ambience can be chosen apart.`;
