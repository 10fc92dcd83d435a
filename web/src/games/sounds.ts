// What a game sounds like, as data: `sounds/` renders and plays it. Nothing here is a recording.

/** "hollow" is a flute or a string, "rough" a beast, "bell" metal and glass, "noise" all the rest. */
export type Voice = "sine" | "hollow" | "rough" | "bell" | "noise";

export interface Note {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
  /** Hertz, at the beginning and at the end: the tone's, or the middle of the noise's band. */
  readonly from: number;
  readonly to?: number;
  /** Beside the other notes: what all of them are worth together is settled when they are rendered. */
  readonly loud: number;
  readonly voice: Voice;
  /** Seconds until it is loudest; at once where it is left out. */
  readonly rises?: number;
}

/** What is heard once. */
export interface Effect {
  readonly notes: readonly Note[];
  /** A moment of its own: louder, and never left out. */
  readonly big?: true;
  /** It sounds back from walls. */
  readonly echo?: true;
}

/** Something that is always there, coming and going so many times until it begins anew. */
export interface Layer {
  /** Hertz: the tone's, or the middle of the noise's band. */
  readonly pitch: number;
  readonly loud: number;
  readonly swells: number;
}

/** What is heard all the time, from the beginning again after so many seconds. */
export interface Ambience {
  readonly lasts: number;
  readonly hums: readonly Layer[];
  readonly winds: readonly Layer[];
  /** Now and then; what lasts past the end goes on at the beginning. */
  readonly notes: readonly Note[];
}

/** The table's own sounds, which games share. */
export const SHARED = [
  ...(["card", "coin", "dice", "thump", "step", "heal", "chime", "won", "lost"] as const),
] as const;
export type Shared = (typeof SHARED)[number];

/** Which sound an event has; of several the first whose condition holds. */
export type Cue<S extends string, P, V> =
  S | readonly (readonly [sound: S, when?: (params: P, view: V) => boolean])[];
export type Cues<E extends { code: string; params: unknown }, S extends string, V> = {
  readonly [Code in E["code"]]?: Cue<S, Extract<E, { code: Code }>["params"], V>;
};

/** Loaded once somebody wants to hear it. */
export interface GameSounds {
  /** By an event's code. Most of what happens is silent: the words tell it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly cues: Readonly<Record<string, Cue<string, any, any> | undefined>>;
  /** The game's own, by name. */
  readonly effects: Readonly<Record<string, Effect>>;
  readonly ambience?: Ambience;
}
