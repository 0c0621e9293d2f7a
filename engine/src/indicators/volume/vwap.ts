import type { Candles, Interval } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { periodStartOf } from '../../candles/interval.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { choice, choiceOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { typicalPriceAt } from '../typical-price.ts';

const periods: Readonly<Record<string, Interval | undefined>> = {
  day: '1d',
  week: '1w',
  month: '1mo',
};

function opensPeriod({ openTime }: Candles, t: number, period: Interval | undefined): boolean {
  if (t === 0) return true;
  return (
    period !== undefined &&
    periodStartOf(at(openTime, t), period) !== periodStartOf(at(openTime, t - 1), period)
  );
}

/**
 * Mean of the typical prices since the beginning of the day, week or month (UTC, by open time), or of the whole series, each weighted by its
 * volume. Not defined until something was traded.
 */
export const vwapIndicator: IndicatorDefinition = {
  id: 'vwap',
  group: 'volume',
  pane: 'price',
  parameters: [choice('since', ['day', 'week', 'month', 'start'])],
  outputs: [{ name: 'vwap', draw: 'line' }],
  needsVolume: true,
  create(parameters) {
    const period = periods[choiceOf(parameters, 'since')];
    let money = 0;
    let volume = 0;
    return perCandle(({ candles }, t) => {
      if (opensPeriod(candles, t, period)) {
        money = 0;
        volume = 0;
      }
      money += typicalPriceAt(candles, t) * at(candles.volume, t);
      volume += at(candles.volume, t);
      return [money / volume];
    });
  },
};
