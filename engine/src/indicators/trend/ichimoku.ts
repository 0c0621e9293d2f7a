import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createDelay } from '../running/streaming-calculation.ts';
import { createRollingHighest, createRollingLowest } from '../running/rolling-window.ts';

/** Midpoint of the extremes of the last `length` candles; call for every candle in order. */
function createMidpoint(length: number): (candles: Candles, t: number) => number {
  const highest = createRollingHighest(length);
  const lowest = createRollingLowest(length);
  return ({ high, low }, t) => (highest(at(high, t)) + lowest(at(low, t))) / 2;
}

// The lagging span is a separate indicator: `chikou-span`. @see G. Hosoda, Ichimoku Kinko Hyo
// (1969)
/** Conversion and base line (midpoints); the cloud's edges are delayed by `displacement`. */
export const ichimokuIndicator = defineIndicator({
  id: 'ichimoku',
  pane: 'price',
  parameters: [
    createCandleCountParameter('conversion', 9),
    createCandleCountParameter('base', 26),
    createCandleCountParameter('span', 52),
    createCandleCountParameter('displacement', 26, { minimum: 1 }),
  ],
  outputs: createOutputs('line', 'conversionLine', 'baseLine', 'leadingSpanA', 'leadingSpanB'),
  create({ displacement, conversion: conversionLength, base: baseLength, span: spanLength }) {
    const conversion = createMidpoint(conversionLength);
    const base = createMidpoint(baseLength);
    const span = createMidpoint(spanLength);
    const delayA = createDelay(displacement);
    const delayB = createDelay(displacement);
    return createCandleFold(({ candles }, t) => {
      const conversionLine = conversion(candles, t);
      const baseLine = base(candles, t);
      return [
        conversionLine,
        baseLine,
        delayA((conversionLine + baseLine) / 2),
        delayB(span(candles, t)),
      ];
    });
  },
});
