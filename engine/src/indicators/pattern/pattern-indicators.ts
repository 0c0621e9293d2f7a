import type { IndicatorDefinition } from '../indicator.ts';

export const patternIndicators: readonly IndicatorDefinition[] = [];
