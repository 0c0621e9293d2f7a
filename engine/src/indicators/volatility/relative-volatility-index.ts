import { at } from '../../candles/column.ts';
import { type IndicatorParameters, candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { createRunningDeviation } from '../running/running-window.ts';
import type { Running } from '../running/running.ts';

/** Share of the deviation that fell on candles on which the price rose: smoothed, 0 to 100. */
function createShare(parameters: IndicatorParameters): Running {
  const deviation = createRunningDeviation(numberOf(parameters, 'deviationLength'));
  const rising = createRunningWilder(numberOf(parameters, 'length'));
  const falling = createRunningWilder(numberOf(parameters, 'length'));
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

/**
 * Like RSI, but of the standard deviation instead of the change: the mean of that of the highs and that of the lows, 0 to 100. Not defined
 * while nothing has moved.
 * @see D. Dorsey, "Refining the Relative Volatility Index", Technical Analysis of Stocks & Commodities (September 1995)
 */
export const relativeVolatilityIndexIndicator: IndicatorDefinition = {
  id: 'relative-volatility-index',
  group: 'volatility',
  pane: 'own',
  parameters: [candleCount('length', 14), candleCount('deviationLength', 10)],
  outputs: [{ name: 'index', draw: 'line' }],
  levels: [40, 60],
  needsVolume: false,
  create(parameters) {
    const ofHighs = createShare(parameters);
    const ofLows = createShare(parameters);
    return perCandle(({ candles: { high, low } }, t) => [
      (ofHighs(at(high, t)) + ofLows(at(low, t))) / 2,
    ]);
  },
};
