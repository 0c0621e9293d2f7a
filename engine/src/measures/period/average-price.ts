import { at } from '../../candles/column.ts';
import { calculatePercentChange } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';
import { calculateMean, calculateMedian } from '../statistics/sample.ts';
import { toStartFacts } from './find-base.ts';

function calculateAveragePrice({ series: [first] }: MeasureInput): MeasureFact[] {
  const { from, to } = first.window;
  const { candles } = first.analysis;
  const write = createFactWriter('average-price', first.window);
  const closes = candles.close.subarray(from, to + 1);
  const close = at(candles.close, to);
  const average = calculateMean(closes);
  const median = calculateMedian(closes);
  return [
    ...toPeriodFacts(write, first, first.window),
    ...toStartFacts(write, first),
    ...write('average', [average, 'price']),
    ...write('median', [median, 'price']),
    ...write('close', [close, 'price'], { from: to, to }),
    ...write('average.change-percent', [calculatePercentChange(average, close), 'percent']),
    ...write('median.change-percent', [calculatePercentChange(median, close), 'percent']),
  ];
}

/** Arithmetic mean and median of the closes of the period, and how far its last close is from them. */
export const averagePrice: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateAveragePrice,
};
