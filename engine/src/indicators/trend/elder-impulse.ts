import { at } from '../../candles/column.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningEma } from '../running/running-average.ts';

/**
 * 1 where the exponential average of the close and the MACD histogram both rise, -1 where both fall, 0 otherwise.
 * @see A. Elder, Come Into My Trading Room (2002)
 */
export const elderImpulseIndicator: IndicatorDefinition = {
  id: 'elder-impulse',
  group: 'trend',
  pane: 'own',
  parameters: [
    candleCount('length', 13),
    candleCount('fast', 12),
    candleCount('slow', 26),
    candleCount('signal', 9),
  ],
  outputs: [{ name: 'impulse', draw: 'histogram' }],
  levels: [0],
  needsVolume: false,
  create(parameters) {
    const average = createRunningEma(numberOf(parameters, 'length'));
    const fast = createRunningEma(numberOf(parameters, 'fast'));
    const slow = createRunningEma(numberOf(parameters, 'slow'));
    const signal = createRunningEma(numberOf(parameters, 'signal'));
    const previous = { average: Number.NaN, histogram: Number.NaN };
    return perCandle(({ candles: { close } }, t) => {
      const line = average(at(close, t));
      const macd = fast(at(close, t)) - slow(at(close, t));
      const histogram = macd - signal(macd);
      const slope = Math.sign(line - previous.average);
      const change = Math.sign(histogram - previous.histogram);
      previous.average = line;
      previous.histogram = histogram;
      if (Number.isNaN(slope) || Number.isNaN(change)) return [];
      return [slope === change ? slope : 0];
    });
  },
};
