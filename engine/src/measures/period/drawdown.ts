import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { calculateDays } from './elapsed.ts';
import { toStartFacts } from './find-base.ts';
import { findDrawdowns, type Drawdown, type Drawdowns } from './find-drawdowns.ts';

/** Peak, low and recovery of one fall with the days between them. */
function toFallFacts(
  write: FactWriter,
  { analysis: { candles }, window }: MeasureSeries,
  { prefix, fall }: { prefix: string; fall: Drawdown | undefined },
): MeasureFact[] {
  if (fall === undefined) return [];
  const { peakAt, lowAt, recoveredAt, fallPercent } = fall;
  const isRecovered = recoveredAt >= 0;
  const end = isRecovered ? recoveredAt : window.to;
  const span = { from: peakAt, to: lowAt };
  const whole = { from: peakAt, to: end };
  const [peak, low] = [
    { from: peakAt, to: peakAt },
    { from: lowAt, to: lowAt },
  ];
  const recovered = { from: end, to: end };
  const time = isRecovered ? getValueAt(candles.openTime, end) : undefined;
  return [
    ...write(`${prefix}.fall-percent`, [fallPercent, 'percent'], span),
    ...write(`${prefix}.peak`, [at(candles.close, peakAt), 'price'], peak),
    ...write(`${prefix}.peak.time`, [getValueAt(candles.openTime, peakAt), 'time'], peak),
    ...write(`${prefix}.low`, [at(candles.close, lowAt), 'price'], low),
    ...write(`${prefix}.low.time`, [getValueAt(candles.openTime, lowAt), 'time'], low),
    ...write(`${prefix}.fall-days`, [calculateDays(candles, peakAt, lowAt), 'count'], span),
    ...write(`${prefix}.recovered.time`, [time, 'time'], recovered),
    ...write(
      `${prefix}.recovery-days`,
      [isRecovered ? calculateDays(candles, lowAt, end) : undefined, 'count'],
      { from: lowAt, to: end },
    ),
    ...write(`${prefix}.whole-days`, [calculateDays(candles, peakAt, end), 'count'], whole),
  ];
}

function toPresentFacts(
  write: FactWriter,
  { analysis: { candles }, window }: MeasureSeries,
  { peakAt }: Drawdowns,
): MeasureFact[] {
  const { to } = window;
  if (peakAt < 0) return write('close', [at(candles.close, to), 'price'], { from: to, to });
  const [peak, close] = [at(candles.close, peakAt), at(candles.close, to)];
  const candle = { from: peakAt, to: peakAt };
  const span = { from: peakAt, to };
  const fall = close > 0 ? (1 - close / peak) * 100 : undefined;
  return [
    ...write('close', [close, 'price'], { from: to, to }),
    ...write('now.fall-percent', [fall, 'percent'], span),
    ...write('now.peak', [peak, 'price'], candle),
    ...write('now.peak.time', [getValueAt(candles.openTime, peakAt), 'time'], candle),
    ...write('now.age', [to - peakAt, 'count'], span),
    ...write('now.days', [calculateDays(candles, peakAt, to), 'count'], span),
  ];
}

/** Closes at or below zero: how many, and the deepest in price below the highest close before it. */
function toZeroFacts(
  write: FactWriter,
  { analysis: { candles }, window }: MeasureSeries,
): MeasureFact[] {
  let [count, peakAt, lowAt, lowPeakAt] = [0, window.from, -1, window.from];
  for (let t = window.from; t <= window.to; t += 1) {
    const close = at(candles.close, t);
    if (close >= at(candles.close, peakAt)) peakAt = t;
    if (!(close <= 0)) continue;
    count += 1;
    if (lowAt >= 0 && close >= at(candles.close, lowAt)) continue;
    [lowAt, lowPeakAt] = [t, peakAt];
  }
  if (lowAt < 0) return [];
  const [peak, low] = [at(candles.close, lowPeakAt), at(candles.close, lowAt)];
  const [peakCandle, lowCandle] = [
    { from: lowPeakAt, to: lowPeakAt },
    { from: lowAt, to: lowAt },
  ];
  return [
    ...write('zero.count', [count, 'count']),
    ...write('zero.fall', [peak - low, 'price'], { from: lowPeakAt, to: lowAt }),
    ...write('zero.peak', [peak, 'price'], peakCandle),
    ...write('zero.peak.time', [getValueAt(candles.openTime, lowPeakAt), 'time'], peakCandle),
    ...write('zero.low', [low, 'price'], lowCandle),
    ...write('zero.low.time', [getValueAt(candles.openTime, lowAt), 'time'], lowCandle),
  ];
}

function calculateDrawdown({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { candles } = first.analysis;
  const write = createFactWriter('drawdown', first.window);
  const found = findDrawdowns(candles, first.window);
  const { percent, count = 0 } = parameters;
  const limit = percent === undefined ? undefined : Math.abs(percent);
  const ranked = found.all
    .filter(({ fallPercent }) => !Number.isNaN(fallPercent))
    .toSorted((a, b) => b.fallPercent - a.fallPercent);
  const beyond = ranked.filter(({ fallPercent }) => fallPercent >= (limit ?? Infinity));
  const calculateLength = ({ peakAt, recoveredAt }: Drawdown): number =>
    calculateDays(candles, peakAt, recoveredAt < 0 ? first.window.to : recoveredAt);
  const longest = found.all.reduce<Drawdown | undefined>(
    (best, one) =>
      best === undefined || calculateLength(one) > calculateLength(best) ? one : best,
    undefined,
  );
  const rows = limit === undefined ? ranked.slice(0, count) : beyond.slice(0, count || 10);
  return [
    ...toPeriodFacts(write, first, first.window),
    ...toStartFacts(write, first),
    ...toPresentFacts(write, first, found),
    ...toZeroFacts(write, first),
    ...write('falls', [found.all.length, 'count']),
    ...toFallFacts(write, first, { prefix: 'worst', fall: ranked[0] }),
    ...toFallFacts(write, first, { prefix: 'longest', fall: longest }),
    ...write('limit-percent', [limit, 'percent']),
    ...write('beyond', [limit === undefined ? undefined : beyond.length, 'count']),
    ...rows.flatMap((fall, index) => [
      ...write(`${index + 1}.rank`, [index + 1, 'count'], { from: fall.peakAt, to: fall.lowAt }),
      ...toFallFacts(write, first, { prefix: `${index + 1}`, fall }),
    ]),
  ];
}

/**
 * Fall of the close below its highest close so far in the period: now, at its deepest and at its
 * longest, with peak, low and recovery. `percent` counts the falls of at least so much, `count`
 * lists so many of the deepest.
 */
export const drawdown: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateDrawdown,
};
