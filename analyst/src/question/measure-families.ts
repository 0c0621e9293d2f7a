import type { Intent, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { chartIntents } from './chart-intents.ts';
import { askOfDefinition } from './ask-of-definition.ts';

/** About zones on the chart: what one of them was narrowed by holds for the next. */
const zones: ReadonlySet<string> = new Set([
  'zone-list',
  'zone-count',
  'zone-state',
  'touch-history',
  'nearest-structure',
  'distance-to-price',
  'if-price',
]);
const events: ReadonlySet<string> = new Set(['events', 'event-count']);

/** About one zone, which the answer chose. */
export const ofOneZone: ReadonlySet<string> = new Set(['zone-state', 'touch-history']);

/** What measures of the same structures have in common; undefined for all others. */
export function findFamily(id: string): 'zones' | 'events' | undefined {
  if (zones.has(id)) return 'zones';
  return events.has(id) ? 'events' : undefined;
}

const listedIntents: ReadonlySet<Intent> = new Set(['gaps', 'blocks', 'findings', 'levels']);

/** The zones or events that an answer about a chart spoke of, as a measure of them. */
export function toListMeasure({ intent, concept, side }: QuestionPlan): MeasureRequest[] {
  if (intent === 'last-sweep') return [{ id: 'events', concept: 'liquidity-sweep' }];
  if (!listedIntents.has(intent) || concept === undefined) return [];
  const onSide = side === undefined ? {} : { side };
  // Its levels are swings, zones and the extremes of previous days.
  if (intent === 'levels' && concept !== 'support-resistance')
    return [{ id: 'nearest-structure', ...onSide }];
  return [{ id: intent === 'findings' ? 'events' : 'zone-list', concept, ...onSide }];
}

/** What the last answer was about as a measure: its first one, or the list that a chart told. */
export function findFocus(plan: QuestionPlan | undefined): MeasureRequest | undefined {
  if (plan?.intent === 'concept') return askOfDefinition(plan).measures?.[0];
  return plan === undefined ? undefined : (plan.measures ?? toListMeasure(plan))[0];
}

/** Answers about a chart, of which more can be asked. */
export const aboutChart: ReadonlySet<Intent> = new Set(['measure', ...chartIntents]);
