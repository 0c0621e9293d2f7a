import type { Indicator } from '../indicator.ts';
import { accumulationDistributionIndicator } from './accumulation-distribution.ts';
import { chaikinMoneyFlowIndicator } from './chaikin-money-flow.ts';
import { chaikinOscillatorIndicator } from './chaikin-oscillator.ts';
import { easeOfMovementIndicator } from './ease-of-movement.ts';
import { forceIndexIndicator } from './force-index.ts';
import { klingerOscillatorIndicator } from './klinger-oscillator.ts';
import { marketFacilitationIndexIndicator } from './market-facilitation-index.ts';
import { moneyFlowIndexIndicator } from './money-flow-index.ts';
import { onBalanceVolumeIndicator } from './on-balance-volume.ts';
import { percentageVolumeOscillatorIndicator } from './percentage-volume-oscillator.ts';
import { priceVolumeTrendIndicator } from './price-volume-trend.ts';
import { relativeVolumeIndicator } from './relative-volume.ts';
import { volumeAverageIndicator } from './volume-average.ts';
import { negativeVolumeIndexIndicator, positiveVolumeIndexIndicator } from './volume-index.ts';
import { vwapIndicator } from './vwap.ts';

export const volumeIndicators: readonly Indicator[] = [
  onBalanceVolumeIndicator,
  vwapIndicator,
  accumulationDistributionIndicator,
  chaikinMoneyFlowIndicator,
  moneyFlowIndexIndicator,
  chaikinOscillatorIndicator,
  forceIndexIndicator,
  klingerOscillatorIndicator,
  percentageVolumeOscillatorIndicator,
  easeOfMovementIndicator,
  priceVolumeTrendIndicator,
  negativeVolumeIndexIndicator,
  positiveVolumeIndexIndicator,
  relativeVolumeIndicator,
  volumeAverageIndicator,
  marketFacilitationIndexIndicator,
];
