import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningRsi } from '../running/running-rsi.ts';
import type { StreamingCalculation } from '../running/streaming-calculation.ts';
import { calculatePriceRatio } from '../price-ratio.ts';

/** Percent of the `length` previous values that are smaller than the newest; NaN with fewer. */
function createPercentRank(length: number): StreamingCalculation {
  const memory = new Float64Array(length + 1).fill(Number.NaN);
  return (value) => {
    memory.copyWithin(0, 1);
    memory[length] = value;
    if (Number.isNaN(at(memory, 0)) || Number.isNaN(value)) return Number.NaN;
    let smaller = 0;
    for (let place = 0; place < length; place += 1) if (at(memory, place) < value) smaller += 1;
    return (100 * smaller) / length;
  };
}

// @see L. Connors and C. Alvarez, An Introduction to ConnorsRSI (2012)
/** Mean of the close's RSI, its streak's (candles in a row) and the change's percent rank. */
export const connorsRsiIndicator = defineIndicator({
  id: 'connors-rsi',
  pane: 'own',
  parameters: [
    createCandleCountParameter('rsiLength', 3),
    createCandleCountParameter('streakLength', 2),
    createCandleCountParameter('rankLength', 100),
  ],
  outputs: [{ name: 'rsi', draw: 'line' }],
  levels: [10, 90],
  create({ rsiLength, streakLength, rankLength }) {
    const strength = createRunningRsi(rsiLength);
    const streakStrength = createRunningRsi(streakLength);
    const rank = createPercentRank(rankLength);
    let streak = 0;
    return createCandleFold(({ candles: { close } }, t) => {
      const direction = t === 0 ? 0 : Math.sign(at(close, t) - at(close, t - 1));
      streak = direction * streak > 0 ? streak + direction : direction;
      return [
        (strength(at(close, t)) + streakStrength(streak) + rank(calculatePriceRatio(close, t, 1))) /
          3,
      ];
    });
  },
});
