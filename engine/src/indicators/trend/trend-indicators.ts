import type { IndicatorDefinition } from '../indicator.ts';

export const trendIndicators: readonly IndicatorDefinition[] = [];
