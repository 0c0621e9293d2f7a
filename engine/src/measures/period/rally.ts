import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { getValueAt, type FactWindow } from '../../facts/reading.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';
import { calculateDays } from './elapsed.ts';
import { toStartFacts } from './find-base.ts';

type Rally = { readonly lowAt: number; readonly highAt: number; readonly ratio: number };

// The order of high and low within a candle is unknown, so the high is of a later candle. A low
// that is not positive has no percentage and is passed over.
/** Largest ratio of a high to an earlier low; undefined where no high is above an earlier low. */
function findRally({ low, high }: Candles, { from, to }: FactWindow): Rally | undefined {
  let lowAt = -1;
  let best: Rally | undefined;
  for (let t = from; t <= to; t += 1) {
    const ratio = lowAt < 0 ? Number.NaN : at(high, t) / at(low, lowAt);
    if (ratio > (best?.ratio ?? 1)) best = { lowAt, highAt: t, ratio };
    if (at(low, t) > 0 && (lowAt < 0 || at(low, t) < at(low, lowAt))) lowAt = t;
  }
  return best;
}

function calculateRally({ series: [first] }: MeasureInput): MeasureFact[] {
  const { analysis, window } = first;
  const { candles } = analysis;
  const write = createFactWriter('rally', window);
  const found = findRally(candles, window);
  const period = [
    ...toPeriodFacts(write, first, window),
    ...toStartFacts(write, first),
    ...toLeftOutFacts(first, 'low', { id: 'rally' }),
  ];
  if (found === undefined) return period;
  const { lowAt, highAt, ratio } = found;
  const [low, high] = [at(candles.low, lowAt), at(candles.high, highAt)];
  const close = at(candles.close, window.to);
  const span = { from: lowAt, to: highAt };
  const since = { from: highAt, to: window.to };
  const [lowCandle, highCandle] = [
    { from: lowAt, to: lowAt },
    { from: highAt, to: highAt },
  ];
  return [
    ...period,
    ...write('change-percent', [(ratio - 1) * 100, 'percent'], span),
    ...write('multiple', [ratio, 'ratio'], span),
    ...write('low', [low, 'price'], lowCandle),
    ...write('low.time', [getValueAt(candles.openTime, lowAt), 'time'], lowCandle),
    ...write('high', [high, 'price'], highCandle),
    ...write('high.time', [getValueAt(candles.openTime, highAt), 'time'], highCandle),
    ...write('length', [highAt - lowAt, 'count'], span),
    ...write('days', [calculateDays(candles, lowAt, highAt), 'count'], span),
    ...write('age', [window.to - highAt, 'count'], since),
    ...write('close', [close, 'price'], { from: window.to, to: window.to }),
    ...write('now.change-percent', [(close / low - 1) * 100, 'percent'], { ...since, from: lowAt }),
    ...write('given-back-percent', [((high - close) / (high - low)) * 100, 'percent'], since),
  ];
}

/**
 * Largest rise of the period in percent, from the low of a candle to the high of a later one, and
 * how much of it the last close has given back.
 */
export const rally: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateRally,
};
