import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';

// @see J. K. Hutson, "Good TRIX", Technical Analysis of Stocks & Commodities (July 1983)
/** Percent change per candle of the close's triple exponential average; its EMA as the signal. */
export const trixIndicator = defineIndicator({
  id: 'trix',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 15), createCandleCountParameter('signal', 9)],
  outputs: createOutputs('line', 'trix', 'signal'),
  levels: [0],
  create({ length, signal: signalLength }) {
    const first = createRunningEma(length);
    const second = createRunningEma(length);
    const third = createRunningEma(length);
    const signal = createRunningEma(signalLength);
    let previous = Number.NaN;
    return createCandleFold(({ candles: { close } }, t) => {
      const average = third(second(first(at(close, t))));
      // Undefined from or to an average at or below zero.
      const isDefined = previous > 0 && average > 0;
      const change = isDefined ? 100 * (average / previous - 1) : Number.NaN;
      previous = average;
      return [change, signal(change)];
    });
  },
});
