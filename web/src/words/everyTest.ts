// What every test begins with: all words, in English, whatever the test before has spoken.

import { beforeEach } from "vitest";
import "./all";
import { speak } from "./say.svelte";

beforeEach(() => speak("en"));
