import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

/**
 * Averaged candles: the close is the mean of the four prices, the open the middle of the averaged candle before, and high and low
 * reach as far as those and the candle's own. Their prices were not traded.
 */
export const heikinAshiIndicator: IndicatorDefinition = {
  id: 'heikin-ashi',
  group: 'price-transform',
  pane: 'price',
  parameters: [],
  outputs: [
    { name: 'open', draw: 'candles' },
    { name: 'high', draw: 'candles' },
    { name: 'low', draw: 'candles' },
    { name: 'close', draw: 'candles' },
  ],
  needsVolume: false,
  create() {
    let before = { open: Number.NaN, close: Number.NaN };
    return perCandle(({ candles }, t) => {
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
