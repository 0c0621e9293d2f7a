/** Subscribers to a value held outside React state. */
export class Emitter {
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  emit(): void {
    for (const listener of this.#listeners) listener();
  }
}
