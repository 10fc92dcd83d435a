// What every test begins with: all words, in English, whatever the test before has spoken.

import { beforeEach } from "vitest";
import "./allWords";
import { speak } from "../words/say.svelte";

beforeEach(() => speak("en"));
