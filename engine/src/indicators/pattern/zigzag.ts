import { at } from '../../candles/column.ts';
import { createChoiceParameter, createNumberParameter } from '../indicator-parameters.ts';
import { createOutputs, defineIndicator } from '../indicator.ts';
import { createCandleFold } from '../candle-fold.ts';

type Prices = { readonly high: Float64Array; readonly low: Float64Array };
type Extreme = { price: number; index: number };
type ZigzagTurn = { readonly kind: 'high' | 'low'; readonly price: number; readonly index: number };

// A candle never confirms its own extreme: the order of its high and low is unknown.
/** Returns a turning point once price has retraced by `reversal`, a share of the extreme. */
function createZigzagTurnDetector(
  reversal: number,
): (prices: Prices, t: number) => ZigzagTurn | undefined {
  const highest: Extreme = { price: Number.NEGATIVE_INFINITY, index: -1 };
  const lowest: Extreme = { price: Number.POSITIVE_INFINITY, index: -1 };
  // Before the first turning point, both kinds are searched.
  let isSeekingHigh = true;
  let isSeekingLow = true;
  return ({ high, low }, t) => {
    if (isSeekingHigh && highest.index >= 0 && at(low, t) <= highest.price * (1 - reversal)) {
      const turn: ZigzagTurn = { kind: 'high', ...highest };
      Object.assign(lowest, { price: at(low, t), index: t });
      isSeekingHigh = false;
      isSeekingLow = true;
      return turn;
    }
    if (isSeekingLow && lowest.index >= 0 && at(high, t) >= lowest.price * (1 + reversal)) {
      const turn: ZigzagTurn = { kind: 'low', ...lowest };
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

// Written on the candle that confirms it; `formedAt` is that of the extreme. The last leg is not
// drawn. @see A. A. Merrill, Filtered Waves (1977)
/** Turning points between moves of at least `reversal` percent. */
export const zigzagIndicator = defineIndicator({
  id: 'zigzag',
  pane: 'price',
  parameters: [
    createNumberParameter('reversal', 3, { minimum: 0.01, maximum: 90 }),
    createChoiceParameter('from', ['close', 'high-low']),
  ],
  outputs: createOutputs('points', 'high', 'low', 'formedAt'),
  confirmsLate: true,
  create({ reversal, from }) {
    const watch = createZigzagTurnDetector(reversal / 100);
    const usesClose = from === 'close';
    return createCandleFold(({ candles: { high, low, close } }, t) => {
      const turn = watch(usesClose ? { high: close, low: close } : { high, low }, t);
      if (turn === undefined) return [];
      return turn.kind === 'high'
        ? [turn.price, Number.NaN, turn.index]
        : [Number.NaN, turn.price, turn.index];
    });
  },
});
