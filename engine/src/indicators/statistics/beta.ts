import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition, IndicatorInput } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

type Pair = { readonly length: number; readonly counts: (marketChange: number) => boolean };

const changeAt = (column: Float64Array, index: number): number => at(column, index) / at(column, index - 1) - 1;

/** Slope of the relative changes of the series on those of the other, over the changes of the last `length` candles that count. */
function betaAt({ candles, other }: IndicatorInput, t: number, { length, counts }: Pair): number {
  if (other === undefined || t < length) return Number.NaN;
  let n = 0;
  let sum = 0;
  let marketSum = 0;
  for (let index = t - length + 1; index <= t; index += 1) {
    const market = changeAt(other.close, index);
    if (!counts(market)) continue;
    n += 1;
    sum += changeAt(candles.close, index);
    marketSum += market;
  }
  let products = 0;
  let squares = 0;
  for (let index = t - length + 1; index <= t; index += 1) {
    const market = changeAt(other.close, index);
    if (!counts(market)) continue;
    products += (changeAt(candles.close, index) - sum / n) * (market - marketSum / n);
    squares += (market - marketSum / n) ** 2;
  }
  return products / squares;
}

/**
 * How strongly the closes move with those of a second series: covariance of the relative changes over the variance of the second's. The
 * other two look only at candles on which the second series rose, or fell. Not defined while the second series does not move or has no candle.
 * @see W. F. Sharpe, "A Simplified Model for Portfolio Analysis", Management Science (1963)
 */
export const betaIndicator: IndicatorDefinition = {
  id: 'beta',
  group: 'statistics',
  pane: 'own',
  parameters: [candleCount('length', 20)],
  outputs: [
    { name: 'beta', draw: 'line' },
    { name: 'betaUp', draw: 'line' },
    { name: 'betaDown', draw: 'line' },
  ],
  levels: [0, 1],
  needsVolume: false,
  needsOther: true,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const all = { length, counts: () => true };
    const up = { length, counts: (market: number) => market > 0 };
    const down = { length, counts: (market: number) => market < 0 };
    return perCandle((input, t) => {
      const overall = betaAt(input, t, all);
      return Number.isNaN(overall) ? [] : [overall, betaAt(input, t, up), betaAt(input, t, down)];
    });
  },
};
