// Who lives on the island, by name.

export const BOSSES = ["crystal-dragon", "lithosaur", "lavalord"] as const;
export type Boss = (typeof BOSSES)[number];

export const DEFENDERS = ["purple-reign", "pagurah", "rex-florae", "hades", "megamoth"] as const;
export type Defender = (typeof DEFENDERS)[number];

export const MINIONS = ["soldier", "cannon", "shield", "builder", "fireling"] as const;
export type MinionKind = (typeof MINIONS)[number];
