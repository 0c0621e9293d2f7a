import type { IndicatorDefinition } from '../indicator.ts';
import { percentageOscillatorOf } from '../percentage-oscillator.ts';

/**
 * Fast less slow exponential average of the close, in percent of the slow one, with its own average as a signal: MACD that can be compared between prices.
 * @see G. Appel's MACD (1979), in percent
 */
export const percentagePriceOscillatorIndicator: IndicatorDefinition = {
  id: 'percentage-price-oscillator',
  group: 'momentum',
  needsVolume: false,
  ...percentageOscillatorOf('close'),
};
