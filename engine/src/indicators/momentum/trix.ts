import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';

/**
 * Change of a three times exponentially averaged close from candle to candle, in percent, with its exponential average as a signal.
 * @see J. K. Hutson, "Good TRIX", Technical Analysis of Stocks & Commodities (July 1983)
 */
export const trixIndicator: IndicatorDefinition = {
  id: 'trix',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 15), candleCount('signal', 9)],
  outputs: [
    { name: 'trix', draw: 'line' },
    { name: 'signal', draw: 'line' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const first = createRunningEma(length);
    const second = createRunningEma(length);
    const third = createRunningEma(length);
    const signal = createRunningEma(numberOf(parameters, 'signal'));
    let previous = Number.NaN;
    return perCandle(({ candles: { close } }, t) => {
      const average = third(second(first(at(close, t))));
      const change = 100 * (average / previous - 1);
      previous = average;
      return [change, signal(change)];
    });
  },
};
