import { at } from '../../candles/column.ts';
import type { IndicatorDefinition, IndicatorFold, IndicatorParameter } from '../indicator.ts';
import { candleCount, factor, type IndicatorParameters, numberOf } from '../indicator-parameters.ts';
import { createMeanAndDeviation } from '../mean-and-deviation.ts';
import { outputAt } from '../per-candle.ts';

export const bollingerParameters: readonly IndicatorParameter[] = [candleCount('length', 20), factor('deviations', 2)];

/** Middle, upper and lower band. */
export function createBollingerBands(parameters: IndicatorParameters): IndicatorFold {
  const fold = createMeanAndDeviation(numberOf(parameters, 'length'));
  const deviations = numberOf(parameters, 'deviations');
  return {
    extend({ candles }, outputs, range) {
      const middle = outputAt(outputs, 0);
      const upper = outputAt(outputs, 1);
      const lower = outputAt(outputs, 2);
      // The deviation waits where the upper band will be.
      fold.extend(candles.close, { mean: middle, deviation: upper }, range);
      for (let t = range.from; t < range.to; t += 1) {
        const distance = deviations * at(upper, t);
        upper[t] = at(middle, t) + distance;
        lower[t] = at(middle, t) - distance;
      }
    },
  };
}

/**
 * Simple mean of the closes, and a number of population standard deviations above and below it.
 * @see J. Bollinger, Bollinger on Bollinger Bands (2001)
 */
export const bollingerBandsIndicator: IndicatorDefinition = {
  id: 'bollinger-bands',
  group: 'channel',
  pane: 'price',
  parameters: bollingerParameters,
  outputs: [
    { name: 'middle', draw: 'line' },
    { name: 'upper', draw: 'line' },
    { name: 'lower', draw: 'line' },
  ],
  needsVolume: false,
  create: createBollingerBands,
};
