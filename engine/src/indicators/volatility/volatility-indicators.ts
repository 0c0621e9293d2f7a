import type { IndicatorDefinition } from '../indicator.ts';

export const volatilityIndicators: readonly IndicatorDefinition[] = [];
