import type { IndicatorDefinition } from '../indicator.ts';

export const channelIndicators: readonly IndicatorDefinition[] = [];
