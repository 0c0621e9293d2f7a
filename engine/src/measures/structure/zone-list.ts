import type { Finding } from '../../structure/finding.ts';
import { createLevelWriter, toCloseFacts, type LevelWriter } from '../level/level-writer.ts';
import { findStanding, toPlace, type Standing } from '../level/price-distance.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { toZoneFacts } from './zone-rows.ts';
import { listZones } from './zones.ts';

const usualRows = 5;
const maxRefs = 20;

/** How many zones there are, by kind, place and direction. */
function toCountFacts(
  write: LevelWriter,
  zones: readonly Finding[],
  { close, t }: Standing,
): MeasureFact[] {
  const count = (name: string, isCounted: (zone: Finding) => boolean): MeasureFact[] => {
    const counted = zones.filter(isCounted);
    const refs = counted.slice(0, maxRefs).map(({ id }) => id);
    return write(name, [counted.length, 'count'], { from: 0, to: t, refs });
  };
  return [
    ...count('count', () => true),
    ...count('gaps', ({ kind }) => kind === 'fair-value-gap'),
    ...count('blocks', ({ kind }) => kind === 'order-block'),
    ...count('zones', ({ kind }) => kind === 'support-resistance'),
    ...count('above', (zone) => toPlace(zone, close) === 'above-area'),
    ...count('below', (zone) => toPlace(zone, close) === 'below-area'),
    ...count('inside', (zone) => toPlace(zone, close) === 'inside-area'),
    ...count('bullish', ({ kind, direction }) => {
      return kind !== 'support-resistance' && direction === 'bullish';
    }),
    ...count('bearish', ({ kind, direction }) => {
      return kind !== 'support-resistance' && direction === 'bearish';
    }),
  ];
}

/** How the question narrows the zones: a direction and a state, where it names them. */
function toFilterFacts(write: LevelWriter, { parameters }: MeasureInput): MeasureFact[] {
  const { direction, state } = parameters;
  return [...write('way', [direction, 'text']), ...write('asked-state', [state, 'text'])];
}

function calculateZoneCount(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const write = createLevelWriter('zone-count', first);
  return [
    ...toCloseFacts(write, first, standing.t),
    ...toFilterFacts(write, input),
    ...toCountFacts(write, listZones(input, standing), standing),
  ];
}

function calculateZoneList(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const write = createLevelWriter('zone-list', first);
  const zones = listZones(input, standing);
  const { count = usualRows, side } = input.parameters;
  const rows = zones.slice(0, count);
  return [
    ...toCloseFacts(write, first, standing.t),
    ...toFilterFacts(write, input),
    ...toCountFacts(write, zones, standing),
    ...write('shown', [rows.length, 'count'], { from: 0, to: standing.t }),
    ...write('side', [side === undefined ? undefined : `${side}-area`, 'text']),
    ...rows.flatMap((zone, index) => toZoneFacts(write, `${index + 1}`, { zone, standing, input })),
  ];
}

const shared = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
} as const;

/**
 * The zones of a kind that still count, or of a state that is named: five or `count` of them, in
 * the order asked for (the nearest first), narrowed by kind, direction, side and scale.
 */
export const zoneList: Measure = { ...shared, calculate: calculateZoneList };

/** How many such zones there are, by kind, by their place beside the close and by direction. */
export const zoneCount: Measure = { ...shared, calculate: calculateZoneCount };
