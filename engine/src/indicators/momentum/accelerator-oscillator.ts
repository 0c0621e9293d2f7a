import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningMean } from '../running/running-window.ts';
import { createAwesomeOscillator } from './awesome-oscillator.ts';

/**
 * The awesome oscillator less its own simple mean of 5 candles.
 * @see B. Williams, New Trading Dimensions (1998)
 */
export const acceleratorOscillatorIndicator: IndicatorDefinition = {
  id: 'accelerator-oscillator',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('fast', 5), candleCount('slow', 34), candleCount('smoothing', 5)],
  outputs: [{ name: 'oscillator', draw: 'histogram' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const oscillatorAt = createAwesomeOscillator(parameters);
    const mean = createRunningMean(numberOf(parameters, 'smoothing'));
    return perCandle(({ candles }, t) => {
      const oscillator = oscillatorAt(candles, t);
      return [oscillator - mean(oscillator)];
    });
  },
};
