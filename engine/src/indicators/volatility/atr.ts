import { createAtr } from '../atr.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { getOutput } from '../candle-fold.ts';

/** Wilder's average of true ranges (price) from the second candle on, seeded with their mean. */
export const atrIndicator = defineIndicator({
  id: 'atr',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14, { minimum: 1 })],
  outputs: [{ name: 'atr', draw: 'line' }],
  create({ length }) {
    const fold = createAtr(length);
    return {
      extend: ({ candles }, outputs, range) => fold.extend(candles, getOutput(outputs, 0), range),
    };
  },
});
