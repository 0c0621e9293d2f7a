import type { Measure } from '../measure.ts';
import { divergences, eventCount, events, patterns } from './events.ts';
import { structureAt } from './structure-at.ts';
import { trend, trendAge } from './trend.ts';
import { zoneCount, zoneList } from './zone-list.ts';
import { touchHistory, zoneState } from './zone-state.ts';

/** Measures of this group by id. */
export const structureMeasures = {
  trend,
  'trend-age': trendAge,
  'structure-at': structureAt,
  'zone-list': zoneList,
  'zone-count': zoneCount,
  'zone-state': zoneState,
  'touch-history': touchHistory,
  events,
  'event-count': eventCount,
  divergences,
  patterns,
} as const satisfies Record<string, Measure>;
