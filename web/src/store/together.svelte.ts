// What people show each other at a table: fingers on pieces, plans, what bots are up to. None of it lasts.

import type { Down, Intent, PlanCard, Pointed } from "../wire/types";

/** Milliseconds for which a finger rests on a piece. */
export const SHOWN = 6000;
const MOST_INTENTS = 2;

export class Together {
  points = $state.raw<readonly Pointed[]>([]);
  plans = $state.raw<readonly PlanCard[]>([]);
  /** What bots have said since somebody here has moved, the latest last. */
  intents = $state.raw<readonly Intent[]>([]);

  hear(message: Down): void {
    if (message.type === "pointed") this.point(message);
    else if (message.type === "plans") this.plans = message.plans;
    else if (message.type === "intent") this.intents = said(this.intents, message);
  }

  /** Whoever moves has heard enough of what others were about to do. */
  goOn(): void {
    this.intents = [];
  }

  /** Each seat has one finger. */
  private point(found: Pointed): void {
    this.points = [...this.points.filter(({ seat }) => seat !== found.seat), found];
    setTimeout(() => (this.points = this.points.filter((each) => each !== found)), SHOWN);
  }
}

/** One line for each bot, however often it changes its mind. */
function said(intents: readonly Intent[], next: Intent): Intent[] {
  return [...intents.filter(({ seat }) => seat !== next.seat), next].slice(-MOST_INTENTS);
}
