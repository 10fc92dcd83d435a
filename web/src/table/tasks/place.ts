// Where a verdict stands: beside the board where a stage has room there, else in the question's place,
// so that it never lies over what is asked next.

import { MediaQuery } from "svelte/reactivity";
import { playsByText } from "../../hearing/chosen.svelte";

const roomy = new MediaQuery("(min-width: 56rem) and (min-height: 36rem)");

export const inPrompt = (): boolean => !roomy.current && !playsByText();
