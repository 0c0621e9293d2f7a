import { getFirstCandle } from '../../structure/first-candle.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Finding } from '../../structure/finding.ts';
import { createLevelWriter, toCloseFacts, type LevelWriter } from '../level/level-writer.ts';
import { findStanding } from '../level/price-distance.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { toZoneFacts, type ZoneRow } from './zone-rows.ts';
import { calculateFill, listVisits, listZones, type Visit } from './zones.ts';

const usualRows = 5;

/** How often price came to the zone, first and last when, and how far into it. */
function toVisitFacts(
  write: LevelWriter,
  { zone, standing: { t }, input }: ZoneRow,
  visits: readonly Visit[],
): MeasureFact[] {
  const { openTime } = input.series[0].analysis.candles;
  const [first, last] = [visits[0], visits.at(-1)];
  const place = { from: getFirstCandle(zone), to: t, refs: [zone.id] };
  const touched = visits.reduce((sum, visit) => sum + visit.to - visit.from + 1, 0);
  const fill = zone.kind === 'support-resistance' ? undefined : calculateFill(input, zone, t);
  return [
    ...write('visits', [visits.length, 'count'], place),
    ...write('touched-candles', [touched, 'count'], place),
    ...write('first-touch', [first && getValueAt(openTime, first.from), 'time'], place),
    ...write('last-touch', [last && getValueAt(openTime, last.to), 'time'], place),
    ...write('last-touch-ago', [last && t - last.to, 'count'], place),
    ...write('fill-percent', [fill, 'percent'], place),
  ];
}

/** After how many visits the close was back on the side price came from, and on the other side. */
function toReactionFacts(
  write: LevelWriter,
  { zone, standing: { t }, input }: ZoneRow,
  visits: readonly Visit[],
): MeasureFact[] {
  const { close } = input.series[0].analysis.candles;
  const findSide = (place: number): number => {
    const price = getValueAt(close, place) ?? Number.NaN;
    return price > zone.top ? 1 : price < zone.bottom ? -1 : 0;
  };
  // A visit that still runs, or whose sides are not known, is neither.
  const sides = visits.flatMap(({ from, to }) =>
    to >= t ? [] : findSide(from - 1) * findSide(to + 1),
  );
  const place = { from: getFirstCandle(zone), to: t, refs: [zone.id] };
  return [
    ...write('turned', [sides.filter((side) => side > 0).length, 'count'], place),
    ...write('crossed', [sides.filter((side) => side < 0).length, 'count'], place),
  ];
}

const ends: ReadonlySet<string> = new Set(['filled', 'broken', 'taken']);

/** When the zone came into the states it has been in, the last of each. */
function toEndFacts(write: LevelWriter, { zone, standing, input }: ZoneRow): MeasureFact[] {
  const { openTime } = input.series[0].analysis.candles;
  const end = zone.transitions.find(({ state }) => ends.has(state));
  if (end === undefined) return [];
  const place = { from: getFirstCandle(zone), to: standing.t, refs: [zone.id] };
  return [
    ...write('end', [end.state, 'text'], place),
    ...write('end-time', [getValueAt(openTime, end.at), 'time'], place),
  ];
}

function toSizeFacts(write: LevelWriter, { zone, standing }: ZoneRow): MeasureFact[] {
  const { top, bottom, id } = zone;
  const { close, atr, t } = standing;
  const place = { from: getFirstCandle(zone), to: t, refs: [id] };
  const height = top - bottom;
  // A level has none.
  if (height === 0) return [];
  return [
    ...write('height', [height, 'price'], place),
    ...write('height-percent', [close > 0 ? (height / close) * 100 : undefined, 'percent'], place),
    ...write('height-atr', [atr === undefined ? undefined : height / atr, 'ratio'], place),
  ];
}

/** The first of the order, or the one of the rank asked for. */
function chooseZone(
  zones: readonly Finding[],
  { parameters: { rank = 1 } }: MeasureInput,
): Finding | undefined {
  return zones[rank - 1];
}

function calculateZoneState(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const write = createLevelWriter('zone-state', first);
  const zones = listZones(input, standing);
  const zone = chooseZone(zones, input);
  const base = [
    ...toCloseFacts(write, first, standing.t),
    ...write('count', [zones.length, 'count'], { from: 0, to: standing.t }),
  ];
  if (zone === undefined) return base;
  const row = { zone, standing, input };
  return [
    ...base,
    ...toZoneFacts(write, 'zone', row),
    ...toVisitFacts(write, row, listVisits(input, zone, standing.t)),
    ...toEndFacts(write, row),
    ...toSizeFacts(write, row),
  ];
}

function calculateTouchHistory(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const write = createLevelWriter('touch-history', first);
  const zone = chooseZone(listZones(input, standing), input);
  const base = toCloseFacts(write, first, standing.t);
  if (zone === undefined) return base;
  const { openTime } = first.analysis.candles;
  const visits = listVisits(input, zone, standing.t);
  const rows = visits.toReversed().slice(0, input.parameters.count ?? usualRows);
  return [
    ...base,
    ...toZoneFacts(write, 'zone', { zone, standing, input }),
    ...toVisitFacts(write, { zone, standing, input }, visits),
    ...toReactionFacts(write, { zone, standing, input }, visits),
    ...rows.flatMap(({ from, to }, index) => {
      const place = { from, to, refs: [zone.id] };
      return [
        ...write(`${index + 1}.from`, [getValueAt(openTime, from), 'time'], place),
        ...write(`${index + 1}.candles`, [to - from + 1, 'count'], place),
      ];
    }),
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
 * State, age, size and touches of one zone: that in focus, that at a typed price, or the first of
 * the order asked for (the nearest), or the one of a `rank` in it.
 */
export const zoneState: Measure = { ...shared, calculate: calculateZoneState };

/** The visits of price to one zone since it was confirmed, the latest first. */
export const touchHistory: Measure = { ...shared, calculate: calculateTouchHistory };
