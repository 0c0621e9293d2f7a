import type { Measure } from '../measure.ts';
import { averageRange } from './average-range.ts';
import { hourAverages } from './hour-averages.ts';
import { largestRange } from './largest-range.ts';
import { monthAverages } from './month-averages.ts';
import { realisedVolatility } from './realised-volatility.ts';
import { returnToVolatility } from './return-to-volatility.ts';
import { sessionRange } from './session-range.ts';
import { skewOfReturns } from './skew-of-returns.ts';
import { typicalMove } from './typical-move.ts';
import { volatilityRank } from './volatility-rank.ts';
import { volumeExtreme } from './volume-extreme.ts';
import { volumeNow } from './volume-now.ts';
import { weekdayAverages } from './weekday-averages.ts';

/** Measures of this group by id. */
export const statisticsMeasures = {
  'realised-volatility': realisedVolatility,
  'average-range': averageRange,
  'volatility-rank': volatilityRank,
  'largest-range': largestRange,
  'typical-move': typicalMove,
  'volume-now': volumeNow,
  'volume-extreme': volumeExtreme,
  'weekday-averages': weekdayAverages,
  'hour-averages': hourAverages,
  'month-averages': monthAverages,
  'session-range': sessionRange,
  'return-to-volatility': returnToVolatility,
  'skew-of-returns': skewOfReturns,
} as const satisfies Record<string, Measure>;
