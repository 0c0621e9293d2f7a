import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';

/** EMA of (change of the close x volume). @see A. Elder, Trading for a Living (1993) */
export const forceIndexIndicator = defineIndicator({
  id: 'force-index',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 13, { minimum: 1 })],
  outputs: [{ name: 'force', draw: 'line' }],
  levels: [0],
  needsVolume: true,
  create({ length }) {
    const average = createRunningEma(length);
    return createCandleFold(({ candles: { close, volume } }, t) => [
      average((at(close, t) - at(close, t - 1)) * at(volume, t)),
    ]);
  },
});
