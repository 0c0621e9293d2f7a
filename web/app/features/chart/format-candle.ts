import type { CandleRow } from './candle-index.ts';
import type { ChartFormat } from './chart-format.ts';

export type FormattedCandle = {
  time: string;
  open: string;
  high: string;
  low: string;
  close: string;
  change: string;
};

/** Formatted time, prices and change of a candle, for use in a sentence. */
export function formatCandle(
  candle: CandleRow,
  { price, zonedTime, change }: ChartFormat,
): FormattedCandle {
  return {
    time: zonedTime(candle.openTime),
    open: price(candle.open),
    high: price(candle.high),
    low: price(candle.low),
    close: price(candle.close),
    change: change(candle.open, candle.close),
  };
}
