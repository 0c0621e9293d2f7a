import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { alligatorParameters, createAlligatorLines } from './alligator.ts';

// @see B. Williams, New Trading Dimensions (1998)
/** Distances between the alligator lines: jaw to teeth above zero, teeth to lips below zero. */
export const gatorOscillatorIndicator = defineIndicator({
  id: 'gator-oscillator',
  pane: 'own',
  parameters: alligatorParameters,
  outputs: createOutputs('histogram', 'upper', 'lower'),
  levels: [0],
  create(given) {
    const linesAt = createAlligatorLines(given);
    return createCandleFold(({ candles }, t) => {
      const { jaw, teeth, lips } = linesAt(candles, t);
      return [Math.abs(jaw - teeth), -Math.abs(teeth - lips)];
    });
  },
});
