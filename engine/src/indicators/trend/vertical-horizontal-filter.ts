import { at } from '../../candles/column.ts';
import { createCandleCountParameter } from '../indicator-parameters.ts';
import { defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRollingSum } from '../running/rolling-window.ts';
import { findWindowHighest, findWindowLowest } from '../window.ts';

// @see A. White, "The Vertical Horizontal Filter", Futures (August 1991)
/** Range of the closes by the sum of their absolute changes: large in trends; NaN where unmoved. */
export const verticalHorizontalFilterIndicator = defineIndicator({
  id: 'vertical-horizontal-filter',
  pane: 'own',
  parameters: [createCandleCountParameter('length', 28)],
  outputs: [{ name: 'filter', draw: 'line' }],
  create({ length }) {
    const changes = createRollingSum(length);
    return createCandleFold(({ candles: { close } }, t) => {
      const moved = changes(Math.abs(at(close, t) - at(close, t - 1)));
      return [(findWindowHighest(close, t, length) - findWindowLowest(close, t, length)) / moved];
    });
  },
});
