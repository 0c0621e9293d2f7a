import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';
import { calculateMoneyFlowVolume } from './money-flow.ts';

// @see M. Chaikin's oscillator, in S. B. Achelis, Technical Analysis from A to Z (1995)
/** Fast minus slow exponential average of the accumulation/distribution line. */
export const chaikinOscillatorIndicator = defineIndicator({
  id: 'chaikin-oscillator',
  pane: 'own',
  parameters: [createCandleCountParameter('fast', 3), createCandleCountParameter('slow', 10)],
  outputs: [{ name: 'oscillator', draw: 'line' }],
  levels: [0],
  needsVolume: true,
  create({ fast: fastLength, slow: slowLength }) {
    const fast = createRunningEma(fastLength);
    const slow = createRunningEma(slowLength);
    let line = 0;
    return createCandleFold(({ candles }, t) => {
      line += calculateMoneyFlowVolume(candles, t);
      return [fast(line) - slow(line)];
    });
  },
});
