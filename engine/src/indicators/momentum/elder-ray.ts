import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';

/** High and low minus the close's EMA. @see A. Elder, Trading for a Living (1993) */
export const elderRayIndicator = defineIndicator({
  id: 'elder-ray',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 13)],
  outputs: createOutputs('histogram', 'bullPower', 'bearPower'),
  levels: [0],
  create({ length }) {
    const average = createRunningEma(length);
    return createCandleFold(({ candles: { high, low, close } }, t) => {
      const middle = average(at(close, t));
      return [at(high, t) - middle, at(low, t) - middle];
    });
  },
});
