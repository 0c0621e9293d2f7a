import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import { calculateMedian } from '../statistics/sample.ts';
import { findScaleStateAt } from '../../facts/comparison-facts.ts';
import { createLevelWriter, toCloseFacts, type LevelWriter } from '../level/level-writer.ts';
import { findNextBreaks } from '../level/next-break.ts';
import { findStanding, toDistanceFacts, type Standing } from '../level/price-distance.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import type { Scale } from '../../structure/finding.ts';
import { findTrends, type Trend } from './find-trends.ts';

const scales = ['swing', 'internal'] as const;

type ScaleInput = {
  readonly scale: Scale;
  readonly standing: Standing;
  readonly input: MeasureInput;
};

/** When a trend began, how long ago, and what price did since. */
function toSinceFacts(
  write: LevelWriter,
  { began, latest }: Trend,
  { scale, standing: { t }, input }: ScaleInput,
): MeasureFact[] {
  const { openTime, close } = input.series[0].analysis.candles;
  const since = { from: began.confirmedAt, to: t, refs: [began.id] };
  const change = calculatePercentChange(getValueAt(close, began.confirmedAt), getValueAt(close, t));
  const last = { from: latest.formedAt, to: latest.confirmedAt, refs: [latest.id] };
  return [
    ...write(`${scale}.since`, [getValueAt(openTime, began.confirmedAt), 'time'], since),
    ...write(`${scale}.age`, [t - began.confirmedAt, 'count'], since),
    ...write(`${scale}.since.change-percent`, [change, 'percent'], since),
    ...write(`${scale}.last-kind`, [latest.kind, 'text'], last),
    ...write(`${scale}.last-direction`, [latest.direction, 'text'], last),
    ...write(`${scale}.last-time`, [getValueAt(openTime, latest.confirmedAt), 'time'], last),
  ];
}

/** The level against the trend: a close beyond it would turn it. */
function toTurnFacts(write: LevelWriter, { scale, standing, input }: ScaleInput): MeasureFact[] {
  const { bias, high, low } = findNextBreaks(input.series[0].analysis, scale, standing.t);
  const pivot = { bullish: low, bearish: high, neutral: undefined }[bias];
  if (pivot === undefined) return [];
  const place = { from: pivot.formedAt, to: standing.t, refs: [pivot.id] };
  return [
    ...write(`${scale}.turn`, [pivot.top, 'price'], place),
    ...toDistanceFacts(write, `${scale}.turn-`, { span: pivot, standing, place }),
  ];
}

function toTrendFacts(write: LevelWriter, asked: ScaleInput): MeasureFact[] {
  const { scale, standing, input } = asked;
  const { analysis } = input.series[0];
  const { bias } = findScaleStateAt(analysis, scale, standing.t);
  const trend = findTrends(analysis, scale, standing.t).at(-1);
  return [
    ...write(`${scale}.bias`, [bias, 'text'], { from: 0, to: standing.t }),
    ...(trend === undefined ? [] : toSinceFacts(write, trend, asked)),
    ...toTurnFacts(write, asked),
  ];
}

function calculateTrend(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const write = createLevelWriter('trend', first);
  const { scale: only } = input.parameters;
  return [
    ...toCloseFacts(write, first, standing.t),
    ...scales
      .filter((scale) => only === undefined || scale === only)
      .flatMap((scale) => toTrendFacts(write, { scale, standing, input })),
  ];
}

/** Lengths in candles of the trends of a scale that have ended. */
function listLengths(trends: readonly Trend[]): number[] {
  return trends.flatMap(({ began, endedAt }) =>
    endedAt === undefined ? [] : [endedAt - began.confirmedAt],
  );
}

function calculateTrendAge(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const { scale = 'swing' } = input.parameters;
  const write = createLevelWriter('trend-age', first);
  const trends = findTrends(first.analysis, scale, standing.t);
  const now = trends.at(-1);
  const whole = { from: 0, to: standing.t };
  const base = [
    ...toCloseFacts(write, first, standing.t),
    ...write('scale', [scale, 'text'], whole),
    ...write('bias', [findScaleStateAt(first.analysis, scale, standing.t).bias, 'text'], whole),
  ];
  if (now === undefined) return base;
  const { openTime } = first.analysis.candles;
  const age = standing.t - now.began.confirmedAt;
  const since = { from: now.began.confirmedAt, to: standing.t, refs: [now.began.id] };
  const lengths = listLengths(trends);
  const shorter = lengths.filter((length) => length < age).length;
  return [
    ...base,
    ...write('since', [getValueAt(openTime, now.began.confirmedAt), 'time'], since),
    ...write('age', [age, 'count'], since),
    ...write('earlier', [lengths.length, 'count'], whole),
    ...(lengths.length === 0
      ? []
      : [
          ...write('median', [calculateMedian(Float64Array.from(lengths)), 'count'], whole),
          ...write('longest', [Math.max(...lengths), 'count'], whole),
          ...write('shorter', [shorter, 'count'], whole),
        ]),
  ];
}

const shared = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
} as const;

/**
 * Trend of the market structure at both scales, or at the one named: since when and how far, its
 * latest break, and the level a close beyond which would turn it.
 */
export const trend: Measure = { ...shared, isStatistic: false, calculate: calculateTrend };

/** How many candles the trend of a scale has lasted (swing where not said), and earlier ones did. */
export const trendAge: Measure = { ...shared, isStatistic: true, calculate: calculateTrendAge };
