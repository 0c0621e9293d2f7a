import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateChangePercent, calculateRangePercent, collectValues } from './candle-change.ts';
import { createFactWriter, toPeriodFacts } from './fact-writer.ts';
import { findTop } from './find-top.ts';
import { calculateMean } from './sample.ts';

const usualCount = 3;

// By the percentage, so that years of different prices compare; by the price where some candle of
// the period has a price that is not positive, whose percentage is undefined.
function calculateLargestRange({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { candles } = first.analysis;
  const { window } = first;
  const write = createFactWriter('largest-range', window);
  const toPrice = (t: number): number => at(candles.high, t) - at(candles.low, t);
  const toPercent = (t: number): number => calculateRangePercent(candles, t);
  const percents = collectValues(window, toPercent);
  const isByPercent = percents.length === window.to - window.from + 1;
  const top = findTop(window, isByPercent ? toPercent : toPrice, parameters.count ?? usualCount);
  return [
    ...toPeriodFacts(write, first, window),
    ...write('count', [top.length, 'count']),
    ...write('average', [calculateMean(collectValues(window, toPrice)), 'price']),
    ...write('average-percent', [isByPercent ? calculateMean(percents) : undefined, 'percent']),
    ...top.flatMap((t, index) => {
      const candle = { from: t, to: t };
      const name = `${index + 1}`;
      return [
        ...write(`${name}.rank`, [index + 1, 'count'], candle),
        ...write(`${name}.time`, [getValueAt(candles.openTime, t), 'time'], candle),
        ...write(`${name}.range`, [toPrice(t), 'price'], candle),
        ...write(
          `${name}.range-percent`,
          [isByPercent ? toPercent(t) : undefined, 'percent'],
          candle,
        ),
        ...write(`${name}.high`, [getValueAt(candles.high, t), 'price'], candle),
        ...write(`${name}.low`, [getValueAt(candles.low, t), 'price'], candle),
        ...write(`${name}.change-percent`, [calculateChangePercent(candles, t), 'percent'], {
          from: Math.max(0, t - 1),
          to: t,
        }),
      ];
    }),
  ];
}

/** The `count` candles (usually 3) with the largest distance from low to high, the widest first. */
export const largestRange: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateLargestRange,
};
