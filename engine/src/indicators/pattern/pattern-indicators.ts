import type { IndicatorDefinition } from '../indicator.ts';
import { pivotPointsIndicator } from './pivot-points.ts';

export const patternIndicators: readonly IndicatorDefinition[] = [pivotPointsIndicator];
