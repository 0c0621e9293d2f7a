import { createContext, useContext, useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';

/** The finding that the pointer is on in the chart, kept outside of what the page is drawn from: what it changes is a number here and there. */
export class HoveredFinding {
  #id: string | undefined;
  readonly #listeners = new Listeners();

  readonly set = (id: string | undefined): void => {
    this.#id = id;
    this.#listeners.tell();
  };

  readonly get = (): string | undefined => this.#id;

  /** Tells of every change. Returns how to stop. */
  readonly subscribe = this.#listeners.subscribe;
}

export const HoveredFindingContext = createContext(new HoveredFinding());

/** What follows from the finding under the pointer: whoever asks is drawn anew only when that changes. */
export function useHoveredFinding(select: (id: string | undefined) => boolean): boolean {
  const hovered = useContext(HoveredFindingContext);
  const selected = (): boolean => select(hovered.get());
  return useSyncExternalStore(hovered.subscribe, selected, selected);
}
