import { at } from '../../candles/column.ts';
import { getValueAt, type FactWindow } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateCandlesPerYear } from '../statistics/candles-per-year.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';
import { calculateDays } from './elapsed.ts';
import { toStartFacts } from './find-base.ts';

type Highs = { readonly count: number; readonly lastAt: number };

// A monotonic queue of indices whose prices fall; the first is the extreme of the candles before.
/** Candles of the window beyond all of the `length` candles before them (`sign` 1: above). */
function findNewHighs(
  column: Float64Array,
  { from, to }: FactWindow,
  { length, sign }: { length: number; sign: number },
): Highs {
  const first = Math.max(0, from - length);
  const queue = new Int32Array(to - first + 1);
  const toPrice = (place: number): number => sign * at(column, queue[place] ?? -1);
  let [head, tail, count, lastAt] = [0, 0, 0, -1];
  for (let t = first; t <= to; t += 1) {
    const price = sign * at(column, t);
    if (head < tail && (queue[head] ?? 0) < t - length) head += 1;
    if (t >= Math.max(from, length) && head < tail && price > toPrice(head)) {
      count += 1;
      lastAt = t;
    }
    while (tail > head && toPrice(tail - 1) <= price) tail -= 1;
    queue[tail] = t;
    tail += 1;
  }
  return { count, lastAt };
}

function calculateDaysSinceHigh({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { analysis, window } = first;
  const { candles } = analysis;
  const { to } = window;
  const isLow = parameters.direction === 'bearish';
  const column = isLow ? candles.low : candles.high;
  const year = Math.round(calculateCandlesPerYear(candles, to));
  const length = parameters.count ?? Math.max(1, Number.isNaN(year) ? 1 : year);
  const write = createFactWriter('days-since-high', window);
  const { count, lastAt } = findNewHighs(column, window, { length, sign: isLow ? -1 : 1 });
  const prefix = isLow ? 'low' : 'high';
  const period = [
    ...toPeriodFacts(write, first, window),
    ...toStartFacts(write, first),
    ...write('way', [isLow ? 'bearish' : 'bullish', 'text']),
    ...write('length', [length, 'count']),
    ...write(`${prefix}-count`, [count, 'count']),
    ...write('close', [at(candles.close, to), 'price'], { from: to, to }),
  ];
  if (lastAt < 0) return period;
  const candle = { from: lastAt, to: lastAt };
  const span = { from: lastAt, to };
  return [
    ...period,
    ...write(prefix, [at(column, lastAt), 'price'], candle),
    ...write(`${prefix}.time`, [getValueAt(candles.openTime, lastAt), 'time'], candle),
    ...write('age', [to - lastAt, 'count'], span),
    ...write('days', [calculateDays(candles, lastAt, to), 'count'], span),
  ];
}

/**
 * The last candle of the period whose high was above those of all `count` candles before it
 * (usually a year of them), how long ago, and how many there were; with `direction` bearish lows.
 */
export const daysSinceHigh: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateDaysSinceHigh,
};
