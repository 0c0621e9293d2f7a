import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';

// @see P. J. Kaufman, Smarter Trading (1995)
/** Net change of the close by the sum of its absolute changes, 0 to 1; NaN where unmoved. */
export const efficiencyRatioIndicator = defineIndicator({
  id: 'efficiency-ratio',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 10)],
  outputs: [{ name: 'ratio', draw: 'line' }],
  levels: [0, 1],
  create({ length }) {
    const sumChanges = createRollingSum(length);
    return createCandleFold(({ candles: { close } }, t) => {
      const pathLength = sumChanges(Math.abs(at(close, t) - at(close, t - 1)));
      return [Math.min(Math.abs(at(close, t) - at(close, t - length)) / pathLength, 1)];
    });
  },
});
