import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';

/** Volume, signed by the direction of high + low + close and scaled by how the range of the candle compares with that of its run. */
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

/**
 * Fast less slow exponential average of the volume force, and the exponential average of that as a signal. The force is defined from
 * the third candle on.
 * @see S. J. Klinger, "Identifying Trends with Volume Analysis", Technical Analysis of Stocks & Commodities (December 1997)
 */
export const klingerOscillatorIndicator: IndicatorDefinition = {
  id: 'klinger-oscillator',
  group: 'volume',
  pane: 'own',
  parameters: [candleCount('fast', 34), candleCount('slow', 55), candleCount('signal', 13)],
  outputs: [
    { name: 'oscillator', draw: 'line' },
    { name: 'signal', draw: 'line' },
  ],
  levels: [0],
  needsVolume: true,
  create(parameters) {
    const forceAt = createVolumeForce();
    const fast = createRunningEma(numberOf(parameters, 'fast'));
    const slow = createRunningEma(numberOf(parameters, 'slow'));
    const signal = createRunningEma(numberOf(parameters, 'signal'));
    return perCandle(({ candles }, t) => {
      const force = forceAt(candles, t);
      const oscillator = fast(force) - slow(force);
      return [oscillator, signal(oscillator)];
    });
  },
};
