// What a promise brings, once it is there. In place of {#await} where pages come and go: of every
// block that was ever shown Svelte keeps the value (5.57), for as long as the page lives.

export class Arrival<T> {
  /** Undefined until it is there. */
  value = $state.raw<T | undefined>();
  fault = $state.raw<unknown>();
  failed = $state(false);

  constructor(coming: Promise<T>) {
    coming.then(
      (value) => (this.value = value),
      (fault: unknown) => {
        this.fault = fault;
        this.failed = true;
      },
    );
  }
}
