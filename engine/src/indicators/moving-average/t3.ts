import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';

/** (1 + v) x EMA - v x EMA of EMA: v = 1 is the double exponential average, v = 0 the simple. */
function createGeneralisedDema(length: number, volumeFactor: number): StreamingCalculation {
  const first = createRunningEma(length);
  const second = createRunningEma(length);
  return (value) => {
    const once = first(value);
    return (1 + volumeFactor) * once - volumeFactor * second(once);
  };
}

// Each of its six averages is seeded with a simple mean. @see T. Tillson, Better Moving Averages
// (1998)
/** Tillson's T3 of the close: the generalised double exponential average, applied three times. */
export const t3Indicator = defineIndicator({
  id: 't3',
  pane: 'price',
  parameters: [
    createCandleCountParameter('length', 5),
    createNumberParameter('volumeFactor', 0.7, { minimum: 0, maximum: 1 }),
  ],
  outputs: [{ name: 't3', draw: 'line' }],
  create({ length, volumeFactor }) {
    const first = createGeneralisedDema(length, volumeFactor);
    const second = createGeneralisedDema(length, volumeFactor);
    const third = createGeneralisedDema(length, volumeFactor);
    return createCandleFold(({ candles }, t) => [third(second(first(at(candles.close, t))))]);
  },
});
