import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

type Changes = { readonly own: Float64Array; readonly market: Float64Array };

/** Slope of the changes of the series on those of the market, over those whose market change counts; NaN where that does not vary. */
function betaOf({ own, market }: Changes, counts: (marketChange: number) => boolean): number {
  let n = 0;
  let ownSum = 0;
  let marketSum = 0;
  for (let place = 0; place < own.length; place += 1) {
    if (!counts(at(market, place))) continue;
    n += 1;
    ownSum += at(own, place);
    marketSum += at(market, place);
  }
  let products = 0;
  let squares = 0;
  for (let place = 0; place < own.length; place += 1) {
    if (!counts(at(market, place))) continue;
    const distance = at(market, place) - marketSum / n;
    products += (at(own, place) - ownSum / n) * distance;
    squares += distance ** 2;
  }
  return products / squares;
}

function takeChange(changes: Float64Array, close: Float64Array, t: number): void {
  changes.copyWithin(0, 1);
  changes[changes.length - 1] = at(close, t) / at(close, t - 1) - 1;
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
    const changes = {
      own: new Float64Array(length).fill(Number.NaN),
      market: new Float64Array(length).fill(Number.NaN),
    };
    return perCandle(({ candles, other }, t) => {
      if (other === undefined) return [];
      takeChange(changes.own, candles.close, t);
      takeChange(changes.market, other.close, t);
      const overall = betaOf(changes, () => true);
      if (Number.isNaN(overall)) return [];
      return [
        overall,
        betaOf(changes, (market) => market > 0),
        betaOf(changes, (market) => market < 0),
      ];
    });
  },
};
