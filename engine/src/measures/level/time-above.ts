import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { findAskedPrice, findAskedSide } from './asked-price.ts';
import { createLevelWriter, toCloseFacts, toWindowFacts } from './level-writer.ts';
import { findStanding, toPlace } from './price-distance.ts';

type Closes = {
  readonly above: number;
  readonly below: number;
  readonly at: number;
  /** First candle of the run of closes on the side of the last one. */
  readonly runFrom: number;
};

function countCloses({ series: [{ analysis, window }] }: MeasureInput, price: number): Closes {
  const counts = { above: 0, below: 0, at: 0, runFrom: window.from };
  let side = Number.NaN;
  for (let t = window.from; t <= window.to; t += 1) {
    const now = Math.sign(at(analysis.candles.close, t) - price);
    if (now > 0) counts.above += 1;
    else if (now < 0) counts.below += 1;
    else counts.at += 1;
    if (now !== side) counts.runFrom = t;
    side = now;
  }
  return counts;
}

function calculateTimeAbove(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  const asked = standing && findAskedPrice(input, standing);
  if (standing === undefined || asked === undefined) return [];
  const { price, refs } = asked;
  const { t, close } = standing;
  const { window, analysis } = first;
  const write = createLevelWriter('time-above', first);
  const counted = countCloses(input, price);
  const count = window.to - window.from + 1;
  const side = findAskedSide(input);
  const run = { from: counted.runFrom, to: t };
  const since = getValueAt(analysis.candles.openTime, counted.runFrom);
  return [
    ...toWindowFacts(write, first),
    ...toCloseFacts(write, first, t),
    ...write('price', [price, 'price'], { from: t, to: t, refs }),
    ...write('asked', [side && `${side}-area`, 'text']),
    ...write('above', [counted.above, 'count']),
    ...write('above-share', [(counted.above / count) * 100, 'percent']),
    ...write('below', [counted.below, 'count']),
    ...write('below-share', [(counted.below / count) * 100, 'percent']),
    ...write('equal', [counted.at, 'count']),
    ...write('place', [toPlace({ top: close, bottom: close }, price), 'text'], { from: t, to: t }),
    ...write('run', [t - counted.runFrom + 1, 'count'], run),
    ...write('run-from', [since, 'time'], run),
  ];
}

/**
 * How many candles of the period closed above and below a price, and their shares of all candles;
 * since when the closes lie on the side of the last one.
 */
export const timeAbove: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: ['price'],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateTimeAbove,
};
