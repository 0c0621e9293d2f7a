import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';
import { createRollingMean } from '../running/rolling-window.ts';
import { calculateTypicalPrice } from '../typical-price.ts';

/** Distance of the newest value from the mean of `length` values, in mean absolute deviations. */
function createMeanDeviationDistance(length: number): StreamingCalculation {
  const mean = createRollingMean(length);
  const values = new Float64Array(length).fill(Number.NaN);
  let next = 0;
  return (value) => {
    values[next] = value;
    next = (next + 1) % length;
    const centre = mean(value);
    let deviations = 0;
    for (let index = 0; index < length; index += 1)
      deviations += Math.abs(at(values, index) - centre);
    return (value - centre) / (deviations / length);
  };
}

// @see D. Lambert, Commodity Channel Index: Tool for Trading Cyclic Trends, Commodities (1980)
/** Typical price minus its mean, in mean absolute deviations / 0.015; NaN where those are 0. */
export const cciIndicator = defineIndicator({
  id: 'cci',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 20)],
  outputs: [{ name: 'cci', draw: 'line' }],
  levels: [-100, 0, 100],
  create({ length }) {
    const distance = createMeanDeviationDistance(length);
    return createCandleFold(({ candles }, t) => [
      distance(calculateTypicalPrice(candles, t)) / 0.015,
    ]);
  },
});
