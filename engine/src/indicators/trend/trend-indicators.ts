import type { IndicatorDefinition } from '../indicator.ts';
import { adxIndicator } from './adx.ts';
import { aroonIndicator } from './aroon.ts';
import { atrTrailingStopIndicator } from './atr-trailing-stop.ts';
import { chandelierExitIndicator } from './chandelier-exit.ts';
import { chikouSpanIndicator } from './chikou-span.ts';
import { ichimokuIndicator } from './ichimoku.ts';
import { parabolicSarIndicator } from './parabolic-sar.ts';
import { supertrendIndicator } from './supertrend.ts';
import { volatilityStopIndicator } from './volatility-stop.ts';

export const trendIndicators: readonly IndicatorDefinition[] = [
  adxIndicator,
  aroonIndicator,
  ichimokuIndicator,
  chikouSpanIndicator,
  parabolicSarIndicator,
  supertrendIndicator,
  atrTrailingStopIndicator,
  chandelierExitIndicator,
  volatilityStopIndicator,
];
