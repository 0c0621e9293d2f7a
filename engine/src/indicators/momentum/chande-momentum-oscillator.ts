import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningSum } from '../running/running-window.ts';

/**
 * Rises less falls of the close over a window, in percent of both together: -100 to 100. Not defined while nothing has moved.
 * @see T. S. Chande and S. Kroll, The New Technical Trader (1994)
 */
export const chandeMomentumOscillatorIndicator: IndicatorDefinition = {
  id: 'chande-momentum-oscillator',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'oscillator', draw: 'line' }],
  levels: [-50, 0, 50],
  needsVolume: false,
  create(parameters) {
    const rises = createRunningSum(numberOf(parameters, 'length'));
    const falls = createRunningSum(numberOf(parameters, 'length'));
    return perCandle(({ candles: { close } }, t) => {
      const change = at(close, t) - at(close, t - 1);
      const rise = rises(Math.max(change, 0));
      const fall = falls(Math.max(-change, 0));
      return [(100 * (rise - fall)) / (rise + fall)];
    });
  },
};
