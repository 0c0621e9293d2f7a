import type { IndicatorDefinition } from '../indicator.ts';
import { atrIndicator } from './atr.ts';
import { atrPercentIndicator } from './atr-percent.ts';
import { trueRangeIndicator } from './true-range.ts';

export const volatilityIndicators: readonly IndicatorDefinition[] = [atrIndicator, atrPercentIndicator, trueRangeIndicator];
