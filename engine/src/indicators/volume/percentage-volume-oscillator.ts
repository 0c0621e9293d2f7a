import { createPercentageOscillator } from '../percentage-oscillator.ts';

// @see MACD of G. Appel (1979), applied to volume
/** MACD of the volume in percent of the slow average, with its signal line; NaN without volume. */
export const percentageVolumeOscillatorIndicator = createPercentageOscillator(
  { id: 'percentage-volume-oscillator', needsVolume: true },
  'volume',
);
