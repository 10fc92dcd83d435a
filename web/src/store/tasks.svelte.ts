// Work that the table hands back to whoever learns here. What follows a task is not known until it
// is answered: the server has not told it.

import type { Down, JudgedMessage, Sync, TaskMessage, TeachingMessage } from "../wire/types";

export class TaskStore {
  private asked = $state.raw<{ task: TaskMessage; sync: Sync | null } | null>(null);
  /** What the last answer was worth, until something else is done. */
  verdict = $state.raw<JudgedMessage | null>(null);
  /** What is handed back, and how it went; null where nothing can be. */
  teaching = $state.raw<TeachingMessage | null>(null);

  constructor(private readonly sync: () => Sync | null) {}

  /** What is to be worked out first; it belongs to the view that came before it. */
  now: TaskMessage | null = $derived.by(() =>
    this.asked?.sync === this.sync() ? (this.asked?.task ?? null) : null,
  );

  /** Whether the message was about that. */
  hear(message: Down): boolean {
    if (message.type === "task") this.asked = { task: message, sync: this.sync() };
    else if (message.type === "judged") this.verdict = message;
    else if (message.type === "teaching") this.teaching = message;
    else return false;
    return true;
  }
}
