import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';

/** The lagging span of Ichimoku Kinko Hyo: the close, drawn `displacement` candles back. It is known only now, so it stands on this candle. */
export const chikouSpanIndicator: IndicatorDefinition = {
  id: 'chikou-span',
  group: 'trend',
  pane: 'price',
  parameters: [candleCount('displacement', 26, { minimum: 1 })],
  outputs: [
    { name: 'laggingSpan', draw: 'line' },
    { name: 'formedAt', draw: 'line' },
  ],
  needsVolume: false,
  confirmsLate: true,
  create(parameters) {
    const displacement = numberOf(parameters, 'displacement');
    return perCandle(({ candles }, t) =>
      t < displacement ? [] : [at(candles.close, t), t - displacement],
    );
  },
};
