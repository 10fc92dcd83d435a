// What has happened, kept as the server tells it: an undo takes back what came after.

import type { Sync } from "../wire/types";

export type EventMessage = Sync["events"][number];

export interface Story {
  readonly seat: string;
  /** How many moves of the match are known. */
  readonly moves: number;
  readonly version: number;
  readonly events: readonly EventMessage[];
}

export function hasGap(story: Story | null, sync: Sync): boolean {
  return sync.since > (story?.seat === sync.seat ? story.moves : 0);
}

/** Drop what lies beyond `since`, then add what is new. */
export function continued(story: Story | null, sync: Sync): Story {
  const before =
    story?.seat === sync.seat ? story.events.filter((event) => event.move <= sync.since) : [];
  return {
    seat: sync.seat,
    moves: sync.moves,
    version: sync.version,
    events: [...before, ...sync.events],
  };
}

/** What somebody who was watching has not seen yet; nothing for who has just come. */
export function freshIn(story: Story | null, sync: Sync): EventMessage[] {
  if (!story || story.seat !== sync.seat || sync.since < Math.min(story.moves, sync.moves))
    return [];
  return [...sync.events];
}
