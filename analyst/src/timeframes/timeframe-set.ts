import type { Interval } from '@vela/contracts';

type TimeframeSet = {
  /** Longer timeframes the chosen one is read against, from the longest down. */
  readonly higher: readonly Interval[];
  /** The shorter one that shows what happens inside its candles. */
  readonly lower?: Interval;
};

/** Which timeframes are read beside the chosen interval: two longer ones, each some four to six candles wide, and a shorter one. */
export const timeframeSets: Readonly<Record<Interval, TimeframeSet>> = {
  '1m': { higher: ['1h', '15m'] },
  '5m': { higher: ['4h', '1h'], lower: '1m' },
  '15m': { higher: ['4h', '1h'], lower: '5m' },
  '30m': { higher: ['1d', '4h'], lower: '5m' },
  '1h': { higher: ['1d', '4h'], lower: '15m' },
  '4h': { higher: ['1w', '1d'], lower: '1h' },
  '1d': { higher: ['1mo', '1w'], lower: '4h' },
  '1w': { higher: ['1mo'], lower: '1d' },
  '1mo': { higher: [], lower: '1w' },
};
