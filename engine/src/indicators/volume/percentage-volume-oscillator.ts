import type { IndicatorDefinition } from '../indicator.ts';
import { percentageOscillatorOf } from '../percentage-oscillator.ts';

/**
 * Fast less slow exponential average of the volume, in percent of the slow one, with its own average as a signal. Not defined without volume.
 * @see MACD of G. Appel (1979), applied to volume
 */
export const percentageVolumeOscillatorIndicator: IndicatorDefinition = {
  id: 'percentage-volume-oscillator',
  group: 'volume',
  needsVolume: true,
  ...percentageOscillatorOf('volume'),
};
