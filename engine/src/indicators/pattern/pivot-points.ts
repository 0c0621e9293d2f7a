import type { Candles, Interval } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { periodStartOf } from '../../candles/interval.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { choice, choiceOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { type PeriodPrices, pivotKinds, pivotLevels } from './pivot-levels.ts';

const periods: Readonly<Record<string, Interval>> = { day: '1d', week: '1w', month: '1mo' };

function firstPricesAt({ open, high, low, close }: Candles, t: number): PeriodPrices {
  return { open: at(open, t), high: at(high, t), low: at(low, t), close: at(close, t) };
}

/**
 * Levels worked out from the day, week or month before (UTC, by open time), the same for all candles of a period. The kind `woodie` and `demark` also
 * use the first open of the period, or the open of the one before. Not defined in the first period of a series.
 */
export const pivotPointsIndicator: IndicatorDefinition = {
  id: 'pivot-points',
  group: 'pattern',
  pane: 'price',
  parameters: [choice('period', ['day', 'week', 'month']), choice('kind', pivotKinds)],
  outputs: ['pivot', 's1', 's2', 's3', 's4', 'r1', 'r2', 'r3', 'r4'].map((name) => ({
    name,
    draw: 'step',
  })),
  needsVolume: false,
  create(parameters) {
    const period = periods[choiceOf(parameters, 'period')] ?? '1d';
    const kind = choiceOf(parameters, 'kind');
    let start = Number.NaN;
    let current: PeriodPrices | undefined;
    let levels: readonly number[] = [];
    return perCandle(({ candles }, t) => {
      const opened = periodStartOf(at(candles.openTime, t), period);
      const candle = firstPricesAt(candles, t);
      if (current === undefined || opened !== start) {
        if (current !== undefined) levels = pivotLevels(kind, current, candle.open);
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
};
