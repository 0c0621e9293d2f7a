import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** Orientation of a rule: 1 as written, -1 with mirrored prices. */
export type Orientation = 1 | -1;

/** A candle in the orientation of a rule. Reused for every candle, to avoid allocation. */
export class PatternCandle {
  open = 0;
  high = 0;
  low = 0;
  close = 0;
  body = 0;

  read({ open, high, low, close }: Candles, t: number, orientation: Orientation = 1): void {
    const first = orientation * at(open, t);
    const last = orientation * at(close, t);
    this.open = first;
    this.close = last;
    this.high = orientation * at(orientation === 1 ? high : low, t);
    this.low = orientation * at(orientation === 1 ? low : high, t);
    this.body = Math.abs(last - first);
  }

  get range(): number {
    return this.high - this.low;
  }

  get upperShadow(): number {
    return this.high - this.bodyTop;
  }

  get lowerShadow(): number {
    return this.bodyBottom - this.low;
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

/** Direction of a body or trend as bits, so that two can be combined. */
export const way = { none: 0, up: 1, down: 2, upAndDown: 3 } as const;

export function toWay(body: number): number {
  return Number(body > 0) | (Number(body < 0) << 1);
}

const trendCandles = 5;

// Up when the close before it is at least one ATR(14) of that candle above the close five candles
// earlier, down when as far below; none while the ATR is NaN or zero.
/** Trend before a pattern whose first candle is `first`. */
export function findTrendBefore({ close }: Candles, first: number, atr: number): number {
  const move = at(close, first - 1) - at(close, first - 1 - trendCandles);
  return (Number(move >= atr) | (Number(move <= -atr) << 1)) & -Number(atr > 0);
}

/** Minimum body of a long and maximum body of a small candle, in ATR(14) before the pattern. */
export const bodyInAtr = { long: 0.6, small: 0.25 } as const;
