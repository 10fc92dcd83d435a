// What has happened, kept as the server tells it: an undo takes back what came after.

import type { EventMessage, StoryMessage, Sync } from "../wire/types";

export type { EventMessage };

/** Moves whose events are told unasked; earlier ones are fetched when somebody wants them. */
export const RECENT = 60;

export interface Story {
  readonly seat: string;
  /** The moves before this are known to nobody here yet. */
  readonly first: number;
  /** How many moves of the match are known. */
  readonly moves: number;
  readonly version: number;
  readonly events: readonly EventMessage[];
}

/** Something between is missing, and less is told than whoever has just come would get. */
export function hasGap(story: Story | null, sync: Sync): boolean {
  return !follows(story, sync) && sync.moves - sync.since < Math.min(RECENT, sync.moves);
}

function follows(story: Story | null, sync: Sync): story is Story {
  return story?.seat === sync.seat && story.first <= sync.since && sync.since <= story.moves;
}

/** Drop what lies beyond `since`, then add what is new; where the two do not meet, begin anew. */
export function continued(story: Story | null, sync: Sync): Story {
  const known = follows(story, sync);
  const before = known ? story.events.filter((event) => event.move <= sync.since) : [];
  return {
    seat: sync.seat,
    first: known ? story.first : sync.since,
    moves: sync.moves,
    version: sync.version,
    events: [...before, ...sync.events],
  };
}

/** With a page that ends where the story begins; any other comes too late. */
export function preceded(story: Story | null, page: StoryMessage): Story | null {
  if (story?.seat !== page.seat || story.first !== page.before) return story;
  return { ...story, first: page.since, events: [...page.events, ...story.events] };
}

/** What somebody who was watching has not seen yet; nothing for who has just come. */
export function freshIn(story: Story | null, sync: Sync): EventMessage[] {
  const met = follows(story, sync) && sync.since >= Math.min(story.moves, sync.moves);
  return met ? sync.events.slice(sync.told) : [];
}
