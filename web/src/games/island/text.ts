// The island in words.

import { Cards } from "./cards";
import { bossDieName, dieName, houseRuleOf, People, single } from "./names";
import type {
  IslandMonsterView,
  IslandSpaceView,
  IslandView,
  IslandZoneView,
} from "../../wire/types";
import { list, say } from "../../words/say.svelte";
import type { Seen, TextPart } from "../ui";

export function text({ view, seat, seats, cards }: Seen<IslandView>): TextPart[] {
  return new Teller(view, new People(view, seats, seat), new Cards(cards)).parts();
}

class Teller {
  constructor(
    private readonly view: IslandView,
    private readonly people: People,
    private readonly cards: Cards,
  ) {}

  parts(): TextPart[] {
    const { view } = this;
    const mine = view.monsters.flatMap((monster, n) =>
      this.people.mine(n) ? this.monster(monster, n) : [],
    );
    return [
      { kind: "turn", title: say("hear-turn"), lines: [say("isle-turn", { turn: view.turn })] },
      { kind: "hand", title: say("hear-island-own"), lines: mine },
      { kind: "dice", title: say("isle-dice"), lines: this.dice() },
      { kind: "boss", title: say("hear-island-boss"), lines: this.boss() },
      ...view.zones.map((zone) => this.zone(zone)),
      { kind: "people", title: say("isle-monsters"), lines: this.monsters() },
      { kind: "market", title: say("isle-market"), lines: this.market() },
      { kind: "allies", title: say("isle-allies"), lines: this.allies() },
    ];
  }

  private dice(): string[] {
    const { roll, pending } = this.view;
    const lying = single(roll).map((die, n) =>
      say("isle-die", { die: dieName(die), number: n + 1 }),
    );
    const virtual = single(pending).map((die, n) =>
      say("isle-die-virtual", { die: dieName(die), number: lying.length + n + 1 }),
    );
    return [...lying, ...virtual];
  }

  private boss(): string[] {
    const { boss } = this.view;
    const next = boss.abilities.find((ability) => !ability.active);
    const abilities = boss.abilities.map((ability) => {
      const state = ability.active ? "active" : ability === next ? "next" : "later";
      const name = this.cards.name("ability", ability.id);
      const told = say(`isle-ability-${state}`, { name, fame: ability.fame });
      return say("hear-named", { name: told, what: this.cards.text("ability", ability.id) });
    });
    return [
      say(`boss-${boss.id}`),
      say("isle-boss-hp", { hp: boss.hp, most: boss.max_hp }),
      ...[houseRuleOf(this.view) ?? []].flat(),
      say("isle-boss-fame", { fame: boss.fame }),
      ...(boss.zone < 0 ? [] : [say("isle-zone", { zone: boss.zone })]),
      say("isle-volcano-dice", { count: boss.free_dice }),
      ...abilities,
    ];
  }

  private zone(zone: IslandZoneView): TextPart {
    return {
      kind: "zone",
      number: zone.zone,
      title: say("isle-zone", { zone: zone.zone }),
      lines: [...this.figures(zone), ...this.pieces(zone), ...this.support(zone)],
    };
  }

  private figures(zone: IslandZoneView): string[] {
    const { boss, monsters, minion_hp } = this.view;
    return [
      ...(boss.zone === zone.zone ? [say("isle-boss-here", { boss: boss.id, hp: boss.hp })] : []),
      ...zone.monsters.map((n) =>
        say("isle-monster-here", {
          name: this.people.monster(n),
          who: this.people.owner(n),
          hp: monsters[n]?.hp ?? 0,
        }),
      ),
      ...Object.entries(zone.minions).map(([minion, count]) =>
        say("isle-minion-here", { minion, count, hp: minion_hp[minion] ?? 0 }),
      ),
    ];
  }

  private pieces(zone: IslandZoneView): string[] {
    const { crystals, free_spaces: free } = zone;
    return [
      ...Object.entries(zone.boss_dice).map(([face, count]) =>
        say("isle-boss-die", { symbols: bossDieName(this.view.boss_faces[face]), count }),
      ),
      ...single(zone.locked).map((die) => say("isle-locked-die", { die: dieName(die) })),
      ...single(zone.locked_now).map((die) => say("isle-locked-now", { die: dieName(die) })),
      ...(crystals ? [say("hear-island-crystals", { count: crystals })] : []),
      say("hear-island-free", { count: free }),
    ];
  }

  private support(zone: IslandZoneView): string[] {
    return zone.support.map((space) => this.space(space));
  }

  private space(space: IslandSpaceView): string {
    if (space.pylon) return say("isle-pylon-on", { space: space.name });
    if (!space.tile) return say("isle-space-free", { space: space.name });
    return say(space.ready ? "isle-tile-ready" : "isle-tile-used", {
      name: this.cards.name("tile", space.tile),
      space: space.name,
      text: this.cards.text("tile", space.tile) || "none",
    });
  }

  private monsters(): string[] {
    return this.view.monsters.map((monster, n) => this.monster(monster, n).join(" "));
  }

  private monster(monster: IslandMonsterView, n: number): string[] {
    const { hp, cap, energy, fame, zone } = monster;
    const who = { name: this.people.monster(n), who: this.people.owner(n), hp };
    return [
      say("hear-island-monster", { ...who, cap, energy, fame }),
      ...(zone < 0 ? [] : [`${say("isle-zone", { zone })}.`]),
      ...(monster.cards.length ? [this.owned(monster)] : []),
      ...(monster.ally ? [`${this.cards.name("ally", monster.ally)}.`] : []),
    ];
  }

  private owned(monster: IslandMonsterView): string {
    const names = monster.cards.map((card) => this.card(card));
    return say("hear-named", { name: say("isle-cards"), what: list(names) });
  }

  private card(card: string): string {
    const text = this.cards.text("card", card);
    const name = this.cards.name("card", card);
    return text ? `${name} (${text})` : name;
  }

  private market(): string[] {
    const slots = this.view.market.map(({ card, price }, n) =>
      card
        ? say("hear-island-slot", { number: n + 1, card: this.card(card), price })
        : say("hear-named", { name: n + 1, what: say("isle-slot-empty") }),
    );
    return [...slots, say("isle-deck", { count: this.view.deck.length })];
  }

  private allies(): string[] {
    return this.view.allies.map((ally) => {
      const sheet = this.cards.sheet(ally).map(({ fame, text }) => `${fame}: ${text}`);
      return say("hear-named", { name: this.cards.name("ally", ally), what: sheet.join(" ") });
    });
  }
}
