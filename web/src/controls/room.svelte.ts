// How much room a stage has: whether its drawers lie beside it, or over it.

/** Measured by the stage itself, in pixels of whoever looks; the same limits as in Drawers.svelte. */
export class Room {
  width = $state(0);
  height = $state(0);

  get narrow(): boolean {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    return this.width > 0 && (this.width < 56 * rem || this.height < 32 * rem);
  }
}
