// The big screen looks as nobody. What a host does there goes over a line of its own, which looks as
// a spectator and is hung up at once: no hand ever comes that way.

import { SPECTATOR, TableStore } from "../../store/table.svelte";
import { person } from "../../store/person.svelte";

/** Whether this device belongs to the host. */
export function isHost(id: string): Promise<boolean> {
  return briefly(id, (store) => Promise.resolve(store.table?.host ?? false));
}

/** Begin, with bots on the seats that are still free. */
export function begin(id: string): Promise<boolean> {
  return briefly(id, async (store) => {
    const free = store.seats.some((card) => card.kind === "open");
    const bot = store.table?.usual ?? null;
    return (await store.do({ type: "start", fill: free ? bot : null })).done;
  });
}

async function briefly(
  id: string,
  work: (store: TableStore) => Promise<boolean>,
): Promise<boolean> {
  if (!person.key) return false;
  const store = new TableStore(id);
  store.look = SPECTATOR;
  try {
    return (await store.entered()) && (await work(store));
  } finally {
    store.hangUp();
  }
}
