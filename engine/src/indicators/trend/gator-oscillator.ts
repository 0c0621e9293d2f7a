import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { alligatorParameters, createAlligatorLines } from './alligator.ts';

/**
 * How far the lines of the alligator are apart: above zero the distance of jaw and teeth, below zero that of teeth and lips.
 * @see B. Williams, New Trading Dimensions (1998)
 */
export const gatorOscillatorIndicator: IndicatorDefinition = {
  id: 'gator-oscillator',
  group: 'trend',
  pane: 'own',
  parameters: alligatorParameters,
  outputs: [
    { name: 'upper', draw: 'histogram' },
    { name: 'lower', draw: 'histogram' },
  ],
  levels: [0],
  needsVolume: false,
  create(given) {
    const linesAt = createAlligatorLines(given);
    return perCandle(({ candles }, t) => {
      const { jaw, teeth, lips } = linesAt(candles, t);
      return [Math.abs(jaw - teeth), -Math.abs(teeth - lips)];
    });
  },
};
