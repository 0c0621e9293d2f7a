import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { findMoment } from '../period/choose-window.ts';
import { collectValues } from './candle-change.ts';
import { createFactWriter, toPeriodFacts } from './fact-writer.ts';
import { calculateMean, calculateMedian, calculatePercentile, countBelow } from './sample.ts';

const minHistory = 10;

/** The series with as many candles up to the day that is named; as it is where none is. */
function endOnDay(series: MeasureSeries, time: number | undefined): MeasureSeries {
  const { analysis, window } = series;
  const day = time === undefined ? undefined : findMoment(analysis.candles, time, window.to);
  if (day === undefined) return series;
  const from = Math.max(0, day.to - (window.to - window.from));
  return { ...series, window: { from, to: day.to } };
}

// Zero stands for a volume that is not known, so a candle with it is not compared with.
function calculateVolumeNow({ series: [asked], parameters }: MeasureInput): MeasureFact[] {
  const first = endOnDay(asked, parameters.time);
  const { candles } = first.analysis;
  const { from, to } = first.window;
  const write = createFactWriter('volume-now', first.window);
  const toVolume = (t: number): number => (at(candles.volume, t) > 0 ? at(candles.volume, t) : NaN);
  const volume = toVolume(to);
  const past = collectValues({ from, to: to - 1 }, toVolume);
  const now = { from: to, to };
  const facts = [
    ...toPeriodFacts(write, first, first.window),
    ...write('volume', [volume, 'count'], now),
    ...write('time', [getValueAt(candles.openTime, to), 'time'], now),
    ...write('known', [past.length, 'count']),
  ];
  if (Number.isNaN(volume) || past.length < minHistory) return facts;
  const below = countBelow(past, volume);
  const average = calculateMean(past) ?? Number.NaN;
  return [
    ...facts,
    ...write('average', [average, 'count']),
    ...write('ratio', [volume / average, 'ratio']),
    ...write('median', [calculateMedian(past), 'count']),
    ...write('below', [below, 'count']),
    ...write('percentile', [calculatePercentile(past, volume), 'percent']),
  ];
}

/** Volume of the last candle beside the mean, median and percentile of the period before it. */
export const volumeNow: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 90 },
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateVolumeNow,
};
