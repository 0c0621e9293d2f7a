import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculatePriceRatio } from '../price-ratio.ts';

type Changes = { readonly own: Float64Array; readonly market: Float64Array };

/** Regression slope of changes over the rows `counts` accepts; NaN if the market's never vary. */
function calculateBeta(
  { own, market }: Changes,
  counts: (marketChange: number) => boolean,
): number {
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

function pushChange(changes: Float64Array, close: Float64Array, t: number): void {
  changes.copyWithin(0, 1);
  changes[changes.length - 1] = calculatePriceRatio(close, t, 1) - 1;
}

// `betaUp` and `betaDown` use only candles on which the second series rose or fell. NaN while it
// does not move. @see W. F. Sharpe, "A Simplified Model for Portfolio Analysis", Management Science
// (1963)
/** Covariance of relative changes divided by the variance of the second series' changes. */
export const betaIndicator = defineIndicator({
  id: 'beta',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 20)],
  outputs: createOutputs('line', 'beta', 'betaUp', 'betaDown'),
  levels: [0, 1],
  needsOther: true,
  create({ length }) {
    const changes = {
      own: new Float64Array(length).fill(Number.NaN),
      market: new Float64Array(length).fill(Number.NaN),
    };
    return createCandleFold(({ candles, other }, t) => {
      if (other === undefined) return [];
      pushChange(changes.own, candles.close, t);
      pushChange(changes.market, other.close, t);
      const overall = calculateBeta(changes, () => true);
      if (Number.isNaN(overall)) return [];
      return [
        overall,
        calculateBeta(changes, (market) => market > 0),
        calculateBeta(changes, (market) => market < 0),
      ];
    });
  },
});
