import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingDeviation } from '../running/rolling-window.ts';

/** Population standard deviation of the last closes, in price units. */
export const standardDeviationIndicator = defineIndicator({
  id: 'standard-deviation',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: [{ name: 'deviation', draw: 'line' }],
  create({ length }) {
    const deviation = createRollingDeviation(length);
    return createCandleFold(({ candles }, t) => [deviation(at(candles.close, t))]);
  },
});
