import { createEma } from '../ema.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCloseFold } from '../candle-fold.ts';

/** Exponential average of the close, seeded with the simple mean of its first `length` values. */
export const emaIndicator = defineIndicator({
  id: 'ema',
  pane: 'price',
  parameters: [createCandleCountParameter('length', 20, { minimum: 1 })],
  outputs: [{ name: 'ema', draw: 'line' }],
  create: ({ length }) => createCloseFold(createEma(length)),
});
