import { Emitter } from './emitter.ts';

/** What a page adds to the command palette while it is shown. */
export type PaletteCommand = {
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
};

export type PageCommands = {
  readonly commands: readonly PaletteCommand[];
  /** Shows the chart of a symbol in place. */
  readonly openSymbol: (symbol: string) => void;
};

const changes = new Emitter();
let current: PageCommands | undefined;

export const subscribeToCommands = changes.subscribe;
export const getPageCommands = (): PageCommands | undefined => current;

/** Offers the commands of a page; returns what withdraws them. */
export function offerCommands(offered: PageCommands): () => void {
  current = offered;
  changes.emit();
  return () => {
    if (current === offered) current = undefined;
    changes.emit();
  };
}
