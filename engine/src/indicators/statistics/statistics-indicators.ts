import type { IndicatorDefinition } from '../indicator.ts';

export const statisticsIndicators: readonly IndicatorDefinition[] = [];
