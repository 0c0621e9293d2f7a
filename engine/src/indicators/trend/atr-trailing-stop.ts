import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, choice, choiceOf, factor, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { trueRangeAt } from '../true-range.ts';
import { createTrailingBands } from './trailing-bands.ts';

/**
 * A stop at a multiple of the average true range from the closes (or from highs and lows) that only comes nearer to the prices, and
 * changes its side when a close passes it.
 * @see J. W. Wilder, New Concepts in Technical Trading Systems (1978): the volatility system
 */
export const atrTrailingStopIndicator: IndicatorDefinition = {
  id: 'atr-trailing-stop',
  group: 'trend',
  pane: 'price',
  parameters: [
    candleCount('length', 21),
    factor('multiplier', 3),
    choice('measuredFrom', ['close', 'high-low']),
  ],
  outputs: [
    { name: 'below', draw: 'line' },
    { name: 'above', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const averageRange = createRunningWilder(numberOf(parameters, 'length'));
    const multiplier = numberOf(parameters, 'multiplier');
    const fromClose = choiceOf(parameters, 'measuredFrom') === 'close';
    const trail = createTrailingBands();
    return perCandle(({ candles }, t) => {
      const distance = multiplier * averageRange(trueRangeAt(candles, t));
      const close = at(candles.close, t);
      const previousClose = at(candles.close, t - 1);
      const { below, above } = trail({
        upper: (fromClose ? close : at(candles.high, t)) + distance,
        lower: (fromClose ? close : at(candles.low, t)) - distance,
        close,
        previousClose,
        risesAtFirst: close >= previousClose,
      });
      return [below, above];
    });
  },
};
