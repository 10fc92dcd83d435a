// The big moments of this game, and what is heard then: for tests, and for docs/sounds.md.

import { happens, type Moments } from "../moments";

const moments: Moments = {
  heard: [
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
  // A crowd of them is too small to be a moment.
  besides: ["minion"],
  silent: [
    happens("boss-fame-changed", { fame: 7, change: 1 }),
    happens("boss-fame-changed", { fame: 4, change: -2 }),
    happens("damaged", { hp: 0, amount: 0 }),
    happens("healed", { hp: 0, amount: 0 }),
    happens("boss-followed-dice", { stays: true }),
  ],
  view: { boss: { abilities: [{ fame: 0 }, { fame: 5 }, { fame: 10 }] } },
};
export default moments;
