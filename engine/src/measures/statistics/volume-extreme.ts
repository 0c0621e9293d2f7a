import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateChangePercent, collectValues } from './candle-change.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from './fact-writer.ts';
import { findTop } from './find-top.ts';
import { calculateMean } from './sample.ts';

type Series = MeasureInput['series'][0];

function toCandleFacts(write: FactWriter, { analysis }: Series, t: number) {
  const { candles } = analysis;
  const candle = { from: t, to: t };
  return (name: string): MeasureFact[] => [
    ...write(`${name}.volume`, [getValueAt(candles.volume, t), 'count'], candle),
    ...write(`${name}.time`, [getValueAt(candles.openTime, t), 'time'], candle),
    ...write(`${name}.change-percent`, [calculateChangePercent(candles, t), 'percent'], {
      from: Math.max(0, t - 1),
      to: t,
    }),
  ];
}

function calculateVolumeExtreme({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { window } = first;
  const { volume } = first.analysis.candles;
  const write = createFactWriter('volume-extreme', window);
  const sign = parameters.order === 'smallest' ? -1 : 1;
  const toVolume = (t: number): number => (at(volume, t) > 0 ? at(volume, t) : Number.NaN);
  const top = findTop(window, (t) => sign * toVolume(t), parameters.count ?? 1);
  const [other] = findTop(window, (t) => -sign * toVolume(t), 1);
  const average = calculateMean(collectValues(window, toVolume));
  return [
    ...toPeriodFacts(write, first, window),
    ...write('order', [top.length === 0 ? undefined : sign > 0 ? 'high' : 'low', 'text']),
    ...write('average', [average, 'count']),
    ...top.flatMap((t, index) => [
      ...write(`${index + 1}.rank`, [index + 1, 'count'], { from: t, to: t }),
      ...toCandleFacts(write, first, t)(`${index + 1}`),
      ...write(`${index + 1}.ratio`, [at(volume, t) / (average ?? Number.NaN), 'ratio']),
    ]),
    ...(other === undefined ? [] : toCandleFacts(write, first, other)('other')),
  ];
}

/**
 * The candle with the largest volume (with order `smallest` the smallest), the `count` largest, and
 * the other extreme; candles without volume do not count.
 */
export const volumeExtreme: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateVolumeExtreme,
};
