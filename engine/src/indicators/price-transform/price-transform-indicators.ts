import type { IndicatorDefinition } from '../indicator.ts';

export const priceTransformIndicators: readonly IndicatorDefinition[] = [];
