import type { Candles } from '../../candles/candles.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { windowHighest, windowLowest } from '../window.ts';

/** Middle between the highest high and the lowest low of the last candles. */
function middleAt({ high, low }: Candles, t: number, length: number): number {
  return (windowHighest(high, t, length) + windowLowest(low, t, length)) / 2;
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
    const conversion = numberOf(parameters, 'conversion');
    const base = numberOf(parameters, 'base');
    const span = numberOf(parameters, 'span');
    const displacement = numberOf(parameters, 'displacement');
    return perCandle(({ candles }, t) => {
      const then = t - displacement;
      return [
        middleAt(candles, t, conversion),
        middleAt(candles, t, base),
        (middleAt(candles, then, conversion) + middleAt(candles, then, base)) / 2,
        middleAt(candles, then, span),
      ];
    });
  },
};
