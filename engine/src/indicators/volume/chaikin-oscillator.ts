import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';
import { moneyFlowVolumeAt } from './money-flow.ts';

/**
 * A fast exponential average of the accumulation/distribution line less a slow one.
 * @see M. Chaikin's oscillator, in S. B. Achelis, Technical Analysis from A to Z (1995)
 */
export const chaikinOscillatorIndicator: IndicatorDefinition = {
  id: 'chaikin-oscillator',
  group: 'volume',
  pane: 'own',
  parameters: [candleCount('fast', 3), candleCount('slow', 10)],
  outputs: [{ name: 'oscillator', draw: 'line' }],
  levels: [0],
  needsVolume: true,
  create(parameters) {
    const fast = createRunningEma(numberOf(parameters, 'fast'));
    const slow = createRunningEma(numberOf(parameters, 'slow'));
    let line = 0;
    return perCandle(({ candles }, t) => {
      line += moneyFlowVolumeAt(candles, t);
      return [fast(line) - slow(line)];
    });
  },
};
