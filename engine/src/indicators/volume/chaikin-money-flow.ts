import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';
import { moneyFlowVolumeAt } from './money-flow.ts';

/** Sum of volumes counted by where each candle closed in its range, divided by the sum of volumes: from -1 to 1. */
export const chaikinMoneyFlowIndicator: IndicatorDefinition = {
  id: 'chaikin-money-flow',
  group: 'volume',
  pane: 'own',
  parameters: [candleCount('length', 20, { minimum: 1 })],
  outputs: [{ name: 'moneyFlow', draw: 'line' }],
  levels: [0],
  needsVolume: true,
  create(parameters) {
    const flow = createRunningSum(numberOf(parameters, 'length'));
    const traded = createRunningSum(numberOf(parameters, 'length'));
    return perCandle(({ candles }, t) => [
      flow(moneyFlowVolumeAt(candles, t)) / traded(at(candles.volume, t)),
    ]);
  },
};
