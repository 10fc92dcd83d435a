// Pages and where they live: by path, so that a link can be read, shared and found in a history.

import { untrack } from "svelte";
import Home from "./pages/Home.svelte";
import type { Page } from "./router/pages";
import { learn } from "./words/say.svelte";

/** A page on which somebody says how a table shall be. */
async function opening<T>(page: Promise<T>): Promise<T> {
  // another language brings its words by itself, and is no other page
  await untrack(() => learn("opening"));
  return page;
}

export const PAGES: readonly Page[] = [
  // The front page comes with the first file; it shows what every other page draws with.
  { path: "/", load: () => Promise.resolve({ default: Home }) },
  { path: "/new/:game", load: () => opening(import("./pages/Create.svelte")) },
  { path: "/table/:id", load: () => import("./pages/Table.svelte") },
  { path: "/table/:id/hand", load: () => import("./pages/HandTable.svelte") },
  { path: "/table/:id/screen", load: () => import("./pages/Screen.svelte") },
  { path: "/tables", load: () => opening(import("./pages/MyTables.svelte")) },
  { path: "/replay", load: () => import("./pages/Replays.svelte") },
  { path: "/replay/:id/:move", load: () => opening(import("./pages/Replay.svelte")) },
  { path: "/learn/:game", load: () => import("./pages/Learn.svelte") },
  { path: "/lesson/:id", load: () => import("./pages/Lesson.svelte") },
  { path: "/rules/:game", load: () => import("./pages/Rules.svelte") },
  { path: "/glance/:game", load: () => import("./pages/Glance.svelte") },
  { path: "/cards/:game", load: () => import("./pages/CardSet.svelte") },
  { path: "/cards/:game/:set", load: () => import("./pages/CardSet.svelte") },
  { path: "/parts", load: () => import("./pages/Parts.svelte") },
  { path: "/boards/:game", load: () => import("./pages/Board.svelte") },
  { path: "/boards/:game/:moment", load: () => import("./pages/Board.svelte") },
  { path: "/boards/:game/:moment/:help", load: () => import("./pages/Board.svelte") },
];
