import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import type { Running } from '../running/running.ts';
import { createRunningWindow } from '../running/running-window.ts';
import { windowMean } from '../window.ts';
import { typicalPriceAt } from '../typical-price.ts';

/** Distance of the newest value from the mean of a window, in mean absolute deviations of that window. */
function createDistance(length: number): Running {
  return createRunningWindow(length, (column, t) => {
    const mean = windowMean(column, t, length);
    let deviations = 0;
    for (let index = t - length + 1; index <= t; index += 1) deviations += Math.abs(at(column, index) - mean);
    return (at(column, t) - mean) / (deviations / length);
  });
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
