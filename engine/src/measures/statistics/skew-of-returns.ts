import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateChangePercent, calculateLogChange, collectValues } from './candle-change.ts';
import { createFactWriter, toPeriodFacts } from './fact-writer.ts';
import { findTop } from './find-top.ts';
import { calculateCentralMoment, calculateMean } from './sample.ts';

const minChanges = 100;
const tailDeviations = 3;
/** Share of a normal distribution beyond three standard deviations on either side. */
const normalTailShare = 0.002_699_796_063_260_2;

function countBeyond(values: Float64Array, limit: number): number {
  const mean = calculateMean(values) ?? Number.NaN;
  let count = 0;
  for (let index = 0; index < values.length; index += 1)
    if (Math.abs(at(values, index) - mean) > limit) count += 1;
  return count;
}

function calculateSkewOfReturns({ series: [first] }: MeasureInput): MeasureFact[] {
  const { analysis, window } = first;
  const { candles } = analysis;
  const write = createFactWriter('skew-of-returns', window);
  const changes = collectValues(window, (t) => calculateLogChange(candles, t));
  const variance = calculateCentralMoment(changes, 2);
  const facts = [
    ...toPeriodFacts(write, first, window),
    ...write('changes', [changes.length, 'count']),
    ...toLeftOutFacts(first, 'change', { id: 'skew-of-returns' }),
  ];
  if (changes.length < minChanges || !(variance > 0)) return facts;
  const deviation = Math.sqrt(variance);
  const [rise] = findTop(window, (t) => calculateChangePercent(candles, t), 1);
  const [fall] = findTop(window, (t) => -calculateChangePercent(candles, t), 1);
  return [
    ...facts,
    ...write('skewness', [calculateCentralMoment(changes, 3) / deviation ** 3, 'ratio']),
    ...write('excess-kurtosis', [calculateCentralMoment(changes, 4) / variance ** 2 - 3, 'ratio']),
    ...write('deviation-percent', [deviation * 100, 'percent']),
    ...write('tail-deviations', [tailDeviations, 'count']),
    ...write('tail', [countBeyond(changes, tailDeviations * deviation), 'count']),
    ...write('tail-expected', [changes.length * normalTailShare, 'ratio']),
    ...Object.entries({ rise, fall }).flatMap(([name, t]) => {
      if (t === undefined) return [];
      const candle = { from: Math.max(0, t - 1), to: t };
      return [
        ...write(`${name}.time`, [getValueAt(candles.openTime, t), 'time'], candle),
        ...write(`${name}.change-percent`, [calculateChangePercent(candles, t), 'percent'], candle),
      ];
    }),
  ];
}

/**
 * Skewness and excess kurtosis of the log changes (population moments), how many lie beyond three
 * standard deviations beside a normal distribution, and the largest change each way.
 */
export const skewOfReturns: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 1825 },
  candles: 'daily',
  needs: [],
  leastCandles: 100,
  isStatistic: true,
  calculate: calculateSkewOfReturns,
};
