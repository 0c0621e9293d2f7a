import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { grown } from '../candles/column.ts';
import { createAtr } from './atr.ts';
import { createEma } from './ema.ts';
import { createRsi } from './rsi.ts';

/** The columns have spare room and are replaced when it runs out: read them anew at every step. */
export type IndicatorScanner = {
  readonly columns: IndicatorColumns & { readonly atr200: Float64Array };
  /** Computes the columns for the candles that were added since the last call. */
  extend(): void;
  /** The columns up to the last candle; later candles never change them. */
  snapshot(): IndicatorColumns;
};

const names = ['atr14', 'atr200', 'ema20', 'ema50', 'ema200', 'rsi14'] as const;

export function createIndicatorScanner(candles: Candles): IndicatorScanner {
  const empty = new Float64Array(0);
  const columns = { atr14: empty, atr200: empty, ema20: empty, ema50: empty, ema200: empty, rsi14: empty };
  const averageRange14 = createAtr(14);
  const averageRange200 = createAtr(200);
  const average20 = createEma(20);
  const average50 = createEma(50);
  const average200 = createEma(200);
  const strength14 = createRsi(14);
  let length = 0;
  return {
    columns,
    extend() {
      const range = { from: length, to: candles.length };
      length = candles.length;
      if (length > columns.atr14.length) for (const name of names) columns[name] = grown(columns[name], length);
      averageRange14.extend(candles, columns.atr14, range);
      averageRange200.extend(candles, columns.atr200, range);
      average20.extend(candles.close, columns.ema20, range);
      average50.extend(candles.close, columns.ema50, range);
      average200.extend(candles.close, columns.ema200, range);
      strength14.extend(candles.close, columns.rsi14, range);
    },
    snapshot() {
      return {
        atr14: columns.atr14.subarray(0, length),
        ema20: columns.ema20.subarray(0, length),
        ema50: columns.ema50.subarray(0, length),
        ema200: columns.ema200.subarray(0, length),
        rsi14: columns.rsi14.subarray(0, length),
      };
    },
  };
}
