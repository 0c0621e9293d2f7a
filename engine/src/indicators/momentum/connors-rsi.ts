import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningRsi } from '../running/running-rsi.ts';
import type { Running } from '../running/running.ts';

/** How many of the `length` values before the newest are smaller than it, in percent; NaN while there are fewer. */
function createRank(length: number): Running {
  const memory = new Float64Array(length + 1).fill(Number.NaN);
  return (value) => {
    memory.copyWithin(0, 1);
    memory[length] = value;
    if (Number.isNaN(at(memory, 0))) return Number.NaN;
    let smaller = 0;
    for (let place = 0; place < length; place += 1) if (at(memory, place) < value) smaller += 1;
    return (100 * smaller) / length;
  };
}

/**
 * Mean of three figures of 0 to 100: the RSI of the close, the RSI of the streak (for how many candles the close has risen, as a
 * positive number, or fallen, as a negative one), and the share of the last changes that were smaller than this one.
 * @see L. Connors and C. Alvarez, An Introduction to ConnorsRSI (2012)
 */
export const connorsRsiIndicator: IndicatorDefinition = {
  id: 'connors-rsi',
  group: 'momentum',
  pane: 'own',
  parameters: [
    candleCount('rsiLength', 3),
    candleCount('streakLength', 2),
    candleCount('rankLength', 100),
  ],
  outputs: [{ name: 'rsi', draw: 'line' }],
  levels: [10, 90],
  needsVolume: false,
  create(parameters) {
    const strength = createRunningRsi(numberOf(parameters, 'rsiLength'));
    const streakStrength = createRunningRsi(numberOf(parameters, 'streakLength'));
    const rank = createRank(numberOf(parameters, 'rankLength'));
    let streak = 0;
    return perCandle(({ candles: { close } }, t) => {
      const direction = t === 0 ? 0 : Math.sign(at(close, t) - at(close, t - 1));
      streak = direction * streak > 0 ? streak + direction : direction;
      return [
        (strength(at(close, t)) + streakStrength(streak) + rank(at(close, t) / at(close, t - 1))) /
          3,
      ];
    });
  },
};
