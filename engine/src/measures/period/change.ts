import { at } from '../../candles/column.ts';
import { calculateAsOfTime, findExtremes } from '../../facts/price-facts.ts';
import { calculatePercentChange, getValueAt, type FactWindow } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';
import { chooseWindow } from './choose-window.ts';
import { findBase, toStartFacts } from './find-base.ts';

/** The day of the close that the change is measured from; nothing where it is the first open. */
function getBaseTime({
  analysis: { candles },
  window: { from },
}: MeasureSeries): number | undefined {
  return from > 0 ? calculateAsOfTime(at(candles.openTime, from - 1), candles) : undefined;
}

function calculateChange(input: MeasureInput): MeasureFact[] {
  const series = chooseWindow(input);
  const { window } = series;
  const { candles } = series.analysis;
  const write = createFactWriter('change', window);
  const base = findBase(candles, window.from);
  const after = at(candles.close, window.to);
  const whole = { from: base.index, to: window.to };
  const extremes = findExtremes(candles, window);
  const [highCandle, lowCandle] = [extremes.highAt, extremes.lowAt].map((t): FactWindow => ({
    from: t,
    to: t,
  }));
  const isPositive = base.price > 0 && after > 0;
  const multiple = isPositive ? after / base.price : undefined;
  const { amount } = input.parameters;
  const isHeld = amount !== undefined && multiple !== undefined;
  return [
    ...toPeriodFacts(write, series, window),
    ...toStartFacts(write, series),
    ...write('before', [base.price, 'price'], { from: base.index, to: base.index }),
    ...write('before.time', [getBaseTime(series), 'time'], { from: base.index, to: base.index }),
    ...write('after', [after, 'price'], { from: window.to, to: window.to }),
    ...write('move', [after - base.price, 'price'], whole),
    ...write('change-percent', [calculatePercentChange(base.price, after), 'percent'], whole),
    ...write('multiple', [multiple, 'ratio'], whole),
    ...write('amount', [isHeld ? amount : undefined, 'money'], whole),
    ...write('worth', [isHeld ? amount * multiple : undefined, 'money'], whole),
    ...write('high', [extremes.high, 'price'], highCandle),
    ...write('high.time', [getValueAt(candles.openTime, extremes.highAt), 'time'], highCandle),
    ...write('low', [extremes.low, 'price'], lowCandle),
    ...write('low.time', [getValueAt(candles.openTime, extremes.lowAt), 'time'], lowCandle),
  ];
}

/**
 * Change of the close over the period in percent and in price, from the last close before it (at
 * the beginning of the data: its first open); with `time` over the candles of that day. With
 * `amount` also what it would be worth at the end, by the price alone.
 */
export const change: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateChange,
};
