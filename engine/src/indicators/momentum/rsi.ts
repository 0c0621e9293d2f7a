import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, numberOf } from '../indicator-parameters.ts';
import { ofClose } from '../per-candle.ts';
import { createRsi } from '../rsi.ts';

/** Relative strength index of the close: Wilder's average gain as a share of average gain and average loss, 0 to 100. */
export const rsiIndicator: IndicatorDefinition = {
  id: 'rsi',
  group: 'momentum',
  pane: 'own',
  parameters: [candleCount('length', 14)],
  outputs: [{ name: 'rsi', draw: 'line' }],
  levels: [30, 50, 70],
  needsVolume: false,
  create: (parameters) => ofClose(createRsi(numberOf(parameters, 'length'))),
};
