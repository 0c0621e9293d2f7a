import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import {
  createCandleCountParameter,
  createChoiceParameter,
  createNumberParameter,
} from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { calculateTrueRange } from '../true-range.ts';
import { createTrailingBands } from './trailing-bands.ts';

// @see J. W. Wilder, New Concepts in Technical Trading Systems (1978): the volatility system
/** Stop at a multiple of the ATR: moves towards the price, switches when a close crosses it. */
export const atrTrailingStopIndicator = defineIndicator({
  id: 'atr-trailing-stop',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 21),
    createNumberParameter('multiplier', 3),
    createChoiceParameter('measuredFrom', ['close', 'high-low']),
  ],
  outputs: createOutputs('line', 'below', 'above'),
  create({ length, multiplier, measuredFrom }) {
    const averageRange = createRunningWilderAverage(length);
    const fromClose = measuredFrom === 'close';
    const trail = createTrailingBands();
    return createCandleFold(({ candles }, t) => {
      const distance = multiplier * averageRange(calculateTrueRange(candles, t));
      const close = at(candles.close, t);
      const previousClose = at(candles.close, t - 1);
      const { below, above } = trail({
        upper: (fromClose ? close : at(candles.high, t)) + distance,
        lower: (fromClose ? close : at(candles.low, t)) - distance,
        close,
        previousClose,
        risesAtFirst: close >= previousClose,
      });
      return [below, above];
    });
  },
});
