import type { IndicatorDefinition } from '../indicator.ts';
import { standardDeviationIndicator } from './standard-deviation.ts';
import { zScoreIndicator } from './z-score.ts';

export const statisticsIndicators: readonly IndicatorDefinition[] = [standardDeviationIndicator, zScoreIndicator];
