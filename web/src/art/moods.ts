// How a creature feels. The same body serves all moods; eyes, mouth and a small sign change.

export const MOODS = ["calm", "happy", "worried", "angry", "asleep", "beaten"] as const;
export type Mood = (typeof MOODS)[number];
export type Facing = "left" | "right";
