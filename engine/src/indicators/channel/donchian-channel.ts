import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingHighest, createRollingLowest } from '../running/rolling-window.ts';

/** Highest high, lowest low and midpoint of the candles before: a candle can break out of it. */
export const donchianChannelIndicator = defineIndicator({
  id: 'donchian-channel',
  pane: 'price',
  parameters: [createCandleCountParameter('length', 20, { minimum: 1 })],
  outputs: createOutputs('line', 'middle', 'upper', 'lower'),
  create({ length }) {
    const highest = createRollingHighest(length);
    const lowest = createRollingLowest(length);
    return createCandleFold(({ candles }, t) => {
      const upper = highest(at(candles.high, t - 1));
      const lower = lowest(at(candles.low, t - 1));
      return [(upper + lower) / 2, upper, lower];
    });
  },
});
