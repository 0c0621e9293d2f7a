import { at } from '../../candles/column.ts';
import { getValueAt, type FactWindow } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { calculateDays } from './elapsed.ts';

type Side = 'high' | 'low';

/** Index of the largest (`sign` 1) or smallest (-1) value of a column in a window; the first of equals. */
function findExtreme(column: Float64Array, { from, to }: FactWindow, sign: number): number {
  let found = from;
  for (let t = from + 1; t <= to; t += 1)
    if (sign * at(column, t) > sign * at(column, found) || Number.isNaN(at(column, found)))
      found = t;
  return found;
}

/** How far the close is from an extreme, in percent of it; undefined unless both are positive. */
function calculateDistance(extreme: number, close: number): number | undefined {
  return extreme > 0 && close > 0 ? (Math.abs(close - extreme) / extreme) * 100 : undefined;
}

function toCloseFacts(write: FactWriter, series: MeasureSeries, sign: number): MeasureFact[] {
  const { analysis, window } = series;
  const { close, openTime } = analysis.candles;
  const index = findExtreme(close, window, sign);
  const candle = { from: index, to: index };
  const span = { from: index, to: window.to };
  const distance = calculateDistance(at(close, index), at(close, window.to));
  return [
    ...write('by-close', [at(close, index), 'price'], candle),
    ...write('by-close.time', [getValueAt(openTime, index), 'time'], candle),
    ...write('by-close.distance-percent', [distance, 'percent'], span),
  ];
}

function calculateExtreme({ series: [first] }: MeasureInput, side: Side): MeasureFact[] {
  const { analysis, window } = first;
  const { candles } = analysis;
  const sign = side === 'high' ? 1 : -1;
  const write = createFactWriter(`all-time-${side}`, window);
  const index = findExtreme(candles[side], window, sign);
  const extreme = at(candles[side], index);
  const close = at(candles.close, window.to);
  const candle = { from: index, to: index };
  const span = { from: index, to: window.to };
  const isPositive = extreme > 0 && close > 0;
  const back = isPositive && sign > 0 ? (extreme / close - 1) * 100 : undefined;
  return [
    ...toPeriodFacts(write, first, window),
    ...write('price', [extreme, 'price'], candle),
    ...write('time', [getValueAt(candles.openTime, index), 'time'], candle),
    ...write('age', [window.to - index, 'count'], span),
    ...write('days', [calculateDays(candles, index, window.to), 'count'], span),
    ...write('close', [close, 'price'], { from: window.to, to: window.to }),
    ...write('distance', [Math.abs(close - extreme), 'price'], span),
    ...write('distance-percent', [calculateDistance(extreme, close), 'percent'], span),
    ...write('back-percent', [back, 'percent'], span),
    ...toCloseFacts(write, first, sign),
  ];
}

const allTime = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
} as const;

/** Highest high of the data (the first of equals), when it was, and how far the last close is below. */
export const allTimeHigh: Measure = {
  ...allTime,
  calculate: (input) => calculateExtreme(input, 'high'),
};

/** Lowest low of the data (the first of equals), when it was, and how far the last close is above. */
export const allTimeLow: Measure = {
  ...allTime,
  calculate: (input) => calculateExtreme(input, 'low'),
};
