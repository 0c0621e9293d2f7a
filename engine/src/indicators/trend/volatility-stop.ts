import { at } from '../../candles/column.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { candleCount, factor, numberOf } from '../indicator-parameters.ts';
import { perCandle } from '../per-candle.ts';
import { createRunningWilder } from '../running/running-average.ts';
import { trueRangeAt } from '../true-range.ts';

/** Highest close of a rise, or lowest close of a fall, and whether a close has ever been beyond the stop. */
type Trend = { rises: boolean; significantClose: number; hasTurned: boolean };

/** The farthest close in the direction of the trend; the close itself on the candle that turns it. */
function followClose(trend: Trend, close: number, turns: boolean): void {
  if (turns) {
    trend.rises = !trend.rises;
    trend.hasTurned = true;
    trend.significantClose = close;
    return;
  }
  trend.significantClose = trend.rises
    ? Math.max(trend.significantClose, close)
    : Math.min(trend.significantClose, close);
}

/**
 * Wilder's volatility system: a stop at a multiple of the average true range of the candle before from the farthest close of the trend. A close beyond
 * it turns the trend. Defined after the first turn: the direction before that is a guess.
 * @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
 */
export const volatilityStopIndicator: IndicatorDefinition = {
  id: 'volatility-stop',
  group: 'trend',
  pane: 'price',
  parameters: [candleCount('length', 7), factor('multiplier', 3)],
  outputs: [
    { name: 'below', draw: 'points' },
    { name: 'above', draw: 'points' },
  ],
  needsVolume: false,
  create(parameters) {
    const length = numberOf(parameters, 'length');
    const multiplier = numberOf(parameters, 'multiplier');
    const averageRange = createRunningWilder(length);
    const trend: Trend = { rises: true, significantClose: Number.NaN, hasTurned: false };
    let previousRange = Number.NaN;
    return perCandle(({ candles }, t) => {
      const close = at(candles.close, t);
      const distance = multiplier * previousRange;
      previousRange = averageRange(trueRangeAt(candles, t));
      if (Number.isNaN(distance)) {
        trend.rises = close >= at(candles.close, 0);
        trend.significantClose = t === 0 ? close : trend.significantClose;
        followClose(trend, close, false);
        return [];
      }
      // As the candle found it: the stop that it passes is drawn on the side it stood on.
      const { rises, hasTurned } = trend;
      const stop = rises ? trend.significantClose - distance : trend.significantClose + distance;
      followClose(trend, close, rises ? close < stop : close > stop);
      if (!hasTurned) return [];
      return rises ? [stop, Number.NaN] : [Number.NaN, stop];
    });
  },
};
