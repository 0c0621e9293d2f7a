import type { Indicator } from '../indicator.ts';
import { heikinAshiIndicator } from './heikin-ashi.ts';
import { medianPriceIndicator } from './median-price.ts';
import { renkoIndicator } from './renko.ts';
import { typicalPriceIndicator } from './typical-price.ts';
import { weightedCloseIndicator } from './weighted-close.ts';

export const priceTransformIndicators: readonly Indicator[] = [
  heikinAshiIndicator,
  medianPriceIndicator,
  typicalPriceIndicator,
  weightedCloseIndicator,
  renkoIndicator,
];
