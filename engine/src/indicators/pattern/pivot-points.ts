import type { Candles, Interval } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { calculatePeriodStart } from '../../candles/interval.ts';
import { defineIndicator } from '../indicator.ts';
import { createChoiceParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { type PeriodPrices, pivotKinds, calculatePivotLevels } from './pivot-levels.ts';

const periods: Readonly<Record<string, Interval>> = { day: '1d', week: '1w', month: '1mo' };

function toPeriodPrices({ open, high, low, close }: Candles, t: number): PeriodPrices {
  return { open: at(open, t), high: at(high, t), low: at(low, t), close: at(close, t) };
}

// `woodie` also uses the first open of the current period, `demark` the open of the previous one.
/** Levels from the previous day, week or month (UTC, by open time); none in the first period. */
export const pivotPointsIndicator = defineIndicator({
  id: 'pivot-points',
  pane: 'price',
  parameters: [
    createChoiceParameter('period', ['day', 'week', 'month']),
    createChoiceParameter('kind', pivotKinds),
  ],
  outputs: ['pivot', 's1', 's2', 's3', 's4', 'r1', 'r2', 'r3', 'r4'].map((name) => ({
    name,
    draw: 'step',
  })),
  create({ period: periodName, kind }) {
    const period = periods[periodName] ?? '1d';
    let start = Number.NaN;
    let current: PeriodPrices | undefined;
    let levels: readonly number[] = [];
    return createCandleFold(({ candles }, t) => {
      const opened = calculatePeriodStart(at(candles.openTime, t), period);
      const candle = toPeriodPrices(candles, t);
      if (current === undefined || opened !== start) {
        if (current !== undefined) levels = calculatePivotLevels(kind, current, candle.open);
        current = candle;
        start = opened;
        return levels;
      }
      current = {
        open: current.open,
        high: Math.max(current.high, candle.high),
        low: Math.min(current.low, candle.low),
        close: candle.close,
      };
      return levels;
    });
  },
});
