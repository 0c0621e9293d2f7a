import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma, createRunningWeightedEma } from '../running/running-average.ts';
import { calculatePriceRatio } from '../price-ratio.ts';

// @see C. Swenlin's price momentum oscillator, DecisionPoint
/** Relative change of the close, smoothed twice (weight 2 / length), times ten; EMA as signal. */
export const priceMomentumOscillatorIndicator = defineIndicator({
  id: 'price-momentum-oscillator',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length', 35),
    createCandleCountParameter('smoothing', 20),
    createCandleCountParameter('signal', 10),
  ],
  outputs: createOutputs('line', 'oscillator', 'signal'),
  levels: [0],
  create({ length, smoothing, signal: signalLength }) {
    const first = createRunningWeightedEma(length, 2 / length);
    const second = createRunningWeightedEma(smoothing, 2 / smoothing);
    const signal = createRunningEma(signalLength);
    return createCandleFold(({ candles: { close } }, t) => {
      const oscillator = second(10 * first(100 * (calculatePriceRatio(close, t, 1) - 1)));
      return [oscillator, signal(oscillator)];
    });
  },
});
