import type { IndicatorDefinition } from '../indicator.ts';
import { heikinAshiIndicator } from './heikin-ashi.ts';

export const priceTransformIndicators: readonly IndicatorDefinition[] = [heikinAshiIndicator];
