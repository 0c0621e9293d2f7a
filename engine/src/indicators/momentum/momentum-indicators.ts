import type { IndicatorDefinition } from '../indicator.ts';

export const momentumIndicators: readonly IndicatorDefinition[] = [];
