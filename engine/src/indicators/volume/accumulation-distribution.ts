import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { moneyFlowVolumeAt } from './money-flow.ts';

/** Chaikin's accumulation/distribution line: the running sum of volumes, each counted by where its candle closed in its range. */
export const accumulationDistributionIndicator: IndicatorDefinition = {
  id: 'accumulation-distribution',
  group: 'volume',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'line', draw: 'line' }],
  needsVolume: true,
  create() {
    let sum = 0;
    return perCandle(({ candles }, t) => {
      sum += moneyFlowVolumeAt(candles, t);
      return [sum];
    });
  },
};
