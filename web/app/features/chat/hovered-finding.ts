import { createContext, useContext, useSyncExternalStore } from 'react';
import { Emitter } from '../../lib/emitter.ts';

/** The finding hovered on the chart, outside React state: a change renders only a few numbers. */
export class HoveredFinding {
  #id: string | undefined;
  readonly #listeners = new Emitter();

  readonly set = (id: string | undefined): void => {
    this.#id = id;
    this.#listeners.emit();
  };

  readonly get = (): string | undefined => this.#id;

  readonly subscribe = this.#listeners.subscribe;
}

export const HoveredFindingContext = createContext(new HoveredFinding());

/** Selects a boolean from the hovered finding; re-renders only when it changes. */
export function useHoveredFinding(select: (id: string | undefined) => boolean): boolean {
  const hovered = useContext(HoveredFindingContext);
  const selected = (): boolean => select(hovered.get());
  return useSyncExternalStore(hovered.subscribe, selected, selected);
}
