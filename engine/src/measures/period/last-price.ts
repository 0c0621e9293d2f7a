import { at } from '../../candles/column.ts';
import { calculateAsOfTime } from '../../facts/price-facts.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';

function calculateLastPrice({ series: [first] }: MeasureInput): MeasureFact[] {
  const { candles } = first.analysis;
  const { to } = first.window;
  const candle = { from: to, to };
  const pair = { from: Math.max(0, to - 1), to };
  const write = createFactWriter('last-price', candle);
  const close = at(candles.close, to);
  const before = getValueAt(candles.close, to - 1);
  return [
    ...toPeriodFacts(write, first, candle),
    ...write('close', [close, 'price']),
    ...write('time', [calculateAsOfTime(at(candles.openTime, to), candles), 'time']),
    ...write('before', [before, 'price'], { from: to - 1, to: to - 1 }),
    ...write('move', [before === undefined ? undefined : close - before, 'price'], pair),
    ...write('change-percent', [calculatePercentChange(before, close), 'percent'], pair),
    ...write('open', [at(candles.open, to), 'price']),
    ...write('high', [at(candles.high, to), 'price']),
    ...write('low', [at(candles.low, to), 'price']),
  ];
}

/** Last close, when it was, and its change to the close before. */
export const lastPrice: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateLastPrice,
};
