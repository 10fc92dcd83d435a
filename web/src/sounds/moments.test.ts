// The big moments of every game, and what is heard then; docs/sounds.md is written from it
// (`npx vitest run src/sounds -u`).

import { expect, test } from "vitest";
import { partsOf } from "../games/games";
import type { Ambience, Effect, GameSounds } from "../games/sounds";
import { cuesFor, effectOf, type Happened } from "./cues";
import { lastsOf, peakOf, renderAmbience, renderEffect } from "./render";
import { SCORES } from "./scores";

const RATE = 44_100;
const happens = (code: string, params: object = {}): Happened => ({ code, params });
const boss = { abilities: [{ fame: 0 }, { fame: 5 }, { fame: 10 }] };

type Moment = readonly [what: string, event: Happened, sound: string];
const MOMENTS: Readonly<Record<string, readonly Moment[]>> = {
  mighty: [
    ["a guardian is turned up", happens("guardian-turned"), "reveal"],
    ["loot is taken", happens("loot-taken"), "loot"],
    ["a fight is lost", happens("fight-lost"), "beaten"],
    ["a monster is displaced", happens("displaced"), "shove"],
    ["its price is paid", happens("price-paid"), "coin"],
    ["a card is played", happens("played"), "card"],
    ["a monster is healed", happens("healed"), "heal"],
    ["the king's tile", happens("tile-turned"), "crown"],
    ["a round ends", happens("round-ended"), "gong"],
  ],
  timid: [
    ["a floor is built", happens("floor-built"), "built"],
    ["the flip: a card is turned up", happens("card-turned"), "flip"],
    ["the bite: an active monster", happens("stopped-by-monster"), "bite"],
    ["no way is left", happens("stopped-without-way"), "stuck"],
    ["the character gives up", happens("gave-up"), "stuck"],
    ["a monster freezes", happens("monster-froze"), "shiver"],
    ["a monster is slain", happens("monster-slain"), "slain"],
    ["an attack hits nothing", happens("attack-missed"), "swish"],
    ["a jump", happens("jumped"), "hop"],
    ["escape by the stairs", happens("floor-escaped"), "stairs"],
  ],
  island: [
    ["a pylon rises", happens("pylon-raised"), "pylon"],
    ["a crystal is built", happens("crystal-built"), "crystal"],
    ["an ally wakes", happens("ally-taken"), "ally"],
    [
      "an ability of the boss awakes",
      happens("boss-fame-changed", { fame: 6, change: 2 }),
      "awake",
    ],
    ["an ability of the boss acts", happens("ability-acted"), "roar"],
    ["an event card", happens("event-revealed"), "event"],
    ["a boss falls", happens("boss-down"), "fall"],
    ["the last boss falls", happens("team-won"), "fall"],
    ["the next boss", happens("next-boss-placed"), "next"],
    ["0 HP, by damage", happens("damaged", { hp: 0, amount: 2 }), "down"],
    ["0 HP, otherwise", happens("hp-lost", { hp: 0, amount: 1 }), "down"],
    ["rescue", happens("healed", { hp: 2, amount: 2 }), "rescue"],
    ["HP are healed", happens("healed", { hp: 5, amount: 2 }), "heal"],
    ["dice are thrown", happens("rolled"), "dice"],
    ["the volcano throws the boss dice", happens("dice-erupted"), "eruption"],
    ["the boss walks", happens("boss-followed-dice", { stays: false }), "stomp"],
    ["a hit on the boss", happens("boss-hurt"), "strike"],
    ["a hit on a minion", happens("minion-destroyed"), "smash"],
    ["a hit on a monster", happens("damaged", { hp: 4, amount: 2 }), "thump"],
    ["a hit that is prevented", happens("damage-prevented"), "shield"],
    ["a card is bought", happens("card-bought"), "coin"],
    ["a support tile is built", happens("tile-built"), "build"],
    ["a monster moves", happens("monster-moved"), "step"],
  ],
};
/** What every table has. */
const SHARED: readonly (readonly [string, keyof typeof SCORES])[] = [
  ["it is your turn", "chime"],
  ["the match is won", "won"],
  ["the match is lost", "lost"],
];
const SILENT = [
  happens("boss-fame-changed", { fame: 7, change: 1 }),
  happens("boss-fame-changed", { fame: 4, change: -2 }),
  happens("damaged", { hp: 0, amount: 0 }),
  happens("healed", { hp: 0, amount: 0 }),
  happens("boss-followed-dice", { stays: true }),
];

const open = async (game: string): Promise<GameSounds> => (await partsOf(game)!.sounds!()).default;
const opened = new Map(
  await Promise.all(Object.keys(MOMENTS).map(async (game) => [game, await open(game)] as const)),
);
const all = Object.entries(MOMENTS).flatMap(([game, moments]) =>
  moments.map((moment) => ({ game, own: opened.get(game)!, moment })),
);

test.each(all)("$game: $moment.0", ({ own, moment: [, event, sound] }) => {
  expect(cuesFor(own, [event], { boss })).toEqual([sound]);
});

test("what changes nothing that counts is silent", () => {
  const own = opened.get("island")!;
  expect(SILENT.flatMap((event) => cuesFor(own, [event], { boss }))).toEqual([]);
});

test("every sound of a game belongs to one of its moments", () => {
  for (const [game, own] of opened) {
    const heard = MOMENTS[game]!.map(([, , sound]) => sound);
    // Minions come in crowds: theirs is too small to be a moment.
    const rest = Object.keys(own.effects).filter((name) => !heard.includes(name));
    expect(rest).toEqual(game === "island" ? ["minion"] : []);
  }
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
      ...MOMENTS[game]!.map(([what, { code }, sound]) =>
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
