// What every test begins with: all words, in English, whatever the test before has spoken, and every
// game opened.

import { beforeEach } from "vitest";
import { openCards, openGame } from "../games/games";
import { GAMES } from "../wire/types";
import "./allWords";
import { embody, speak } from "../words/say.svelte";

await Promise.all(GAMES.flatMap((game) => [openGame(game), openCards(game)]));
beforeEach(() => speak("en"));

// Boards that an earlier file left mounted name nobody here.
embody([]);
