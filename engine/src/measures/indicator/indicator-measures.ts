import type { Measure } from '../measure.ts';
import { averageCross } from './average-cross.ts';
import { indicatorAt } from './indicator-at.ts';
import { indicatorCross } from './indicator-cross.ts';
import { indicatorExtreme } from './indicator-extreme.ts';
import { indicatorShare } from './indicator-share.ts';

/** Measures of this group by id. */
export const indicatorMeasures = {
  'average-cross': averageCross,
  'indicator-at': indicatorAt,
  'indicator-cross': indicatorCross,
  'indicator-extreme': indicatorExtreme,
  'indicator-share': indicatorShare,
} as const satisfies Record<string, Measure>;
