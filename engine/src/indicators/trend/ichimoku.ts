import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createDelay } from '../running/running.ts';
import { createRunningHighest, createRunningLowest } from '../running/running-window.ts';

/** Middle between the highest high and the lowest low of the last candles, to be asked for every candle in order. */
function createMiddle(length: number): (candles: Candles, t: number) => number {
  const highest = createRunningHighest(length);
  const lowest = createRunningLowest(length);
  return ({ high, low }, t) => (highest(at(high, t)) + lowest(at(low, t))) / 2;
}

/**
 * Ichimoku Kinko Hyo: the middle of a short, and of a longer, stretch of candles, and the two edges of the cloud, which are drawn `displacement`
 * candles after they are known. The lagging span, which is the close drawn back, is an indicator of its own: `chikou-span`.
 * @see G. Hosoda, Ichimoku Kinko Hyo (1969)
 */
export const ichimokuIndicator: IndicatorDefinition = {
  id: 'ichimoku',
  group: 'trend',
  pane: 'price',
  parameters: [
    candleCount('conversion', 9),
    candleCount('base', 26),
    candleCount('span', 52),
    candleCount('displacement', 26, { minimum: 1 }),
  ],
  outputs: [
    { name: 'conversionLine', draw: 'line' },
    { name: 'baseLine', draw: 'line' },
    { name: 'leadingSpanA', draw: 'line' },
    { name: 'leadingSpanB', draw: 'line' },
  ],
  needsVolume: false,
  create(parameters) {
    const displacement = numberOf(parameters, 'displacement');
    const conversion = createMiddle(numberOf(parameters, 'conversion'));
    const base = createMiddle(numberOf(parameters, 'base'));
    const span = createMiddle(numberOf(parameters, 'span'));
    const delayA = createDelay(displacement);
    const delayB = createDelay(displacement);
    return perCandle(({ candles }, t) => {
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
};
