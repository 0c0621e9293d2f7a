import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';

// @see T. S. Chande and S. Kroll, The New Technical Trader (1994)
/** Rises minus falls of the close in percent of both, -100 to 100. NaN while it has not moved. */
export const chandeMomentumOscillatorIndicator = defineIndicator({
  id: 'chande-momentum-oscillator',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 14)],
  outputs: [{ name: 'oscillator', draw: 'line' }],
  levels: [-50, 0, 50],
  create({ length }) {
    const rises = createRollingSum(length);
    const falls = createRollingSum(length);
    return createCandleFold(({ candles: { close } }, t) => {
      const change = at(close, t) - at(close, t - 1);
      const rise = rises(Math.max(change, 0));
      const fall = falls(Math.max(-change, 0));
      return [(100 * (rise - fall)) / (rise + fall)];
    });
  },
});
