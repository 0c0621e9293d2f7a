import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRangePosition } from './range-position.ts';

/** Position of the close in the range of the last candles, -100 at its low and 0 at its high. */
export const williamsRIndicator = defineIndicator({
  id: 'williams-r',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: [{ name: 'percentR', draw: 'line' }],
  levels: [-80, -20],
  create({ length }) {
    const rangePosition = createRangePosition(length);
    return createCandleFold(({ candles }, t) => [rangePosition(candles, t) - 100]);
  },
});
