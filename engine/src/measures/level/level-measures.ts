import type { Measure } from '../measure.ts';
import { confluence } from './confluence.ts';
import { distanceToPrice } from './distance-to-price.ts';
import { firstSince } from './first-since.ts';
import { ifPrice } from './if-price.ts';
import { lastTimeAt } from './last-time-at.ts';
import { levelsBetween } from './levels-between.ts';
import { movingAverageDistance } from './moving-average-distance.ts';
import { nearestStructure } from './nearest-structure.ts';
import { nextInvalidation } from './next-invalidation.ts';
import { previousExtremes } from './previous-extremes.ts';
import { reachShare } from './reach-share.ts';
import { swingLevels } from './swing-levels.ts';
import { timeAbove } from './time-above.ts';

/** Measures of this group by id. */
export const levelMeasures = {
  'distance-to-price': distanceToPrice,
  'levels-between': levelsBetween,
  'if-price': ifPrice,
  'last-time-at': lastTimeAt,
  'first-since': firstSince,
  'time-above': timeAbove,
  'nearest-structure': nearestStructure,
  'next-invalidation': nextInvalidation,
  'reach-share': reachShare,
  'swing-levels': swingLevels,
  'previous-extremes': previousExtremes,
  'moving-average-distance': movingAverageDistance,
  confluence,
} as const satisfies Record<string, Measure>;
