import type { Candles, Interval } from '../candles/candles.ts';
import { toCandles } from '../candles/to-candles.ts';

/** A hand-drawn candle: open, high, low, close and, where needed, volume. */
export type Drawn = readonly [
  open: number,
  high: number,
  low: number,
  close: number,
  volume?: number,
];

const start = 1_704_067_200_000;

/** Hand-drawn candles of 15 minutes, from 2024-01-01 00:00 UTC on. */
export function drawCandles(drawn: readonly Drawn[], interval: Interval = '15m'): Candles {
  return toCandles(
    interval,
    drawn.map(([open, high, low, close, volume = 0], index) => ({
      openTime: start + index * 900_000,
      open,
      high,
      low,
      close,
      volume,
    })),
  );
}

/** Candles that open at the close before, with wicks of a quarter on either side. */
export function drawPath(closes: readonly number[]): Candles {
  return drawCandles(
    closes.map((close, index) => {
      const open = closes[index - 1] ?? close;
      return [open, Math.max(open, close) + 0.25, Math.min(open, close) - 0.25, close];
    }),
  );
}
