import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma, createRunningSmoothing } from '../running/running-average.ts';

/**
 * Relative change of the close from candle to candle, averaged twice (the new value weighs 2 / length) and times ten, with an exponential
 * average as a signal.
 * @see C. Swenlin's price momentum oscillator, DecisionPoint
 */
export const priceMomentumOscillatorIndicator: IndicatorDefinition = {
  id: 'price-momentum-oscillator',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 35), candleCount('smoothing', 20), candleCount('signal', 10)],
  outputs: [
    { name: 'oscillator', draw: 'line' },
    { name: 'signal', draw: 'line' },
  ],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const smoothing = numberOf(parameters, 'smoothing');
    const first = createRunningSmoothing(length, 2 / length);
    const second = createRunningSmoothing(smoothing, 2 / smoothing);
    const signal = createRunningEma(numberOf(parameters, 'signal'));
    return perCandle(({ candles: { close } }, t) => {
      const oscillator = second(10 * first(100 * (at(close, t) / at(close, t - 1) - 1)));
      return [oscillator, signal(oscillator)];
    });
  },
};
