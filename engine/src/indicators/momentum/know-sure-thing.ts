import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingMean } from '../running/rolling-window.ts';
import { calculatePriceRatio } from '../price-ratio.ts';

const changeWeights = [1, 2, 3, 4] as const;

// Signal: simple mean. @see M. J. Pring, "The KST System", Stocks & Commodities (September 1992)
/** Four smoothed rates of change of the close, in percent, weighted 1 to 4 from short to long. */
export const knowSureThingIndicator = defineIndicator({
  id: 'know-sure-thing',
  pane: 'own',
  parameters: [
    createCandleCountParameter('length1', 10, { minimum: 1 }),
    createCandleCountParameter('length2', 15, { minimum: 1 }),
    createCandleCountParameter('length3', 20, { minimum: 1 }),
    createCandleCountParameter('length4', 30, { minimum: 1 }),
    createCandleCountParameter('smoothing1', 10, { minimum: 1 }),
    createCandleCountParameter('smoothing2', 10, { minimum: 1 }),
    createCandleCountParameter('smoothing3', 10, { minimum: 1 }),
    createCandleCountParameter('smoothing4', 15, { minimum: 1 }),
    createCandleCountParameter('signal', 9, { minimum: 1 }),
  ],
  outputs: createOutputs('line', 'kst', 'signal'),
  levels: [0],
  create(parameters) {
    const parts = changeWeights.map((weight) => ({
      weight,
      length: parameters[`length${weight}`],
      mean: createRollingMean(parameters[`smoothing${weight}`]),
    }));
    const signal = createRollingMean(parameters.signal);
    return createCandleFold(({ candles: { close } }, t) => {
      let sum = 0;
      for (const { weight, length, mean } of parts)
        sum += weight * mean(100 * (calculatePriceRatio(close, t, length) - 1));
      return [sum, signal(sum)];
    });
  },
});
