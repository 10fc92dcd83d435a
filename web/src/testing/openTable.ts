// For tests: a table as a store knows it, on the line to a server that says what the test wants.

import { TableStore } from "../store/table.svelte";
import { fakeServer } from "./fakeServer";

export function openTable() {
  const server = fakeServer();
  const store = new TableStore("t", server.dial);
  store.open();
  server.now().greet();
  return { server, store };
}

export type OpenTable = ReturnType<typeof openTable>;

/** An event of the story, of that move. */
export const told = (move: number) => ({
  code: "fight-lost" as const,
  rule: "M-4.3",
  params: { place: 1 },
  move,
});
