import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';

/** The close plotted `displacement` candles back: on the candle `formedAt`, written on its own. */
export const chikouSpanIndicator = defineIndicator({
  id: 'chikou-span',
  pane: 'price',
  parameters: [createCandleCountParameter('displacement', 26, { minimum: 1 })],
  outputs: createOutputs('line', 'laggingSpan', 'formedAt'),
  confirmsLate: true,
  create({ displacement }) {
    return createCandleFold(({ candles }, t) =>
      t < displacement ? [] : [at(candles.close, t), t - displacement],
    );
  },
});
