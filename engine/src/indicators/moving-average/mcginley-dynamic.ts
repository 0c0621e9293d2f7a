import { at } from '../../candles/column.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/**
 * An average that speeds up when price falls away from it: it moves by (close - average) / (0.6 * length * (close / average)^4). It
 * starts from the first close and is defined from the second candle on.
 * @see J. R. McGinley, Market Technicians Association Journal (1991)
 */
export const mcginleyDynamicIndicator: IndicatorDefinition = {
  id: 'mcginley-dynamic',
  group: 'moving-average',
  pane: 'price',
  parameters: [candleCount('length', 14), factor('factor', 0.6, { minimum: 0.1, maximum: 2 })],
  outputs: [{ name: 'average', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const pace = numberOf(parameters, 'factor') * numberOf(parameters, 'length');
    let average = Number.NaN;
    return perCandle(({ candles: { close } }, t) => {
      const price = at(close, t);
      if (t === 0) {
        average = price;
        return [Number.NaN];
      }
      const moved = average + (price - average) / (pace * (price / average) ** 4);
      if (Number.isFinite(moved)) average = moved;
      return [average];
    });
  },
};
