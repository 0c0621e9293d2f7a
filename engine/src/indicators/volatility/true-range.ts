import type { Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { calculateTrueRange } from '../true-range.ts';

/** Range of a candle including the gap from the previous close; NaN on the first candle. */
export const trueRangeIndicator: Indicator = {
  id: 'true-range',
  pane: 'own',
  parameters: [],
  outputs: [{ name: 'trueRange', draw: 'histogram' }],
  create: () => createCandleFold(({ candles }, t) => [calculateTrueRange(candles, t)]),
};
