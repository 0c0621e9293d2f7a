/** Those who want to hear that something held outside of what a page is drawn from has changed. */
export class Listeners {
  readonly #listeners = new Set<() => void>();

  /** Tells `listener` of every change from now on. Returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
