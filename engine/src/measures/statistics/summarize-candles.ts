import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { findExtremes } from '../../facts/price-facts.ts';
import type { FactWindow } from '../../facts/reading.ts';

export type CandleSummary = {
  /** First open to last close; NaN unless both are positive. */
  readonly changePercent: number;
  /** Highest high minus lowest low. */
  readonly range: number;
  /** The same in percent of the last close; NaN where a price is not positive. */
  readonly rangePercent: number;
};

/** Change and range of several candles taken as one. */
export function summarizeCandles(candles: Candles, { from, to }: FactWindow): CandleSummary {
  const { high, low } = findExtremes(candles, { from, to });
  const [open, close] = [at(candles.open, from), at(candles.close, to)];
  return {
    changePercent: open > 0 && close > 0 ? (close / open - 1) * 100 : Number.NaN,
    range: high - low,
    rangePercent: low > 0 ? ((high - low) / close) * 100 : Number.NaN,
  };
}
