import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import {
  createCandleCountParameter,
  createChoiceParameter,
  createNumberParameter,
} from '../indicator-parameters.ts';
import { movingAverageKinds, createMovingAverage } from '../moving-average/average-kinds.ts';
import { createCandleFold } from '../candle-fold.ts';

/** Moving average of the closes, and bands a percentage above and below it. */
export const movingAverageEnvelopesIndicator = defineIndicator({
  id: 'moving-average-envelopes',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 20),
    createNumberParameter('percent', 2.5, { minimum: 0.01, maximum: 50 }),
    createChoiceParameter('average', movingAverageKinds),
  ],
  outputs: createOutputs('line', 'middle', 'upper', 'lower'),
  create({ average: averageKind, length, percent }) {
    const average = createMovingAverage(averageKind, length);
    const share = percent / 100;
    return createCandleFold(({ candles }, t) => {
      const middle = average(at(candles.close, t));
      // A price may be negative: take the absolute value to keep the upper band above it.
      const distance = Math.abs(middle) * share;
      return [middle, middle + distance, middle - distance];
    });
  },
});
