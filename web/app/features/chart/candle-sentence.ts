import type { CandleRow } from './candle-index.ts';
import type { ChartFormat } from './chart-format.ts';

export type CandleWords = {
  time: string;
  open: string;
  high: string;
  low: string;
  close: string;
  change: string;
};

/** The words of a candle, for a sentence about it. */
export function candleWords(
  candle: CandleRow,
  { price, zonedTime, change }: ChartFormat,
): CandleWords {
  return {
    time: zonedTime(candle.openTime),
    open: price(candle.open),
    high: price(candle.high),
    low: price(candle.low),
    close: price(candle.close),
    change: change(candle.open, candle.close),
  };
}
