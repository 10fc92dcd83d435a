// Pages and where they live: by path, so that a link can be read, shared and found in a history.

import Home from "./pages/Home.svelte";
import type { Page } from "./router/pages";

export const PAGES: readonly Page[] = [
  // The front page comes with the first file; it shows what every other page draws with.
  { path: "/", load: () => Promise.resolve({ default: Home }) },
  { path: "/new/:game", load: () => import("./pages/Create.svelte") },
  { path: "/table/:id", load: () => import("./pages/Table.svelte") },
  { path: "/table/:id/hand", load: () => import("./pages/HandTable.svelte") },
  { path: "/table/:id/screen", load: () => import("./pages/Screen.svelte") },
  { path: "/tables", load: () => import("./pages/MyTables.svelte") },
  { path: "/replay", load: () => import("./pages/Replays.svelte") },
  { path: "/replay/:id/:move", load: () => import("./pages/Replay.svelte") },
  { path: "/learn/:game", load: () => import("./pages/Learn.svelte") },
  { path: "/rules/:game", load: () => import("./pages/Rules.svelte") },
  { path: "/glance/:game", load: () => import("./pages/Glance.svelte") },
  { path: "/cards/:game", load: () => import("./pages/CardSet.svelte") },
  { path: "/cards/:game/:set", load: () => import("./pages/CardSet.svelte") },
  { path: "/parts", load: () => import("./pages/Parts.svelte") },
  { path: "/boards/:game", load: () => import("./pages/Board.svelte") },
  { path: "/boards/:game/:moment", load: () => import("./pages/Board.svelte") },
  { path: "/boards/:game/:moment/:help", load: () => import("./pages/Board.svelte") },
];
