import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { at, grown } from '../candles/column.ts';
import { createWilderAverage, trueRangeAt } from './atr.ts';
import { createEma } from './ema.ts';
import { createRsi } from './rsi.ts';

/** A column that grows with the candles; replaced when its room runs out, so read it anew at every step. */
export type GrowingColumn = { column: Float64Array };

export type IndicatorScanner = {
  readonly atr14: GrowingColumn;
  readonly atr200: GrowingColumn;
  step(t: number): void;
  /** Makes room for `count` more candles at once. */
  reserve(count: number): void;
  /** The columns up to the last step; later steps never change them. */
  snapshot(): IndicatorColumns;
};

const names = ['atr14', 'atr200', 'ema20', 'ema50', 'ema200', 'rsi14'] as const;

const empty = (): GrowingColumn => ({ column: new Float64Array(0) });

export function createIndicatorScanner(candles: Candles): IndicatorScanner {
  const growing = { atr14: empty(), atr200: empty(), ema20: empty(), ema50: empty(), ema200: empty(), rsi14: empty() };
  const { atr14, atr200, ema20, ema50, ema200, rsi14 } = growing;
  const averageRange14 = createWilderAverage(14);
  const averageRange200 = createWilderAverage(200);
  const average20 = createEma(20);
  const average50 = createEma(50);
  const average200 = createEma(200);
  const strength14 = createRsi(14);
  let length = 0;
  const reserve = (count: number): void => {
    const needed = length + count;
    if (needed <= atr14.column.length) return;
    for (const name of names) growing[name].column = grown(growing[name].column, needed);
  };
  return {
    atr14,
    atr200,
    reserve,
    step(t) {
      if (t === atr14.column.length) reserve(1);
      length = t + 1;
      const close = at(candles.close, t);
      const range = trueRangeAt(candles, t);
      atr14.column[t] = t === 0 ? Number.NaN : averageRange14.next(range);
      atr200.column[t] = t === 0 ? Number.NaN : averageRange200.next(range);
      ema20.column[t] = average20.next(close);
      ema50.column[t] = average50.next(close);
      ema200.column[t] = average200.next(close);
      rsi14.column[t] = strength14.next(close);
    },
    snapshot() {
      return {
        atr14: atr14.column.subarray(0, length),
        ema20: ema20.column.subarray(0, length),
        ema50: ema50.column.subarray(0, length),
        ema200: ema200.column.subarray(0, length),
        rsi14: rsi14.column.subarray(0, length),
      };
    },
  };
}
