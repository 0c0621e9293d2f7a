import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { findMoment } from '../period/choose-window.ts';
import {
  createLevelWriter,
  toCloseFacts,
  toWindowFacts,
  type LevelWriter,
} from './level-writer.ts';
import { listPreviousPeriods, toRangeExtremes, type PastExtremes } from './previous-periods.ts';
import { findStanding, type Standing } from './price-distance.ts';

/**
 * What went beyond a level so far: a close (taken, which ends a level), or wicks only, with the
 * close back (swept). A level that was swept first is taken by a later close beyond it.
 */
function findLevelState(
  candles: Candles,
  { level, sign, from, to }: { level: number; sign: 1 | -1; from: number; to: number },
): 'unbroken' | 'swept' | 'taken' {
  const wicks = sign === 1 ? candles.high : candles.low;
  let isSwept = false;
  for (let t = from; t <= to; t += 1) {
    const close = at(candles.close, t);
    if (sign * close > sign * level) return 'taken';
    if (sign * at(wicks, t) > sign * level && close !== level) isSwept = true;
  }
  return isSwept ? 'swept' : 'unbroken';
}

function toExtremeFacts(
  write: LevelWriter,
  candles: Candles,
  { extremes, standing }: { readonly extremes: PastExtremes; readonly standing: Standing },
): MeasureFact[] {
  const { name, high, low, highAt, lowAt, after, refs } = extremes;
  const { t: to, close } = standing;
  const place = { from: Math.min(highAt, lowAt), to, refs };
  const position = high > low ? ((close - low) / (high - low)) * 100 : undefined;
  const state = (level: number, sign: 1 | -1) =>
    findLevelState(candles, { level, sign, from: after, to });
  return [
    ...write(`${name}.high`, [high, 'price'], { ...place, from: highAt }),
    ...write(`${name}.high-time`, [getValueAt(candles.openTime, highAt), 'time'], place),
    ...write(`${name}.low`, [low, 'price'], { ...place, from: lowAt }),
    ...write(`${name}.low-time`, [getValueAt(candles.openTime, lowAt), 'time'], place),
    ...(after > to
      ? []
      : [
          ...write(`${name}.high-state`, [state(high, 1), 'text'], place),
          ...write(`${name}.low-state`, [state(low, -1), 'text'], place),
        ]),
    ...write(`${name}.position-percent`, [position, 'percent'], place),
  ];
}

function calculatePreviousExtremes(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const { analysis, window } = first;
  const { candles } = analysis;
  const { time } = input.parameters;
  const write = createLevelWriter('previous-extremes', first);
  const moment = time === undefined ? undefined : findMoment(candles, time, window.to);
  const named = moment ?? (window.from > 0 ? window : undefined);
  const isNamed = named !== undefined;
  const found = isNamed
    ? [toRangeExtremes(candles, 'period', named)]
    : listPreviousPeriods(first, window.to);
  const last = findStanding({ ...first, window: { from: 0, to: candles.length - 1 } }) ?? standing;
  const now = isNamed ? last : standing;
  return [
    ...toWindowFacts(write, first),
    ...toCloseFacts(write, first, now.t),
    ...found.flatMap((extremes) => toExtremeFacts(write, candles, { extremes, standing: now })),
  ];
}

/**
 * High and low of the previous day, week, month and calendar year, and what went beyond them;
 * of a named period or day its own high and low, read from the last candle of the data.
 */
export const previousExtremes: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculatePreviousExtremes,
};
