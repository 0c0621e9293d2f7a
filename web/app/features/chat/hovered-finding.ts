import { createContext, useContext, useSyncExternalStore } from 'react';

/** The finding that the pointer is on in the chart, kept outside of what the page is drawn from: what it changes is a number here and there. */
export class HoveredFinding {
  #id: string | undefined;
  readonly #listeners = new Set<() => void>();

  readonly set = (id: string | undefined): void => {
    this.#id = id;
    for (const listener of this.#listeners) listener();
  };

  readonly get = (): string | undefined => this.#id;

  /** Tells of every change. Returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const HoveredFindingContext = createContext(new HoveredFinding());

/** What follows from the finding under the pointer: whoever asks is drawn anew only when that changes. */
export function useHoveredFinding(select: (id: string | undefined) => boolean): boolean {
  const hovered = useContext(HoveredFindingContext);
  const selected = (): boolean => select(hovered.get());
  return useSyncExternalStore(hovered.subscribe, selected, selected);
}
