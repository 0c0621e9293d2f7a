import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';
import { trueRangeAt } from '../true-range.ts';

/** Range of every candle, the gap from the close before included; the first candle has none. */
export const trueRangeIndicator: IndicatorDefinition = {
  id: 'true-range',
  group: 'volatility',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'trueRange', draw: 'histogram' }],
  needsVolume: false,
  create: () => perCandle(({ candles }, t) => [trueRangeAt(candles, t)]),
};
