import type { Interval } from '@vela/contracts';

type TimeframeSet = {
  /** Longer timeframes to compare with, longest first. */
  readonly higher: readonly Interval[];
  readonly lower?: Interval;
};

/** Timeframes read beside an interval: up to two longer, each 4 to 6 candles wide, one shorter. */
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
