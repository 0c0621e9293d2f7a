import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import { toLeftOutFacts } from '../left-out.ts';
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

/** The candle of the largest move in price that way, where the price went to or from zero or below. */
function toZeroFacts(
  write: FactWriter,
  { analysis: { candles }, window }: MeasureSeries,
  { prefix, sign }: { prefix: string; sign: number },
): MeasureFact[] {
  const toMove = (t: number): number => sign * (at(candles.close, t) - at(candles.close, t - 1));
  const [t] = findTop(window, toMove, 1);
  if (t === undefined) return [];
  const [before, close] = [at(candles.close, t - 1), at(candles.close, t)];
  if (Math.min(before, close) > 0 || toMove(t) <= 0) return [];
  const [candle, pair] = [
    { from: t, to: t },
    { from: t - 1, to: t },
  ];
  return [
    ...write(`${prefix}.time`, [getValueAt(candles.openTime, t), 'time'], candle),
    ...write(`${prefix}.move`, [toMove(t), 'price'], pair),
    ...write(`${prefix}.before`, [before, 'price'], { from: t - 1, to: t - 1 }),
    ...write(`${prefix}.close`, [close, 'price'], candle),
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
  const zero = [
    ...(direction === 'bearish' ? [] : toZeroFacts(write, first, { prefix: 'zero.best', sign: 1 })),
    ...(direction === 'bullish'
      ? []
      : toZeroFacts(write, first, { prefix: 'zero.worst', sign: -1 })),
  ];
  const rows = count > 1 ? Math.max(best.length, worst.length) : 0;
  return [
    ...toPeriodFacts(write, first, window),
    ...toStartFacts(write, first),
    ...write('way', [direction, 'text']),
    ...zero,
    ...(zero.length > 0 ? [] : toLeftOutFacts(first, 'change', { id: 'best-worst-candles' })),
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
 * percent; `count` lists so many of each, `direction` takes one side only. A larger move to or from
 * zero or below is told in price.
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
