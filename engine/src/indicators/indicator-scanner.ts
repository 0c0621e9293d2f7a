import type { IndicatorColumns } from '../analysis.ts';
import type { Candles } from '../candles/candles.ts';
import { growColumn } from '../candles/column.ts';
import { createAtr } from './atr.ts';
import { createEma } from './ema.ts';
import { createRsi } from './rsi.ts';

/** Columns are replaced when they grow: read them again at every step. */
export type IndicatorScanner = {
  readonly columns: Pick<IndicatorColumns, 'atr14' | 'rsi14'> & { readonly atr200: Float64Array };
  /** Computes the columns for the candles added since the last call. */
  extend(): void;
  /** All columns up to the last candle, never changed later. Averages are computed when read. */
  snapshot(): IndicatorColumns;
};

const columnNames = ['atr14', 'atr200', 'rsi14'] as const;

export function createIndicatorScanner(candles: Candles): IndicatorScanner {
  const empty = new Float64Array(0);
  const columns = { atr14: empty, atr200: empty, rsi14: empty };
  const averageRange14 = createAtr(14);
  const averageRange200 = createAtr(200);
  const strength14 = createRsi(14);
  const averages = {
    ema20: createLazyEma(candles, 20),
    ema50: createLazyEma(candles, 50),
    ema200: createLazyEma(candles, 200),
  };
  let length = 0;
  return {
    columns,
    extend() {
      const range = { from: length, to: candles.length };
      length = candles.length;
      if (length > columns.atr14.length)
        for (const name of columnNames) columns[name] = growColumn(columns[name], length);
      averageRange14.extend(candles, columns.atr14, range);
      averageRange200.extend(candles, columns.atr200, range);
      strength14.extend(candles.close, columns.rsi14, range);
    },
    snapshot() {
      const to = length;
      const ema20 = memoize(() => averages.ema20(to));
      const ema50 = memoize(() => averages.ema50(to));
      const ema200 = memoize(() => averages.ema200(to));
      return {
        atr14: columns.atr14.subarray(0, to),
        get ema20() {
          return ema20();
        },
        get ema50() {
          return ema50();
        },
        get ema200() {
          return ema200();
        },
        rsi14: columns.rsi14.subarray(0, to),
      };
    },
  };
}

function memoize<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}

/** Exponential average of the close up to `to` (exclusive), computed as far as requested. */
function createLazyEma(candles: Candles, period: number): (to: number) => Float64Array {
  const fold = createEma(period);
  let column = new Float64Array(0);
  let length = 0;
  return (to) => {
    if (to > column.length) column = growColumn(column, to);
    if (to > length) {
      fold.extend(candles.close, column, { from: length, to });
      length = to;
    }
    return column.subarray(0, to);
  };
}
