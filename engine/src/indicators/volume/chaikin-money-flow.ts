import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';
import { calculateMoneyFlowVolume } from './money-flow.ts';

/** Sum of the money flow volumes divided by the sum of the volumes: -1 to 1. */
export const chaikinMoneyFlowIndicator = defineIndicator({
  id: 'chaikin-money-flow',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 20, { minimum: 1 })],
  outputs: [{ name: 'moneyFlow', draw: 'line' }],
  levels: [0],
  needsVolume: true,
  create({ length }) {
    const flow = createRollingSum(length);
    const traded = createRollingSum(length);
    return createCandleFold(({ candles }, t) => [
      flow(calculateMoneyFlowVolume(candles, t)) / traded(at(candles.volume, t)),
    ]);
  },
});
