import { at } from '../../candles/column.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningMean } from '../running/running-window.ts';
import { windowMean } from '../window.ts';

/**
 * Simple means of the highs and of the lows, moved apart by the size of the range relative to the price, and the simple mean of the close
 * between them.
 * @see P. Headley, Big Trends in Trading (2002)
 */
export const accelerationBandsIndicator: IndicatorDefinition = {
  id: 'acceleration-bands',
  group: 'channel',
  pane: 'price',
  parameters: [candleCount('length', 20), factor('multiplier', 4)],
  outputs: [
    { name: 'middle', draw: 'line' },
    { name: 'upper', draw: 'line' },
    { name: 'lower', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const multiplier = numberOf(parameters, 'multiplier');
    const upper = createRunningMean(length);
    const lower = createRunningMean(length);
    return perCandle(({ candles: { high, low, close } }, t) => {
      const spread = (multiplier * (at(high, t) - at(low, t))) / (at(high, t) + at(low, t));
      return [
        windowMean(close, t, length),
        upper(at(high, t) * (1 + spread)),
        lower(at(low, t) * (1 - spread)),
      ];
    });
  },
};
