import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';
import { trueRangeAt } from '../true-range.ts';

/**
 * Buying pressure (close less the true low) as a share of the true range over three windows, weighted 4, 2 and 1: 0 to 100. Not defined
 * where price has not moved at all within a window.
 * @see L. Williams, "The Ultimate Oscillator", Technical Analysis of Stocks & Commodities (August 1985)
 */
export const ultimateOscillatorIndicator: IndicatorDefinition = {
  id: 'ultimate-oscillator',
  group: 'momentum',
  pane: 'own',
  parameters: [
    candleCount('shortLength', 7),
    candleCount('middleLength', 14),
    candleCount('longLength', 28),
  ],
  outputs: [{ name: 'oscillator', draw: 'line' }],
  levels: [30, 70],
  needsVolume: false,
  create(parameters) {
    const createShare = (name: string): ((pressure: number, range: number) => number) => {
      const pressures = createRunningSum(numberOf(parameters, name));
      const ranges = createRunningSum(numberOf(parameters, name));
      return (pressure, range) => pressures(pressure) / ranges(range);
    };
    const short = createShare('shortLength');
    const middle = createShare('middleLength');
    const long = createShare('longLength');
    return perCandle(({ candles }, t) => {
      const pressure =
        at(candles.close, t) - Math.min(at(candles.low, t), at(candles.close, t - 1));
      const range = trueRangeAt(candles, t);
      return [
        (100 * (4 * short(pressure, range) + 2 * middle(pressure, range) + long(pressure, range))) /
          7,
      ];
    });
  },
};
