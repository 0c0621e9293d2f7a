import type { IndicatorDefinition } from '../indicator.ts';

export const movingAverageIndicators: readonly IndicatorDefinition[] = [];
