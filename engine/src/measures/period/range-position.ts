import { at } from '../../candles/column.ts';
import { findExtremes } from '../../facts/price-facts.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';
import { countBelow } from '../statistics/sample.ts';
import { toStartFacts } from './find-base.ts';

/** Fewest closes among which a share says where one stands. */
const minCloses = 20;

function calculateRangePosition({ series: [first] }: MeasureInput): MeasureFact[] {
  const { window } = first;
  const { candles } = first.analysis;
  const write = createFactWriter('range-position', window);
  const { high, highAt, low, lowAt } = findExtremes(candles, window);
  const close = at(candles.close, window.to);
  const [highCandle, lowCandle] = [
    { from: highAt, to: highAt },
    { from: lowAt, to: lowAt },
  ];
  const drop = calculatePercentChange(high, close);
  const before = candles.close.subarray(window.from, window.to);
  const lower = countBelow(before, close);
  const isMany = before.length >= minCloses;
  return [
    ...toPeriodFacts(write, first, window),
    ...toStartFacts(write, first),
    ...write('position', [
      high > low ? ((close - low) / (high - low)) * 100 : undefined,
      'percent',
    ]),
    ...write('close', [close, 'price'], { from: window.to, to: window.to }),
    ...write('high', [high, 'price'], highCandle),
    ...write('high.time', [getValueAt(candles.openTime, highAt), 'time'], highCandle),
    ...write('high.distance-percent', [drop === undefined ? undefined : -drop, 'percent']),
    ...write('low', [low, 'price'], lowCandle),
    ...write('low.time', [getValueAt(candles.openTime, lowAt), 'time'], lowCandle),
    ...write('low.distance-percent', [calculatePercentChange(low, close), 'percent']),
    ...write('closes', [isMany ? before.length : undefined, 'count']),
    ...write('lower', [isMany ? lower : undefined, 'count']),
    ...write('lower-share', [isMany ? (lower / before.length) * 100 : undefined, 'percent']),
  ];
}

/**
 * Where the last close stands between the lowest low (0 %) and the highest high (100 %) of the
 * period, usually of 52 weeks, and the share of its other closes that are lower.
 */
export const rangePosition: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 364 },
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateRangePosition,
};
