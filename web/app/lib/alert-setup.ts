import type { FindingKind, Interval } from '@vela/contracts';
import { createContext } from 'react';

/** An alert to be set up, as far as it is known; the person sees and confirms it. */
export type AlertSetup = {
  readonly symbol: string;
  readonly interval: Interval;
  readonly kind?: 'price' | 'indicator' | 'move' | 'structure';
  readonly direction?: 'up' | 'down' | 'either';
  readonly level?: string;
  readonly percent?: string;
  readonly indicator?: string;
  readonly output?: string;
  readonly length?: string;
  readonly finding?: FindingKind;
  readonly side?: 'bullish' | 'bearish';
};

/** Opens the form of an alert; undefined where nothing can be set up, as for guests. */
export const AlertSetupContext = createContext<((setup: AlertSetup) => void) | undefined>(
  undefined,
);
