import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { createRollingDeviation } from '../running/rolling-window.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';

/** Share of the deviation on rising candles in that on all that moved, smoothed, 0 to 100. */
function createRisingShare(length: number, deviationLength: number): StreamingCalculation {
  const deviation = createRollingDeviation(deviationLength);
  const rising = createRunningWilderAverage(length);
  const falling = createRunningWilderAverage(length);
  let previous = Number.NaN;
  return (price) => {
    const spread = deviation(price);
    const change = price - previous;
    previous = price;
    const up = rising(change > 0 ? spread : spread * 0);
    const down = falling(change < 0 ? spread : spread * 0);
    return (100 * up) / (up + down);
  };
}

// @see D. Dorsey, "Refining the Relative Volatility Index", Stocks & Commodities (September 1995)
/** RSI of the standard deviation, mean of highs and lows, 0 to 100; NaN until it first moves. */
export const relativeVolatilityIndexIndicator = defineIndicator({
  id: 'relative-volatility-index',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 14),
    createCandleCountParameter('deviationLength', 10),
  ],
  outputs: [{ name: 'index', draw: 'line' }],
  levels: [40, 60],
  create({ length, deviationLength }) {
    const ofHighs = createRisingShare(length, deviationLength);
    const ofLows = createRisingShare(length, deviationLength);
    return createCandleFold(({ candles: { high, low } }, t) => [
      (ofHighs(at(high, t)) + ofLows(at(low, t))) / 2,
    ]);
  },
});
