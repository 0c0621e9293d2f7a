import type { IndicatorDefinition } from '../indicator.ts';
import { cciIndicator } from './cci.ts';
import { macdIndicator } from './macd.ts';
import { momentumIndicator } from './momentum.ts';
import { rateOfChangeIndicator } from './rate-of-change.ts';
import { rsiIndicator } from './rsi.ts';
import { stochasticIndicator } from './stochastic.ts';
import { stochasticRsiIndicator } from './stochastic-rsi.ts';
import { williamsRIndicator } from './williams-r.ts';

export const momentumIndicators: readonly IndicatorDefinition[] = [
  rsiIndicator,
  macdIndicator,
  stochasticIndicator,
  stochasticRsiIndicator,
  cciIndicator,
  williamsRIndicator,
  rateOfChangeIndicator,
  momentumIndicator,
];
