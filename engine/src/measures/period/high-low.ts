import { at } from '../../candles/column.ts';
import { findExtremes } from '../../facts/price-facts.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';
import { chooseWindow } from './choose-window.ts';
import { toStartFacts } from './find-base.ts';

function calculateHighLow(input: MeasureInput): MeasureFact[] {
  const series = chooseWindow(input);
  const { window } = series;
  const { candles } = series.analysis;
  const write = createFactWriter('high-low', window);
  const { high, highAt, low, lowAt } = findExtremes(candles, window);
  const close = at(candles.close, window.to);
  const [highCandle, lowCandle] = [
    { from: highAt, to: highAt },
    { from: lowAt, to: lowAt },
  ];
  const toDrop = calculatePercentChange(high, close);
  return [
    ...toPeriodFacts(write, series, window),
    ...toStartFacts(write, series),
    ...write('high', [high, 'price'], highCandle),
    ...write('high.time', [getValueAt(candles.openTime, highAt), 'time'], highCandle),
    ...write('high.age', [window.to - highAt, 'count'], { from: highAt, to: window.to }),
    ...write('high.distance-percent', [toDrop === undefined ? undefined : -toDrop, 'percent'], {
      from: highAt,
      to: window.to,
    }),
    ...write('low', [low, 'price'], lowCandle),
    ...write('low.time', [getValueAt(candles.openTime, lowAt), 'time'], lowCandle),
    ...write('low.age', [window.to - lowAt, 'count'], { from: lowAt, to: window.to }),
    ...write('low.distance-percent', [calculatePercentChange(low, close), 'percent'], {
      from: lowAt,
      to: window.to,
    }),
    ...write('close', [close, 'price'], { from: window.to, to: window.to }),
    ...write('range', [high - low, 'price']),
    ...write('range-percent', [calculatePercentChange(low, high), 'percent']),
  ];
}

/**
 * Highest high and lowest low of the period with their candles (the first of equals), how far its
 * last close is below and above them in percent of them; with `time` of the candles of that day.
 */
export const highLow: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateHighLow,
};
