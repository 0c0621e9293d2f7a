import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCloseFold } from '../candle-fold.ts';
import { createRsi } from '../rsi.ts';

/** Wilder's average gain of the close in percent of average gain plus average loss. */
export const rsiIndicator = defineIndicator({
  id: 'rsi',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: [{ name: 'rsi', draw: 'line' }],
  levels: [30, 50, 70],
  create: ({ length }) => createCloseFold(createRsi(length)),
});
