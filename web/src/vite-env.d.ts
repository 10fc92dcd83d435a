/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  /** By "language/shelf", what fetches the texts of its files, each with the game whose it is:
      see plugins/words.ts. */
  const shelves: Readonly<Record<string, () => Promise<{ default: [string, string][] }>>>;
  export default shelves;
}
