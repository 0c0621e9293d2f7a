import { createEma } from '../ema.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { ofClose } from '../per-candle.ts';

/** Exponential moving average of the close, seeded with the simple mean of the first `length` closes. */
export const emaIndicator: IndicatorDefinition = {
  id: 'ema',
  group: 'moving-average',
  pane: 'price',
  parameters: [candleCount('length', 20, { minimum: 1 })],
  outputs: [{ name: 'ema', draw: 'line' }],
  needsVolume: false,
  create: (parameters) => ofClose(createEma(numberOf(parameters, 'length'))),
};
