import type { MarketCalendar } from './sessions/market-calendar.ts';
import type { Scale } from './structure/finding.ts';

/** Options of a run of the technical engine; each is defined in the method library (`/methods`). */
export type TechnicalOptions = {
  /** Rules by which the market counts its days. */
  readonly calendar: MarketCalendar;
  /** False: indicators alone. Closes without highs and lows have no structures. */
  readonly seeksStructures?: boolean;
  /** Candles to the right of a pivot that confirm it, 2 to 100. */
  readonly swingSize: Readonly<Record<Scale, number>>;
  /** `leg`: right side only. `symmetric`: left may be equally high, right must be lower. */
  readonly pivotRule: 'leg' | 'symmetric';
  /** Candles to the left of a symmetric pivot; as many as to its right where it is not given. */
  readonly pivotLeft?: Readonly<Record<Scale, number>>;
  /** What breaks a pivot: a close beyond it, or a wick. */
  readonly breakBy: 'close' | 'wick';
  readonly orderBlock: {
    /** The farthest wick before the break, or the last of opposite colour of six ending there. */
    readonly candle: 'extreme' | 'last-opposite';
    /** The whole candle, or its body alone. */
    readonly zone: 'wick' | 'body';
    /** Candles of at least twice ATR(200): skipped, or read with high and low swapped. */
    readonly largeCandles: 'pass-over' | 'swap';
    /** What breaks it beyond its far edge: a close, or a wick. */
    readonly brokenBy: 'close' | 'wick';
  };
  /** Zones in which pivots gather, or the six strongest channels of the last 290 candles. */
  readonly supportResistance: 'zones' | 'channels';
  /**
   * Minimum body in ATR(14) of the candle before it, and minimum share of the range; or by
   * `average-body`: a body above the mean of the five before, each wick below 36 % of it.
   */
  readonly displacement:
    | { readonly bodyInAtr: number; readonly bodyShare: number }
    | { readonly rule: 'average-body' };
};

export const defaultTechnicalOptions = {
  calendar: 'crypto',
  swingSize: { internal: 5, swing: 50 },
  pivotRule: 'leg',
  breakBy: 'close',
  orderBlock: { candle: 'extreme', zone: 'wick', largeCandles: 'pass-over', brokenBy: 'close' },
  supportResistance: 'zones',
  displacement: { bodyInAtr: 1.5, bodyShare: 0.65 },
} as const satisfies TechnicalOptions;
