// What the cards say, as the server makes it from their declarations. Without it there are names.

import type { CardText } from "../../wire/types";
import { knows, say } from "../../words/say.svelte";

type Kind = "card" | "tile" | "ability" | "ally" | "boss" | "minion";

/** The pieces that can be touched: at once, or together with others. */
interface Lit {
  readonly hot: ReadonlySet<string>;
  readonly warm: ReadonlySet<string>;
}

export class Cards {
  private readonly all: ReadonlyMap<string, CardText>;

  constructor(cards: readonly CardText[]) {
    // An ability has the name of its card where a card has but one: sheets and cards come first.
    this.all = new Map([...cards].reverse().map((card) => [`${kindOf(card)} ${card.id}`, card]));
  }

  card(id: string): CardText | undefined {
    return this.all.get(`card ${id}`);
  }

  tile(id: string): CardText | undefined {
    return this.all.get(`tile ${id}`);
  }

  /** A card is touched for what it can do now: as a place for a die, or for its ability. */
  keyOf(card: string, { hot, warm }: Lit): string {
    const place = `card ${card}`;
    const parts = this.card(card)?.parts ?? [card];
    const power = [...parts, card].map((id) => `power ${id}`).find((key) => warm.has(key));
    if (hot.has(place)) return place;
    return power ?? (warm.has(place) ? place : `power ${parts[0] ?? card}`);
  }

  /** The abilities of an ally's sheet. */
  sheet(id: string): CardText[] {
    return this.partsOf("ally", id);
  }

  partsOf(kind: string, id: string): CardText[] {
    const parts = this.all.get(`${kind} ${id}`)?.parts ?? [];
    return parts.flatMap((part) => this.all.get(`ability ${part}`) ?? []);
  }

  known(kind: string, id: string): CardText | undefined {
    return this.all.get(`${kind} ${id}`);
  }

  /** The sheet that an ability stands on. */
  ownerOf(ability: string): CardText | undefined {
    const sheets = [...this.all.values()].filter(({ sort }) => sort === "boss" || sort === "ally");
    return sheets.find(({ parts = [] }) => parts.includes(ability));
  }

  text(kind: "card" | "tile" | "ability" | "minion", id: string): string {
    return this.all.get(`${kind} ${id}`)?.text ?? "";
  }

  /** Which of these values of a component are invented; "all", where there is none that is not. */
  marks(kind: Kind, id: string, ...values: readonly string[]): readonly string[] {
    const invented = this.all.get(`${kind} ${id}`)?.invented ?? [];
    const found = values.filter((value) => invented.includes(value));
    return found.length > 1 && found.length === values.length ? ["all"] : found;
  }

  name(kind: "card" | "tile" | "ability" | "ally", id: string): string {
    const told = this.all.get(`${kind} ${id}`)?.name;
    if (told) return told;
    return knows(`${kind}-${id}`) ? say(`${kind}-${id}`) : id;
  }
}

function kindOf({ sort }: CardText): string {
  return sort === "keep" || sort === "discard" || sort === "event" ? "card" : sort;
}
