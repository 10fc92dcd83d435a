// Whether somebody is being taught at this table: boards then keep to what words say of where things
// lie.

let now = $state(false);

export const teaching = {
  get on(): boolean {
    return now;
  },
  set on(on: boolean) {
    now = on;
  },
};

let resting = $state(false);

/** A show waits for somebody to go on: what they read meanwhile is about what they see. */
export const isResting = (): boolean => resting;

/** For boards, within an effect: whether their show waits. */
export function rests(now: () => boolean): () => void {
  resting = now();
  return () => (resting = false);
}
