import { createPercentageOscillator } from '../percentage-oscillator.ts';

// @see G. Appel's MACD (1979), in percent
/** MACD in percent of the slow average, comparable between instruments, with its signal line. */
export const percentagePriceOscillatorIndicator = createPercentageOscillator(
  { id: 'percentage-price-oscillator' },
  'close',
);
