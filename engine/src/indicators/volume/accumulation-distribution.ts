import type { Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateMoneyFlowVolume } from './money-flow.ts';

/** Chaikin's accumulation/distribution line: cumulative sum of the money flow volumes. */
export const accumulationDistributionIndicator: Indicator = {
  id: 'accumulation-distribution',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'line', draw: 'line' }],
  needsVolume: true,
  create() {
    let sum = 0;
    return createCandleFold(({ candles }, t) => {
      sum += calculateMoneyFlowVolume(candles, t);
      return [sum];
    });
  },
};
