import { at } from '../../candles/column.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateRangePercent, collectValues } from './candle-change.ts';
import { createFactWriter, toPeriodFacts } from './fact-writer.ts';
import { calculateMean, calculateMedian } from './sample.ts';

const recentLength = 5;

function calculateAverageRange({ series: [first] }: MeasureInput): MeasureFact[] {
  const { candles } = first.analysis;
  const { from, to } = first.window;
  const write = createFactWriter('average-range', first.window);
  const calculatePrice = (t: number): number => at(candles.high, t) - at(candles.low, t);
  const calculatePercent = (t: number): number => calculateRangePercent(candles, t);
  const prices = collectValues(first.window, calculatePrice);
  const percents = collectValues(first.window, calculatePercent);
  const average = calculateMean(prices);
  const last = calculatePrice(to);
  const recent = { from: Math.max(from, to - recentLength + 1), to };
  const recentMean = calculateMean(collectValues(recent, calculatePrice));
  const isRecent = prices.length >= 2 * recentLength && average !== undefined && average > 0;
  const now = { from: to, to };
  return [
    ...toPeriodFacts(write, first, first.window),
    ...write('average', [average, 'price']),
    ...write('average-percent', [calculateMean(percents), 'percent']),
    ...write('median-percent', [calculateMedian(percents), 'percent']),
    ...write('last', [last, 'price'], now),
    ...write('last-percent', [calculatePercent(to), 'percent'], now),
    ...write('last-ratio', [average === undefined ? undefined : last / average, 'ratio']),
    ...(isRecent
      ? [
          ...write('recent', [recentLength, 'count'], recent),
          ...write('recent-ratio', [(recentMean ?? Number.NaN) / average, 'ratio']),
        ]
      : []),
    ...toLeftOutFacts(first, 'low', { id: 'average-range' }),
  ];
}

/** Mean and median of high minus low per candle, in price and percent of the close, and the last. */
export const averageRange: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 90 },
  candles: 'daily',
  needs: [],
  leastCandles: 5,
  isStatistic: true,
  calculate: calculateAverageRange,
};
