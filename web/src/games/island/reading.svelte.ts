// A short while without touches, where buttons mean something else than a moment ago: a touch that
// was meant for the last question is no answer to this one.

const LONG = 350; // ms

export class Reading {
  unread = $state(false);
  private kind: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A question of this kind is there now. */
  see(kind: string | undefined): void {
    if (kind === this.kind) return;
    const first = this.kind === undefined;
    this.kind = kind;
    if (!first) this.rest();
  }

  rest(): void {
    this.unread = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.unread = false), LONG);
  }
}
