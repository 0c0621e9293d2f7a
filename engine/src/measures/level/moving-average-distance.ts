import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { chooseAverages, type Average } from './choose-averages.ts';
import {
  createLevelWriter,
  toCloseFacts,
  toWindowFacts,
  type LevelWriter,
} from './level-writer.ts';
import { findStanding, toDistanceFacts, type Standing } from './price-distance.ts';

const minHistory = 50;

/** Where the close has lain on its present side of an average, without a candle on the other. */
type Run = {
  readonly from: number;
  /** Whether a candle before it lay on the other side or at the average. */
  readonly isCrossed: boolean;
};

type AverageInput = {
  readonly average: Average;
  readonly standing: Standing;
  readonly input: MeasureInput;
};

function findRun({ average, standing, input }: AverageInput): Run {
  const { close } = input.series[0].analysis.candles;
  const getSide = (t: number): number => Math.sign(at(close, t) - at(average.values, t));
  const side = getSide(standing.t);
  let from = standing.t;
  while (from > 0 && getSide(from - 1) === side) from -= 1;
  return { from, isCrossed: from > 0 && !Number.isNaN(at(average.values, from - 1)) };
}

/** Share of the candles of the window before the last with a smaller distance, in percent. */
function toPercentileFacts(
  write: LevelWriter,
  prefix: string,
  { average, standing, input }: AverageInput,
): MeasureFact[] {
  const [{ analysis, window }] = input.series;
  const { close } = analysis.candles;
  const calculateSize = (t: number): number => {
    const value = at(average.values, t);
    return value > 0 ? Math.abs(at(close, t) / value - 1) : Number.NaN;
  };
  const now = calculateSize(standing.t);
  let [history, smaller] = [0, 0];
  for (let t = window.from; t < standing.t; t += 1) {
    const size = calculateSize(t);
    if (Number.isNaN(size)) continue;
    history += 1;
    if (size < now) smaller += 1;
  }
  if (history < minHistory || Number.isNaN(now)) return [];
  return [
    ...write(`${prefix}.history`, [history, 'count']),
    ...write(`${prefix}.percentile`, [(smaller / history) * 100, 'percent']),
  ];
}

function toAverageFacts(
  write: LevelWriter,
  rank: number,
  { average, standing, input }: AverageInput,
): MeasureFact[] {
  const { t, close } = standing;
  const { openTime } = input.series[0].analysis.candles;
  const value = getValueAt(average.values, t);
  if (value === undefined) return [];
  const run = findRun({ average, standing, input });
  const place = { from: 0, to: t };
  const since = { from: run.from, to: t };
  const began = run.isCrossed ? 'crossed-time' : 'first-time';
  // The place is that of the close seen from the average.
  const side = close > value ? 'above-area' : close < value ? 'below-area' : 'inside-area';
  return [
    ...write(`${rank}.rank`, [rank, 'count'], place),
    ...write(`${rank}.average`, [average.name, 'text'], place),
    ...write(`${rank}.value`, [value, 'price'], place),
    ...write(`${rank}.side`, [side, 'text'], place),
    ...write(`${rank}.way-percent`, [Math.abs(value / close - 1) * 100, 'percent'], place),
    ...write(`${rank}.run`, [t - run.from + 1, 'count'], since),
    ...write(`${rank}.${began}`, [getValueAt(openTime, run.from), 'time'], since),
    // "10 % below its average" is a share of the average, as everywhere in the trade.
    ...toDistanceFacts(write, `${rank}.`, {
      span: { top: value, bottom: value },
      standing,
      place,
      base: value,
    }),
    ...toPercentileFacts(write, `${rank}`, { average, standing, input }),
  ];
}

function calculateMovingAverageDistance(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const write = createLevelWriter('moving-average-distance', first);
  const known = chooseAverages(input).filter(
    ({ values }) => getValueAt(values, standing.t) !== undefined,
  );
  const above = known.filter(({ values }) => standing.close > at(values, standing.t)).length;
  const below = known.filter(({ values }) => standing.close < at(values, standing.t)).length;
  return [
    ...toWindowFacts(write, first),
    ...toCloseFacts(write, first, standing.t),
    ...write('count', [known.length, 'count']),
    ...write('above', [above, 'count']),
    ...write('below', [below, 'count']),
    ...known.flatMap((average, index) =>
      toAverageFacts(write, index + 1, { average, standing, input }),
    ),
  ];
}

/**
 * Distance from the last close to a moving average or another line on the price scale, in percent
 * of that line, price and ATR 14, since when the closes lie on that side, and how that distance
 * stands beside those of the period. Without a named one: the simple averages of 20, 50 and 200.
 */
export const movingAverageDistance: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateMovingAverageDistance,
};
