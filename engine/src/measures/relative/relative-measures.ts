import type { Measure } from '../measure.ts';
import { beta } from './beta.ts';
import { compareDrawdown } from './compare-drawdown.ts';
import { compareTrend } from './compare-trend.ts';
import { compareVolatility } from './compare-volatility.ts';
import { correlation } from './correlation.ts';
import { ratio } from './ratio.ts';
import { relativeStrength } from './relative-strength.ts';
import { spreadOfReturns } from './spread-of-returns.ts';

/** Measures of this group by id. */
export const relativeMeasures = {
  correlation,
  beta,
  'relative-strength': relativeStrength,
  'compare-volatility': compareVolatility,
  'compare-drawdown': compareDrawdown,
  'compare-trend': compareTrend,
  ratio,
  'spread-of-returns': spreadOfReturns,
} as const satisfies Record<string, Measure>;
