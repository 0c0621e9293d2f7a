import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';

// @see A. Elder, Come Into My Trading Room (2002)
/** 1 where the average of the close and the MACD histogram rise, -1 where both fall, else 0. */
export const elderImpulseIndicator = defineIndicator({
  id: 'elder-impulse',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 13),
    createCandleCountParameter('fast', 12),
    createCandleCountParameter('slow', 26),
    createCandleCountParameter('signal', 9),
  ],
  outputs: [{ name: 'impulse', draw: 'histogram' }],
  levels: [0],
  create({ length, fast: fastLength, slow: slowLength, signal: signalLength }) {
    const average = createRunningEma(length);
    const fast = createRunningEma(fastLength);
    const slow = createRunningEma(slowLength);
    const signal = createRunningEma(signalLength);
    const previous = { average: Number.NaN, histogram: Number.NaN };
    return createCandleFold(({ candles: { close } }, t) => {
      const line = average(at(close, t));
      const macd = fast(at(close, t)) - slow(at(close, t));
      const histogram = macd - signal(macd);
      const slope = Math.sign(line - previous.average);
      const change = Math.sign(histogram - previous.histogram);
      previous.average = line;
      previous.histogram = histogram;
      if (Number.isNaN(slope) || Number.isNaN(change)) return [];
      return [slope === change ? slope : 0];
    });
  },
});
