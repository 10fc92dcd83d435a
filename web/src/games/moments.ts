// How games write down their big moments; nothing that is played reads it.

export interface Happened {
  readonly code: string;
  readonly params: unknown;
}

export const happens = (code: string, params: object = {}): Happened => ({ code, params });

export interface Moments {
  /** What it is, the event that tells it, its sound. */
  readonly heard: readonly (readonly [what: string, event: Happened, sound: string])[];
  /** Sounds that are no moment. */
  readonly besides?: readonly string[];
  /** Events that are not heard, though others of their kind are. */
  readonly silent?: readonly Happened[];
  /** What of a view matters for it. */
  readonly view?: unknown;
}
