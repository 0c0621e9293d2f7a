import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** Which way a rule is read: as it is written, or with prices turned upside down, which makes its mirror image of it. */
export type Orientation = 1 | -1;

/** A candle as the rules of patterns read it. Filled anew for every candle, so that reading one makes no object. */
export class PatternCandle {
  open = 0;
  high = 0;
  low = 0;
  close = 0;
  /** Size of the body, without its direction. */
  body = 0;
  range = 0;
  upperShadow = 0;
  lowerShadow = 0;

  read(candles: Candles, t: number, orientation: Orientation = 1): this {
    this.open = orientation * at(candles.open, t);
    this.close = orientation * at(candles.close, t);
    this.high = orientation * at(orientation === 1 ? candles.high : candles.low, t);
    this.low = orientation * at(orientation === 1 ? candles.low : candles.high, t);
    this.body = Math.abs(this.close - this.open);
    this.range = this.high - this.low;
    this.upperShadow = this.high - Math.max(this.open, this.close);
    this.lowerShadow = Math.min(this.open, this.close) - this.low;
    return this;
  }

  get isRising(): boolean {
    return this.close > this.open;
  }

  get isFalling(): boolean {
    return this.close < this.open;
  }

  get bodyTop(): number {
    return Math.max(this.open, this.close);
  }

  get bodyBottom(): number {
    return Math.min(this.open, this.close);
  }

  get bodyMiddle(): number {
    return (this.open + this.close) / 2;
  }
}

const trendCandles = 5;

/**
 * The trend before a pattern whose first candle is `first`: 1 when the close of the candle before is at least one ATR(14) of that
 * candle above the close five candles earlier, -1 when it is as far below, otherwise 0; 0 while the ATR is not defined or zero.
 */
export function trendBefore({ close }: Candles, first: number, atr: number): Orientation | 0 {
  const move = at(close, first - 1) - at(close, first - 1 - trendCandles);
  if (!(atr > 0)) return 0;
  if (move >= atr) return 1;
  return move <= -atr ? -1 : 0;
}

/** The shortest body that counts as long and the longest that counts as small, in ATR(14) of the candle before the pattern. */
export const bodyInAtr = { long: 0.6, small: 0.25 } as const;
