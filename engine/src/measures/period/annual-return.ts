import { at } from '../../candles/column.ts';
import { calculateCloseTime } from '../../candles/interval.ts';
import { calculatePercentChange } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';
import { findBase, toStartFacts } from './find-base.ts';

/** Mean length of a calendar year. */
const yearMs = 365.2425 * 86_400_000;
/** A year of 365 days counts as one. */
const minYears = 0.999;

function calculateAnnualReturn({ series: [first] }: MeasureInput): MeasureFact[] {
  const { window } = first;
  const { candles } = first.analysis;
  const write = createFactWriter('annual-return', window);
  const base = findBase(candles, window.from);
  const after = at(candles.close, window.to);
  const years =
    (calculateCloseTime(at(candles.openTime, window.to), candles.interval) - base.time) / yearMs;
  const whole = { from: base.index, to: window.to };
  const isPositive = base.price > 0 && after > 0;
  const multiple = isPositive ? after / base.price : undefined;
  const yearly =
    multiple === undefined || years < minYears ? undefined : (multiple ** (1 / years) - 1) * 100;
  return [
    ...toPeriodFacts(write, first, window),
    ...toStartFacts(write, first),
    ...write('annual.change-percent', [yearly, 'percent'], whole),
    ...write('years', [years, 'ratio'], whole),
    ...write('before', [base.price, 'price'], { from: base.index, to: base.index }),
    ...write('after', [after, 'price'], { from: window.to, to: window.to }),
    ...write('change-percent', [calculatePercentChange(base.price, after), 'percent'], whole),
    ...write('multiple', [multiple, 'ratio'], whole),
  ];
}

/**
 * Compound annual growth rate of the close over the period: the yearly change that gives the whole
 * one when it repeats. Only of at least a year; years of 365.2425 days.
 */
export const annualReturn: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateAnnualReturn,
};
