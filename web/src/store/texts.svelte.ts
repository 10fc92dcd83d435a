// What the cards at a table say, in the language of whoever looks, and what of it is invented. Asked
// for once per language; until it is here, and where it does not come, boards show names.

import { http } from "../wire/http";
import type { CardSetCard, CardText, GameName } from "../wire/types";
import { language } from "../words/say.svelte";
import { person } from "./person.svelte";

export class CardTexts {
  cards = $state.raw<readonly CardText[]>([]);

  /** `set`: what the table plays with; undefined until that is known. */
  constructor(
    table: string,
    game: () => GameName | undefined,
    set: () => CardSetCard | null | undefined,
  ) {
    const known = $derived(set() !== undefined);
    const shipped = $derived(set()?.shipped ? set()!.hash : "");
    $effect(() => {
      const wanted = language();
      const playing = game();
      if (!playing || !known) return;
      const asked = shipped
        ? http.textsOf(playing, shipped, wanted)
        : http.texts(table, wanted, person.key);
      asked
        .then((page) => {
          if (language() === wanted) this.cards = page.cards;
        })
        .catch(() => undefined);
    });
  }
}
