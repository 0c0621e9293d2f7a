import { at } from '../../candles/column.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { calculateTrueRange } from '../true-range.ts';

/** A price that something can be a share of: NaN at or below zero. */
const toBase = (close: number): number => (close > 0 ? close : Number.NaN);

/** Average true range in percent of the close, comparable between instruments. */
export const atrPercentIndicator = defineIndicator({
  id: 'atr-percent',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14, { minimum: 1 })],
  outputs: [{ name: 'atrPercent', draw: 'line' }],
  create({ length }) {
    const averageRange = createRunningWilderAverage(length);
    return createCandleFold(({ candles }, t) => [
      (averageRange(calculateTrueRange(candles, t)) / toBase(at(candles.close, t))) * 100,
    ]);
  },
});
