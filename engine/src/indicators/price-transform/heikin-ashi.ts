import { at } from '../../candles/column.ts';
import { createOutputs, type Indicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

// Open: midpoint of the previous such body; high and low include both. These prices were not
// traded.
/** Heikin-Ashi candles: the close is the mean of the four prices. */
export const heikinAshiIndicator: Indicator = {
  id: 'heikin-ashi',
  pane: 'price',
  parameters: [],
  outputs: createOutputs('candles', 'open', 'high', 'low', 'close'),
  create() {
    let before = { open: Number.NaN, close: Number.NaN };
    return createCandleFold(({ candles }, t) => {
      const candle = {
        open: at(candles.open, t),
        high: at(candles.high, t),
        low: at(candles.low, t),
        close: at(candles.close, t),
      };
      if (t === 0) before = candle;
      const open = (before.open + before.close) / 2;
      const close = (candle.open + candle.high + candle.low + candle.close) / 4;
      before = { open, close };
      return [open, Math.max(candle.high, open, close), Math.min(candle.low, open, close), close];
    });
  },
};
