import { createAtr } from '../atr.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { outputAt } from '../per-candle.ts';

/** Average true range in units of price: Wilder's average, seeded with the simple mean of the true ranges from the second candle on. */
export const atrIndicator: IndicatorDefinition = {
  id: 'atr',
  group: 'volatility',
  pane: 'own',
  parameters: [candleCount('length', 14, { minimum: 1 })],
  outputs: [{ name: 'atr', draw: 'line' }],
  needsVolume: false,
  create(parameters) {
    const fold = createAtr(numberOf(parameters, 'length'));
    return {
      extend: ({ candles }, outputs, range) => fold.extend(candles, outputAt(outputs, 0), range),
    };
  },
};
