import type { Candles, Interval } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { calculatePeriodStart } from '../../candles/interval.ts';
import { defineIndicator } from '../indicator.ts';
import { createChoiceParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateTypicalPrice } from '../typical-price.ts';

const periods: Readonly<Record<string, Interval | undefined>> = {
  day: '1d',
  week: '1w',
  month: '1mo',
};

function isPeriodStart({ openTime }: Candles, t: number, period: Interval | undefined): boolean {
  if (t === 0) return true;
  return (
    period !== undefined &&
    calculatePeriodStart(at(openTime, t), period) !==
      calculatePeriodStart(at(openTime, t - 1), period)
  );
}

/** Volume-weighted mean of typical prices since the start of a day, week, month (UTC) or series. */
export const vwapIndicator = defineIndicator({
  id: 'vwap',
  pane: 'price',
  parameters: [createChoiceParameter('since', ['day', 'week', 'month', 'start'])],
  outputs: [{ name: 'vwap', draw: 'line' }],
  needsVolume: true,
  create({ since }) {
    const period = periods[since];
    let money = 0;
    let volume = 0;
    return createCandleFold(({ candles }, t) => {
      if (isPeriodStart(candles, t, period)) {
        money = 0;
        volume = 0;
      }
      money += calculateTypicalPrice(candles, t) * at(candles.volume, t);
      volume += at(candles.volume, t);
      return [money / volume];
    });
  },
});
