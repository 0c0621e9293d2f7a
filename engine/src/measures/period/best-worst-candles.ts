import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { calculateChangePercent } from '../statistics/candle-change.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { findTop } from '../statistics/find-top.ts';
import { toStartFacts } from './find-base.ts';

const maxRows = 50;

function toCandleFacts(
  write: FactWriter,
  { analysis: { candles } }: MeasureSeries,
  { prefix, t }: { prefix: string; t: number | undefined },
): MeasureFact[] {
  if (t === undefined) return [];
  const candle = { from: t, to: t };
  return [
    ...write(`${prefix}.time`, [getValueAt(candles.openTime, t), 'time'], candle),
    ...write(`${prefix}.change-percent`, [calculateChangePercent(candles, t), 'percent'], {
      from: t - 1,
      to: t,
    }),
    ...write(`${prefix}.close`, [at(candles.close, t), 'price'], candle),
  ];
}

function calculateBestWorst({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { direction, count = 1 } = parameters;
  const { window } = first;
  const write = createFactWriter('best-worst-candles', window);
  const findSide = (sign: number): number[] =>
    findTop(
      window,
      (t) => {
        const change = sign * calculateChangePercent(first.analysis.candles, t);
        return change > 0 ? change : Number.NaN;
      },
      Math.min(count, maxRows),
    );
  const best = direction === 'bearish' ? [] : findSide(1);
  const worst = direction === 'bullish' ? [] : findSide(-1);
  const rows = count > 1 ? Math.max(best.length, worst.length) : 0;
  return [
    ...toPeriodFacts(write, first, window),
    ...toStartFacts(write, first),
    ...write('way', [direction, 'text']),
    ...toCandleFacts(write, first, { prefix: 'best', t: best[0] }),
    ...toCandleFacts(write, first, { prefix: 'worst', t: worst[0] }),
    ...Array.from({ length: rows }, (_, index) => [
      ...write(`${index + 1}.rank`, [index + 1, 'count']),
      ...toCandleFacts(write, first, { prefix: `${index + 1}.best`, t: best[index] }),
      ...toCandleFacts(write, first, { prefix: `${index + 1}.worst`, t: worst[index] }),
    ]).flat(),
  ];
}

/**
 * Candles of the period with the largest rise and the largest fall from the close before, in
 * percent; `count` lists so many of each, `direction` takes one side only.
 */
export const bestWorstCandles: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateBestWorst,
};
