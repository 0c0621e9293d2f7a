import { at } from '../../candles/column.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleCountParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createCandleFold } from '../candle-fold.ts';
import { createRunningWilderAverage } from '../running/running-average.ts';
import { calculateTrueRange } from '../true-range.ts';

/** `significantClose`: the trend's extreme close; `hasTurned`: a close once crossed the stop. */
type Trend = { rises: boolean; significantClose: number; hasTurned: boolean };

/** Updates the extreme close of the trend; on a candle that reverses it, the close itself. */
function updateTrend(trend: Trend, close: number, turns: boolean): void {
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

// Defined after the first reversal, because the initial direction is a guess.
// @see J. W. Wilder, New Concepts in Technical Trading Systems (1978)
/** Stop at a multiple of the previous ATR from the trend's extreme close, reversed beyond it. */
export const volatilityStopIndicator = defineIndicator({
  id: 'volatility-stop',
  pane: 'price',
  parameters: [createCandleCountParameter('length', 7), createNumberParameter('multiplier', 3)],
  outputs: createOutputs('points', 'below', 'above'),
  create({ length, multiplier }) {
    const averageRange = createRunningWilderAverage(length);
    const trend: Trend = { rises: true, significantClose: Number.NaN, hasTurned: false };
    let previousRange = Number.NaN;
    return createCandleFold(({ candles }, t) => {
      const close = at(candles.close, t);
      const distance = multiplier * previousRange;
      previousRange = averageRange(calculateTrueRange(candles, t));
      if (Number.isNaN(distance)) {
        trend.rises = close >= at(candles.close, 0);
        trend.significantClose = t === 0 ? close : trend.significantClose;
        updateTrend(trend, close, false);
        return [];
      }
      // State before this candle: a stop that the candle crosses is drawn on its old side.
      const { rises, hasTurned } = trend;
      const stop = rises ? trend.significantClose - distance : trend.significantClose + distance;
      updateTrend(trend, close, rises ? close < stop : close > stop);
      if (!hasTurned) return [];
      return rises ? [stop, Number.NaN] : [Number.NaN, stop];
    });
  },
});
