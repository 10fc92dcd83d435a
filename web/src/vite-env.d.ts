/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  /** By "language/shelf", what fetches the text of all its files: see build/words.ts. */
  const shelves: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default shelves;
}
