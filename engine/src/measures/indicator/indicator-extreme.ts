import { at } from '../../candles/column.ts';
import { getValueAt, type FactWindow } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';
import { calculateAskedLine } from './indicator-line.ts';

const minHistory = 20;

type Extremes = {
  readonly highest: number;
  readonly lowest: number;
  /** Candles with a value, and those before the last with a smaller one than the last. */
  readonly known: number;
  readonly below: number;
};

/** Candles of the highest and the lowest value, the first of equals; -1 without a value. */
function findExtremes(values: Float64Array, { from, to }: FactWindow): Extremes {
  let [highest, lowest, known, below] = [-1, -1, 0, 0];
  const now = at(values, to);
  for (let t = from; t <= to; t += 1) {
    const value = at(values, t);
    if (Number.isNaN(value)) continue;
    known += 1;
    if (value < now) below += 1;
    if (highest < 0 || value > at(values, highest)) highest = t;
    if (lowest < 0 || value < at(values, lowest)) lowest = t;
  }
  return { highest, lowest, known, below };
}

function calculateIndicatorExtreme(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const { candles } = first.analysis;
  const { to } = first.window;
  const line = calculateAskedLine(input);
  if (line === undefined) return [];
  const { highest, lowest, known, below } = findExtremes(line.values, first.window);
  if (known === 0) return [];
  const write = createFactWriter('indicator-extreme', first.window);
  const now = getValueAt(line.values, to);
  const isRanked = now !== undefined && known > minHistory;
  const { order } = input.parameters;
  return [
    ...toPeriodFacts(write, first, first.window),
    ...write('name', [line.name, 'text']),
    ...write('order', [order === 'smallest' ? 'low' : 'high', 'text']),
    ...Object.entries({ highest, lowest }).flatMap(([name, t]) => {
      const candle = { from: t, to: t };
      return [
        ...write(name, [at(line.values, t), line.unit], { from: 0, to: t }),
        ...write(`${name}.time`, [getValueAt(candles.openTime, t), 'time'], candle),
        ...write(`${name}.close`, [getValueAt(candles.close, t), 'price'], candle),
        ...write(`${name}.age`, [to - t, 'count'], { from: t, to }),
      ];
    }),
    ...write('value', [now, line.unit], { from: 0, to }),
    ...write('known', [known, 'count']),
    ...(isRanked ? write('below', [below, 'count']) : []),
    ...(isRanked ? write('earlier', [known - 1, 'count']) : []),
    ...(isRanked ? write('percentile', [(below / (known - 1)) * 100, 'percent']) : []),
  ];
}

/**
 * Highest and lowest value of an indicator in the period, when, and the close then; with them the
 * share of the candles before the last on which it was lower than on the last.
 */
export const indicatorExtreme: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'chart',
  needs: [],
  leastCandles: 2,
  isStatistic: false,
  calculate: calculateIndicatorExtreme,
};
