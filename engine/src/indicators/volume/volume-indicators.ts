import type { IndicatorDefinition } from '../indicator.ts';

export const volumeIndicators: readonly IndicatorDefinition[] = [];
