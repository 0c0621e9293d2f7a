import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingMean } from '../running/rolling-window.ts';

// @see R. W. Colby, The Encyclopedia of Technical Market Indicators (2003)
/** Share of the last candles that closed above the previous close, in percent. */
export const psychologicalLineIndicator = defineIndicator({
  id: 'psychological-line',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 12)],
  outputs: [{ name: 'share', draw: 'line' }],
  levels: [25, 50, 75],
  create({ length }) {
    const mean = createRollingMean(length);
    return createCandleFold(({ candles: { close } }, t) => {
      const previous = at(close, t - 1);
      return [mean(Number.isNaN(previous) ? previous : 100 * Number(at(close, t) > previous))];
    });
  },
});
