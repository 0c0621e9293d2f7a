import type { Indicator } from '../indicator.ts';
import { adxIndicator } from './adx.ts';
import { alligatorIndicator } from './alligator.ts';
import { aroonIndicator } from './aroon.ts';
import { atrTrailingStopIndicator } from './atr-trailing-stop.ts';
import { chandelierExitIndicator } from './chandelier-exit.ts';
import { chikouSpanIndicator } from './chikou-span.ts';
import { choppinessIndexIndicator } from './choppiness-index.ts';
import { efficiencyRatioIndicator } from './efficiency-ratio.ts';
import { elderImpulseIndicator } from './elder-impulse.ts';
import { gatorOscillatorIndicator } from './gator-oscillator.ts';
import { hilbertTrendlineIndicator } from './hilbert-trendline.ts';
import { ichimokuIndicator } from './ichimoku.ts';
import { parabolicSarIndicator } from './parabolic-sar.ts';
import { randomWalkIndexIndicator } from './random-walk-index.ts';
import { schaffTrendCycleIndicator } from './schaff-trend-cycle.ts';
import { supertrendIndicator } from './supertrend.ts';
import { verticalHorizontalFilterIndicator } from './vertical-horizontal-filter.ts';
import { volatilityStopIndicator } from './volatility-stop.ts';
import { vortexIndicator } from './vortex.ts';

export const trendIndicators: readonly Indicator[] = [
  adxIndicator,
  aroonIndicator,
  ichimokuIndicator,
  chikouSpanIndicator,
  parabolicSarIndicator,
  supertrendIndicator,
  atrTrailingStopIndicator,
  chandelierExitIndicator,
  volatilityStopIndicator,
  alligatorIndicator,
  gatorOscillatorIndicator,
  choppinessIndexIndicator,
  vortexIndicator,
  schaffTrendCycleIndicator,
  hilbertTrendlineIndicator,
  elderImpulseIndicator,
  verticalHorizontalFilterIndicator,
  efficiencyRatioIndicator,
  randomWalkIndexIndicator,
];
