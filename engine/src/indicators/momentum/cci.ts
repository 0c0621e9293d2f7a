import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import type { Running } from '../running/running.ts';
import { createRunningMean } from '../running/running-window.ts';
import { typicalPriceAt } from '../typical-price.ts';

/** Distance of the newest value from the mean of the last `length`, in mean absolute deviations of these. */
function createDistance(length: number): Running {
  const mean = createRunningMean(length);
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

/**
 * Commodity channel index: how many mean absolute deviations the typical price lies from its simple mean, divided by 0.015. Not
 * defined where nothing deviates.
 * @see D. Lambert, Commodity Channel Index: Tool for Trading Cyclic Trends, Commodities (1980)
 */
export const cciIndicator: IndicatorDefinition = {
  id: 'cci',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 20)],
  outputs: [{ name: 'cci', draw: 'line' }],
  levels: [-100, 0, 100],
  needsVolume: false,
  create(parameters) {
    const distance = createDistance(numberOf(parameters, 'length'));
    return perCandle(({ candles }, t) => [distance(typicalPriceAt(candles, t)) / 0.015]);
  },
};
