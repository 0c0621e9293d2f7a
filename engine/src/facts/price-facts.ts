import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { calculateCloseTime, durationMs } from '../candles/interval.ts';
import type { EngineFact } from './fact.ts';
import {
  calculatePercentChange,
  toFact,
  getValueAt,
  type FactWindow,
  type Reading,
} from './reading.ts';

const recentCandles = 20;

export type Extremes = {
  readonly high: number;
  readonly highAt: number;
  readonly low: number;
  readonly lowAt: number;
};

/** Highest high and lowest low of a range of candles with their indices; the first of equals. */
export function findExtremes(candles: Candles, window: FactWindow): Extremes {
  let extremes: Extremes = {
    high: Number.NEGATIVE_INFINITY,
    highAt: window.from,
    low: Number.POSITIVE_INFINITY,
    lowAt: window.from,
  };
  for (let t = window.from; t <= window.to; t += 1) {
    const high = candles.high[t] ?? Number.NaN;
    const low = candles.low[t] ?? Number.NaN;
    if (high > extremes.high) extremes = { ...extremes, high, highAt: t };
    if (low < extremes.low) extremes = { ...extremes, low, lowAt: t };
  }
  return extremes;
}

const dayMs = durationMs['1d'];

// For daily and longer candles the last day inside the candle (the Sunday of a week).
/** As-of time of a candle in UTC milliseconds: its close time. */
export function calculateAsOfTime(openTime: number, candles: Candles): number {
  const closeTime = calculateCloseTime(openTime, candles.interval);
  return closeTime - openTime >= dayMs ? closeTime - dayMs : closeTime;
}

/** Change between two candles in percent; undefined where prices change their scale between. */
export function calculateChange(
  { analysis: { scaleBreaks } }: Reading,
  [before, after]: readonly [before: number | undefined, after: number],
  { from, to }: FactWindow,
): number | undefined {
  const isBroken = scaleBreaks.some((one) => one.at > from && one.at <= to);
  return isBroken ? undefined : calculatePercentChange(before, after);
}

function toRecentFacts(reading: Reading): EngineFact[] {
  const { close } = reading.analysis.candles;
  const { from, to } = reading.window;
  const previous = { method: 'change@1', from: to - 1, to };
  const recent = { method: 'change@1', from: to - recentCandles, to };
  const facts = toFact(
    'last.change-percent',
    [calculateChange(reading, [getValueAt(close, to - 1), reading.close], previous), 'percent'],
    previous,
  );
  if (to - recentCandles < from) return facts;
  return [
    ...facts,
    ...toFact('recent.candles', [recentCandles, 'count'], recent),
    ...toFact(
      'recent.change-percent',
      [
        calculateChange(reading, [getValueAt(close, to - recentCandles), reading.close], recent),
        'percent',
      ],
      recent,
    ),
  ];
}

/**
 * Last close and time (UTC ms), number of candles, change (first open to last close), extremes. No
 * change is told across a change of the scale of prices.
 */
export function toPriceFacts(reading: Reading): EngineFact[] {
  const { candles } = reading.analysis;
  const { from, to } = reading.window;
  const last = { method: 'close@1', from: to, to };
  const whole = { method: 'window@1', from, to };
  const extremes = findExtremes(candles, reading.window);
  return [
    ...toFact('close.last', [reading.close, 'price'], last),
    ...toFact('close.time', [calculateAsOfTime(at(candles.openTime, to), candles), 'time'], last),
    ...toFact('window.candles', [to - from + 1, 'count'], whole),
    ...toFact('window.from', [getValueAt(candles.openTime, from), 'time'], whole),
    ...toFact(
      'window.change-percent',
      [
        calculateChange(reading, [getValueAt(candles.open, from), reading.close], reading.window),
        'percent',
      ],
      { ...whole, method: 'open-to-close@1' },
    ),
    ...toFact('window.high', [extremes.high, 'price'], {
      ...whole,
      from: extremes.highAt,
      to: extremes.highAt,
    }),
    ...toFact('window.low', [extremes.low, 'price'], {
      ...whole,
      from: extremes.lowAt,
      to: extremes.lowAt,
    }),
    ...toRecentFacts(reading),
  ];
}
