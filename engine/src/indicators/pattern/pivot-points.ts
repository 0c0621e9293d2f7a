import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { createPeriodFinder } from '../../sessions/period-finder.ts';
import { calendarPeriods, type TradingPeriod } from '../../sessions/market-calendar.ts';
import { defineIndicator } from '../indicator.ts';
import { createChoiceParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { type PeriodPrices, pivotKinds, calculatePivotLevels } from './pivot-levels.ts';

function toPeriodPrices({ open, high, low, close }: Candles, t: number): PeriodPrices {
  return { open: at(open, t), high: at(high, t), low: at(low, t), close: at(close, t) };
}

// `woodie` also uses the first open of the current period, `demark` the open of the previous one.
// The days are those of the market's calendar: a Sunday evening of currencies belongs to Monday.
/** Levels from the previous trading day, week or month; none in the first period. */
export const pivotPointsIndicator = defineIndicator({
  id: 'pivot-points',
  pane: 'price',
  parameters: [
    createChoiceParameter('period', calendarPeriods),
    createChoiceParameter('kind', pivotKinds),
  ],
  outputs: ['pivot', 's1', 's2', 's3', 's4', 'r1', 'r2', 'r3', 'r4'].map((name) => ({
    name,
    draw: 'step',
  })),
  create({ period: periodName, kind }) {
    const period = calendarPeriods.find((one) => one === periodName) ?? 'day';
    let find: ReturnType<typeof createPeriodFinder> | undefined;
    let latest: TradingPeriod | undefined;
    let current: PeriodPrices | undefined;
    let levels: readonly number[] = [];
    return createCandleFold(({ candles, calendar = 'crypto' }, t) => {
      find ??= createPeriodFinder(candles.interval, period, calendar);
      const opened = find(at(candles.openTime, t));
      const candle = toPeriodPrices(candles, t);
      if (current === undefined || opened !== latest) {
        if (current !== undefined) levels = calculatePivotLevels(kind, current, candle.open);
        current = candle;
        latest = opened;
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
