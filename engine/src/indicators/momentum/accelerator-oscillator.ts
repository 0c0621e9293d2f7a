import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingMean } from '../running/rolling-window.ts';
import { createAwesomeOscillator } from './awesome-oscillator.ts';

/** Awesome oscillator minus its 5-candle mean. @see B. Williams, New Trading Dimensions (1998) */
export const acceleratorOscillatorIndicator = defineIndicator({
  id: 'accelerator-oscillator',
  pane: 'own',
  parameters: [
    createCandleCountParameter('fast', 5),
    createCandleCountParameter('slow', 34),
    createCandleCountParameter('smoothing', 5),
  ],
  outputs: [{ name: 'oscillator', draw: 'histogram' }],
  levels: [0],
  create({ fast, slow, smoothing }) {
    const oscillatorAt = createAwesomeOscillator(fast, slow);
    const mean = createRollingMean(smoothing);
    return createCandleFold(({ candles }, t) => {
      const oscillator = oscillatorAt(candles, t);
      return [oscillator - mean(oscillator)];
    });
  },
});
