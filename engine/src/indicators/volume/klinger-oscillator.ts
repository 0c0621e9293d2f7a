import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningEma } from '../running/running-average.ts';

/** Volume signed by the direction of high + low + close, scaled by the range / cumulative range. */
function createVolumeForce(): (candles: Candles, t: number) => number {
  let trend = 0;
  let run = 0;
  return ({ high, low, close, volume }, t) => {
    const sumAt = (index: number): number => at(high, index) + at(low, index) + at(close, index);
    const range = at(high, t) - at(low, t);
    const direction = sumAt(t) > sumAt(t - 1) ? 1 : -1;
    if (t < 2) {
      trend = t === 1 ? direction : 0;
      return Number.NaN;
    }
    run = direction === trend ? run + range : at(high, t - 1) - at(low, t - 1) + range;
    trend = direction;
    return run === 0 ? 0 : at(volume, t) * Math.abs(2 * (range / run - 1)) * direction * 100;
  };
}

// Defined from the third candle on. @see S. J. Klinger, "Identifying Trends with Volume Analysis",
// Technical Analysis of Stocks & Commodities (December 1997)
/** Fast minus slow exponential average of the volume force; its own average as the signal. */
export const klingerOscillatorIndicator = defineIndicator({
  id: 'klinger-oscillator',
  pane: 'own',
  parameters: [
    createCandleCountParameter('fast', 34),
    createCandleCountParameter('slow', 55),
    createCandleCountParameter('signal', 13),
  ],
  outputs: createOutputs('line', 'oscillator', 'signal'),
  levels: [0],
  needsVolume: true,
  create({ fast: fastLength, slow: slowLength, signal: signalLength }) {
    const forceAt = createVolumeForce();
    const fast = createRunningEma(fastLength);
    const slow = createRunningEma(slowLength);
    const signal = createRunningEma(signalLength);
    return createCandleFold(({ candles }, t) => {
      const force = forceAt(candles, t);
      const oscillator = fast(force) - slow(force);
      return [oscillator, signal(oscillator)];
    });
  },
});
