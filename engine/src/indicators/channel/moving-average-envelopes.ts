import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, choice, choiceOf, factor, numberOf } from '../indicator-parameters.ts';
import { averageKinds, createRunningAverage } from '../moving-average/average-kinds.ts';
import { perCandle } from '../per-candle.ts';

/** An average of the closes, and a share of it (in percent) above and below it. */
export const movingAverageEnvelopesIndicator: IndicatorDefinition = {
  id: 'moving-average-envelopes',
  group: 'channel',
  pane: 'price',
  parameters: [
    candleCount('length', 20),
    factor('percent', 2.5, { minimum: 0.01, maximum: 50 }),
    choice('average', averageKinds),
  ],
  outputs: [
    { name: 'middle', draw: 'line' },
    { name: 'upper', draw: 'line' },
    { name: 'lower', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const average = createRunningAverage(
      choiceOf(parameters, 'average'),
      numberOf(parameters, 'length'),
    );
    const share = numberOf(parameters, 'percent') / 100;
    return perCandle(({ candles }, t) => {
      const middle = average(at(candles.close, t));
      // A price may be negative: the upper band lies above it all the same.
      const distance = Math.abs(middle) * share;
      return [middle, middle + distance, middle - distance];
    });
  },
};
