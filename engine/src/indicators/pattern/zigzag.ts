import { at } from '../../candles/column.ts';
import { choice, choiceOf, factor, numberOf } from '../indicator-parameters.ts';
import type { IndicatorDefinition } from '../indicator.ts';
import { perCandle } from '../per-candle.ts';

type Prices = { readonly high: Float64Array; readonly low: Float64Array };
type Extreme = { price: number; index: number };
type Turn = { readonly kind: 'high' | 'low'; readonly price: number; readonly index: number };

/**
 * Follows price and answers a turn on the candle that confirms it: price has come back from the extreme by `reversal`, a share of it. A
 * candle never confirms its own extreme, for nobody knows in which order it made its high and its low.
 */
function createTurnWatch(reversal: number): (prices: Prices, t: number) => Turn | undefined {
  const highest: Extreme = { price: Number.NEGATIVE_INFINITY, index: -1 };
  const lowest: Extreme = { price: Number.POSITIVE_INFINITY, index: -1 };
  // Before the first turn both are sought.
  let isSeekingHigh = true;
  let isSeekingLow = true;
  return ({ high, low }, t) => {
    if (isSeekingHigh && highest.index >= 0 && at(low, t) <= highest.price * (1 - reversal)) {
      const turn: Turn = { kind: 'high', ...highest };
      Object.assign(lowest, { price: at(low, t), index: t });
      isSeekingHigh = false;
      isSeekingLow = true;
      return turn;
    }
    if (isSeekingLow && lowest.index >= 0 && at(high, t) >= lowest.price * (1 + reversal)) {
      const turn: Turn = { kind: 'low', ...lowest };
      Object.assign(highest, { price: at(high, t), index: t });
      isSeekingHigh = true;
      isSeekingLow = false;
      return turn;
    }
    if (isSeekingHigh && at(high, t) > highest.price)
      Object.assign(highest, { price: at(high, t), index: t });
    if (isSeekingLow && at(low, t) < lowest.price)
      Object.assign(lowest, { price: at(low, t), index: t });
    return undefined;
  };
}

/**
 * Turning points between moves of at least `reversal` percent. A turn stands on the candle that confirmed it, where price had come back that
 * far; `formedAt` is the index of the candle of the turn. The last, unconfirmed leg is not drawn.
 * @see A. A. Merrill, Filtered Waves (1977)
 */
export const zigzagIndicator: IndicatorDefinition = {
  id: 'zigzag',
  group: 'pattern',
  pane: 'price',
  parameters: [
    factor('reversal', 3, { minimum: 0.01, maximum: 90 }),
    choice('from', ['close', 'high-low']),
  ],
  outputs: [
    { name: 'high', draw: 'points' },
    { name: 'low', draw: 'points' },
    { name: 'formedAt', draw: 'points' },
  ],
  needsVolume: false,
  confirmsLate: true,
  create(parameters) {
    const watch = createTurnWatch(numberOf(parameters, 'reversal') / 100);
    const isOfClose = choiceOf(parameters, 'from') === 'close';
    return perCandle(({ candles: { high, low, close } }, t) => {
      const turn = watch(isOfClose ? { high: close, low: close } : { high, low }, t);
      if (turn === undefined) return [];
      return turn.kind === 'high'
        ? [turn.price, Number.NaN, turn.index]
        : [Number.NaN, turn.price, turn.index];
    });
  },
};
