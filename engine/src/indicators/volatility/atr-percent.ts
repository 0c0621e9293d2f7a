import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { trueRangeAt } from '../true-range.ts';

/** Average true range in percent of the close, which makes instruments comparable. */
export const atrPercentIndicator: IndicatorDefinition = {
  id: 'atr-percent',
  group: 'volatility',
  pane: 'own',
  parameters: [candleCount('length', 14, { minimum: 1 })],
  outputs: [{ name: 'atrPercent', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const averageRange = createRunningWilder(numberOf(parameters, 'length'));
    return perCandle(({ candles }, t) => [
      (averageRange(trueRangeAt(candles, t)) / at(candles.close, t)) * 100,
    ]);
  },
};
