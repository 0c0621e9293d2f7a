import type { MarketCalendar } from './sessions/market-calendar.ts';
import type { Scale } from './structure/finding.ts';

/** Rules a run of the technical engine can be told to follow instead of its own; each has its place in the definitions (`/methods`). */
export type TechnicalOptions = {
  /** By which rules the market counts its days and rests. */
  readonly calendar: MarketCalendar;
  /** Candles to the right of a pivot that confirm it, 2 to 100. */
  readonly swingSize: Readonly<Record<Scale, number>>;
  /** `leg`: alternating turns, right side only. `symmetric`: as many candles on the left, which may be as high, as on the right, which may not. */
  readonly pivotRule: 'leg' | 'symmetric';
  /** What breaks a pivot: a close beyond it, or already a wick. */
  readonly breakBy: 'close' | 'wick';
  readonly orderBlock: {
    /** The candle with the farthest wick before the break, or the last one of the opposite colour among the six that end with it. */
    readonly candle: 'extreme' | 'last-opposite';
    /** The whole candle, or its body alone. */
    readonly zone: 'wick' | 'body';
    /** Candles of at least twice ATR(200): passed over, or read with high and low exchanged. */
    readonly largeCandles: 'pass-over' | 'swap';
  };
  /** The smallest body of a displacement candle in ATR(14) of the candle before it, and the smallest share of body in range. */
  readonly displacement: { readonly bodyInAtr: number; readonly bodyShare: number };
};

export const defaultTechnicalOptions = {
  calendar: 'crypto',
  swingSize: { internal: 5, swing: 50 },
  pivotRule: 'leg',
  breakBy: 'close',
  orderBlock: { candle: 'extreme', zone: 'wick', largeCandles: 'pass-over' },
  displacement: { bodyInAtr: 1.5, bodyShare: 0.65 },
} as const satisfies TechnicalOptions;
