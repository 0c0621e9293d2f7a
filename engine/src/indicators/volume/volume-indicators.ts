import type { IndicatorDefinition } from '../indicator.ts';
import { accumulationDistributionIndicator } from './accumulation-distribution.ts';
import { chaikinMoneyFlowIndicator } from './chaikin-money-flow.ts';
import { moneyFlowIndexIndicator } from './money-flow-index.ts';
import { onBalanceVolumeIndicator } from './on-balance-volume.ts';
import { vwapIndicator } from './vwap.ts';

export const volumeIndicators: readonly IndicatorDefinition[] = [
  onBalanceVolumeIndicator,
  vwapIndicator,
  accumulationDistributionIndicator,
  chaikinMoneyFlowIndicator,
  moneyFlowIndexIndicator,
];
