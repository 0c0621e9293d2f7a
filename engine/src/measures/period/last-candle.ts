import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { countBelow } from '../statistics/sample.ts';
import { findMoment } from './choose-window.ts';

/** How many candles before it a candle is set beside, at least and at most. */
const [minCases, maxCases] = [50, 500];

const way = { '1': 'bullish', '-1': 'bearish', '0': 'neutral' } as const;

function toWay(open: number, close: number): 'bullish' | 'bearish' | 'neutral' {
  if (close === open) return way[0];
  return close > open ? way[1] : way['-1'];
}

/** Body and wicks in price and as shares of the range; shares only of a candle with a range. */
function toShapeFacts(write: FactWriter, { open, high, low, close }: Candles, t: number) {
  const [top, bottom] = [Math.max(at(open, t), at(close, t)), Math.min(at(open, t), at(close, t))];
  const range = at(high, t) - at(low, t);
  const toShare = (part: number): number | undefined =>
    range > 0 ? (part / range) * 100 : undefined;
  return [
    ...write('body', [top - bottom, 'price']),
    ...write('body.change-percent', [calculatePercentChange(at(open, t), at(close, t)), 'percent']),
    ...write('body-share', [toShare(top - bottom), 'percent']),
    ...write('upper-share', [toShare(at(high, t) - top), 'percent']),
    ...write('lower-share', [toShare(bottom - at(low, t)), 'percent']),
    ...write('range', [range, 'price']),
  ];
}

/** The range in ATR 14 of the candle before, and the share of the candles before that are narrower. */
function toSizeFacts(write: FactWriter, { analysis }: MeasureSeries, t: number): MeasureFact[] {
  const { candles, indicators } = analysis;
  const atr = getValueAt(indicators.atr14, t - 1);
  const range = at(candles.high, t) - at(candles.low, t);
  const from = Math.max(0, t - maxCases);
  const ranges = new Float64Array(t - from).map(
    (_, index) => at(candles.high, from + index) - at(candles.low, from + index),
  );
  const isKnown = ranges.length >= minCases;
  const narrower = countBelow(ranges, range);
  const history = { from, to: t };
  return [
    ...write('range-atr', [atr !== undefined && atr > 0 ? range / atr : undefined, 'ratio'], {
      from: Math.max(0, t - 1),
      to: t,
    }),
    ...write('cases', [isKnown ? ranges.length : undefined, 'count'], history),
    ...write('narrower', [isKnown ? narrower : undefined, 'count'], history),
    ...write(
      'narrower-share',
      [isKnown ? (narrower / ranges.length) * 100 : undefined, 'percent'],
      history,
    ),
  ];
}

function calculateLastCandle({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { candles } = first.analysis;
  const { time } = parameters;
  const moment = time === undefined ? undefined : findMoment(candles, time, first.window.to);
  const t = moment?.to ?? first.window.to;
  const candle = { from: t, to: t };
  const write = createFactWriter('last-candle', candle);
  const [open, close] = [at(candles.open, t), at(candles.close, t)];
  const before = getValueAt(candles.close, t - 1);
  return [
    ...toPeriodFacts(write, first, candle),
    ...write('age', [first.window.to - t, 'count'], { from: t, to: first.window.to }),
    ...write('way', [toWay(open, close), 'text']),
    ...write('open', [open, 'price']),
    ...write('high', [at(candles.high, t), 'price']),
    ...write('low', [at(candles.low, t), 'price']),
    ...write('close', [close, 'price']),
    ...write('before', [before, 'price'], { from: Math.max(0, t - 1), to: Math.max(0, t - 1) }),
    ...write('change-percent', [calculatePercentChange(before, close), 'percent'], {
      from: Math.max(0, t - 1),
      to: t,
    }),
    ...toShapeFacts(write, candles, t),
    ...toSizeFacts(write, first, t),
  ];
}

/**
 * The last closed candle, or the one of `time`: direction, body and wicks as shares of its range,
 * and its range beside ATR 14 of the candle before and beside the candles before.
 */
export const lastCandle: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateLastCandle,
};
