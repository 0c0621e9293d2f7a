import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingMean } from '../running/rolling-window.ts';

/** Mean of close minus open. @see T. S. Chande and S. Kroll, The New Technical Trader (1994) */
export const qstickIndicator = defineIndicator({
  id: 'qstick',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 8, { minimum: 1 })],
  outputs: [{ name: 'qstick', draw: 'line' }],
  levels: [0],
  create({ length }) {
    const mean = createRollingMean(length);
    return createCandleFold(({ candles: { open, close } }, t) => [
      mean(at(close, t) - at(open, t)),
    ]);
  },
});
