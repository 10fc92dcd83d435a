// What is given to those who lay out cards beside the island.

import type { IslandView } from "../../../wire/types";
import type { Cards } from "../cards";
import type { Play } from "../play.svelte";

export interface DisplayProps {
  view: IslandView;
  play: Play;
  cards: Cards;
  /** The question is about it. */
  open: boolean;
  /** What whoever looks can spend; nobody's purse where nobody looks for a seat. */
  energy?: number | undefined;
}
