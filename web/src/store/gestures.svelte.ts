// What people show each other at a table: fingers on pieces, plans, what bots are up to. None of it lasts.

import type { Down, Intent, PlanCard, Pointed } from "../wire/types";
import { learn } from "../words/say.svelte";

/** Milliseconds for which a finger rests on a piece. */
export const SHOWN = 6000;
/** And for which a bot's word stays to be read: soon it has done what it said. */
export const READ = 12_000;
const MOST_INTENTS = 2;

export class Gestures {
  points = $state.raw<readonly Pointed[]>([]);
  plans = $state.raw<readonly PlanCard[]>([]);
  /** What bots have said since a person has moved, the latest last. */
  intents = $state.raw<readonly Intent[]>([]);

  /** The faces of dice that plans ask for. */
  get planned(): string[] {
    return this.plans.flatMap(({ phrase, face }) => (phrase === "leave" ? [] : face || []));
  }

  hear(message: Down): void {
    if (message.type === "pointed") this.point(message);
    else if (message.type === "plans") this.plans = message.plans;
    else if (message.type === "intent" && tells(message)) this.announce(message);
  }

  /** A person has moved: what bots were about to do before is done. */
  goOn(): void {
    this.intents = [];
  }

  /** One line for each bot, however often it changes its mind. */
  private announce(next: Intent): void {
    void learn("advice"); // its reason is one of those that hints have
    const others = this.intents.filter(({ seat }) => seat !== next.seat);
    this.intents = [...others, next].slice(-MOST_INTENTS);
    setTimeout(() => (this.intents = this.intents.filter((each) => each !== next)), READ);
  }

  /** Each seat has one finger. */
  private point(found: Pointed): void {
    this.points = [...this.points.filter(({ seat }) => seat !== found.seat), found];
    setTimeout(() => (this.points = this.points.filter((each) => each !== found)), SHOWN);
  }
}

/** To end a step for no reason that can be told is not worth a word. */
const tells = ({ code, phrase }: Intent): boolean =>
  code !== "advice-other" || Object.keys(phrase.params ?? {}).length > 0;
