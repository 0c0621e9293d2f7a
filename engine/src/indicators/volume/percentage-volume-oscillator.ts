import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';

/**
 * Fast less slow exponential average of the volume, in percent of the slow one, with its own average as a signal. Not defined without volume.
 * @see MACD of G. Appel (1979), applied to volume
 */
export const percentageVolumeOscillatorIndicator: IndicatorDefinition = {
  id: 'percentage-volume-oscillator',
  group: 'volume',
  pane: 'own',
  parameters: [candleCount('fast', 12), candleCount('slow', 26), candleCount('signal', 9)],
  outputs: [
    { name: 'oscillator', draw: 'line' },
    { name: 'signal', draw: 'line' },
    { name: 'histogram', draw: 'histogram' },
  ],
  levels: [0],
  needsVolume: true,
  create(parameters) {
    const fast = createRunningEma(numberOf(parameters, 'fast'));
    const slow = createRunningEma(numberOf(parameters, 'slow'));
    const signal = createRunningEma(numberOf(parameters, 'signal'));
    return perCandle(({ candles: { volume } }, t) => {
      const slowVolume = slow(at(volume, t));
      const oscillator = (100 * (fast(at(volume, t)) - slowVolume)) / slowVolume;
      const follower = signal(oscillator);
      return [oscillator, follower, oscillator - follower];
    });
  },
};
