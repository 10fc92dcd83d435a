// What the cards at a table say, in the language of whoever looks. Asked for once per language;
// until it is here, and where it does not come, boards show names.

import { uiOf } from "../games/games";
import { http } from "../wire/http";
import type { CardText, GameName } from "../wire/types";
import { language } from "../words/say.svelte";
import { person } from "./person.svelte";

export class CardTexts {
  cards = $state.raw<readonly CardText[]>([]);

  constructor(table: string, game: () => GameName | undefined) {
    $effect(() => {
      const wanted = language();
      const playing = game();
      if (!playing || !uiOf(playing).cardTexts) return;
      http
        .texts(table, wanted, person.key)
        .then((page) => {
          if (language() === wanted) this.cards = page.cards;
        })
        .catch(() => undefined);
    });
  }
}
