import { at } from '../../candles/column.ts';
import { calculateCloseTime } from '../../candles/interval.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { findMoment } from '../period/choose-window.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { calculateAskedLine, type IndicatorLine } from './indicator-line.ts';

/** What is known where the data begins after the moment asked about. */
function toEarlyFacts({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { openTime } = first.analysis.candles;
  const write = createFactWriter('indicator-at', { from: 0, to: 0 });
  return [
    ...write('asked', [parameters.time, 'time']),
    ...write('start', [getValueAt(openTime, 0), 'time']),
  ];
}

/** Where the close lies beside a line on the price scale. */
function toSideFacts(write: FactWriter, close: number, value: number): MeasureFact[] {
  const word = close > value ? 'above-area' : close < value ? 'below-area' : 'inside-area';
  return Number.isNaN(value) ? [] : write('side', [word, 'text']);
}

/** The value on the last candle of the period, and what price did in between. */
function toNowFacts(
  write: FactWriter,
  { values, unit }: IndicatorLine,
  { from, series: { analysis, window } }: { readonly from: number; readonly series: MeasureSeries },
): MeasureFact[] {
  const { to } = window;
  if (from === to) return [];
  const { close } = analysis.candles;
  const change = calculatePercentChange(at(close, from), at(close, to));
  return [
    ...write('now', [getValueAt(values, to), unit], { from: 0, to }),
    ...write('since.change-percent', [change, 'percent'], { from, to }),
  ];
}

function calculateIndicatorAt(input: MeasureInput): MeasureFact[] {
  const { series, parameters } = input;
  const [first] = series;
  const { candles } = first.analysis;
  const { time } = parameters;
  const { to } = first.window;
  const line = calculateAskedLine(input);
  if (line === undefined) return [];
  const moment = time === undefined ? { from: to, to } : findMoment(candles, time, to);
  if (moment === undefined) return toEarlyFacts(input);
  const t = moment.to;
  const window = { from: t, to: t };
  const write = createFactWriter('indicator-at', window);
  const place = { from: 0, to: t };
  const closeTime = calculateCloseTime(at(candles.openTime, t), candles.interval);
  const isMissed = time !== undefined && closeTime <= time;
  return [
    ...toPeriodFacts(write, first, window),
    ...write('asked', [isMissed ? time : undefined, 'time']),
    ...write('name', [line.name, 'text'], place),
    ...write('value', [getValueAt(line.values, t), line.unit], place),
    ...write('signal', [line.signal && getValueAt(line.signal, t), line.unit], place),
    ...write('before', [getValueAt(line.values, t - 1), line.unit], { from: 0, to: t - 1 }),
    ...write('close', [getValueAt(candles.close, t), 'price']),
    ...(line.unit === 'price' ? toSideFacts(write, at(candles.close, t), at(line.values, t)) : []),
    ...toNowFacts(write, line, { from: t, series: first }),
  ];
}

/**
 * Value of an indicator on the last candle that had opened by `time` (UTC ms), or without a time at
 * the end of the period, with the close then and the value on the last candle of the period.
 */
export const indicatorAt: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateIndicatorAt,
};
