import { at } from '../../candles/column.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingMean } from '../running/rolling-window.ts';
import { calculateWindowMean } from '../window.ts';

// @see P. Headley, Big Trends in Trading (2002)
/** Simple means of highs and lows widened by range relative to price, around that of the close. */
export const accelerationBandsIndicator = defineIndicator({
  id: 'acceleration-bands',
  pane: 'price',
  parameters: [createCandleCountParameter('length', 20), createNumberParameter('multiplier', 4)],
  outputs: createOutputs('line', 'middle', 'upper', 'lower'),
  create({ length, multiplier }) {
    const upper = createRollingMean(length);
    const lower = createRollingMean(length);
    return createCandleFold(({ candles: { high, low, close } }, t) => {
      const spread = (multiplier * (at(high, t) - at(low, t))) / (at(high, t) + at(low, t));
      return [
        calculateWindowMean(close, t, length),
        upper(at(high, t) * (1 + spread)),
        lower(at(low, t) * (1 - spread)),
      ];
    });
  },
});
