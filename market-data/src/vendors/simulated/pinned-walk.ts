import type { Candle } from '@vela/engine';
import { getValueAt } from '../../candles/raw-candles.ts';
import type { Random } from './random.ts';

/** Random-walk steps per candle: enough for wicks on both sides. */
export const stepsPerCandle = 6;

// End of the free walk, standard deviation per parent range; calibrated so that the median 1m range
// is within a third of square-root-of-time scaling (0.63 without pinning and reflection).
const deviationPerRange = 1.15;

type Prices = Pick<Candle, 'open' | 'high' | 'low' | 'close'>;

export type PinnedWalk = {
  /**
   * Prices in ticks at the step ends of `shares.length` candles, from open to close, touching high
   * and low. `shares`: traded time of each, 0 to 1. The next draw overwrites the array.
   */
  draw(parent: Prices, shares: readonly number[], random: Random): Float64Array;
};

/** A random walk through a candle's open, high, low and close, for `maxCandles` parts, from two. */
export function createPinnedWalk(maxCandles: number): PinnedWalk {
  const path = new Float64Array(maxCandles * stepsPerCandle + 1);
  return {
    draw(parent, shares, random) {
      const last = shares.length * stepsPerCandle;
      drawFreely(path, { parent, shares, random });
      const pins = toPins(path, parent, last);
      let missAtFrom = 0;
      for (const [index, from] of pins.entries()) {
        const to = pins[index + 1];
        if (to !== undefined) missAtFrom = correctBetweenPins(path, { from, to, missAtFrom });
      }
      for (let index = 0; index <= last; index++)
        path[index] = Math.round(foldInto(parent, path[index] ?? Number.NaN));
      return path;
    },
  };
}

type WalkPlan = {
  readonly parent: Prices;
  readonly shares: readonly number[];
  readonly random: Random;
};

// Walks from open to close with a drift, so that extremes fall where such a candle has them.
function drawFreely(path: Float64Array, { parent, shares, random }: WalkPlan): void {
  const steps = shares.length * stepsPerCandle;
  let traded = 0;
  for (let candle = 0; candle < shares.length; candle++) traded += shares[candle] ?? 0;
  const unit =
    (deviationPerRange * (parent.high - parent.low)) / Math.sqrt(traded * stepsPerCandle);
  path[0] = parent.open;
  let price = parent.open;
  for (let candle = 0; candle < shares.length; candle++) {
    // Uniform steps of variance 1: the sum of six is nearly normal.
    const reach = unit * Math.sqrt(3 * (shares[candle] ?? 0));
    for (let step = 1; step <= stepsPerCandle; step++) {
      price += reach * (2 * random.next() - 1);
      path[candle * stepsPerCandle + step] = price;
    }
  }
  const miss = parent.close - getValueAt(path, steps);
  for (let index = 1; index <= steps; index++)
    path[index] = (path[index] ?? Number.NaN) + (miss * index) / steps;
}

/** Pins high and low at the walk's extremes, unless open or close is already one. */
function toPins(path: Float64Array, { open, high, low, close }: Prices, last: number): Pin[] {
  const pins = [{ index: 0, price: open }];
  const hasHigh = Math.max(open, close) < high;
  const hasLow = Math.min(open, close) > low;
  const highest = hasHigh ? findTurn(path, { last, direction: 1, except: 0 }) : 0;
  const lowest = hasLow ? findTurn(path, { last, direction: -1, except: highest }) : 0;
  const [highPin, lowPin] = [
    { index: highest, price: high },
    { index: lowest, price: low },
  ];
  if (hasHigh && (!hasLow || highest < lowest)) pins.push(highPin);
  if (hasLow) pins.push(lowPin);
  if (hasHigh && hasLow && highest > lowest) pins.push(highPin);
  pins.push({ index: last, price: close });
  return pins;
}

// Index of the inner point that is highest (direction 1) or lowest (-1), other than `except`.
function findTurn(
  path: Float64Array,
  { last, direction, except }: { last: number; direction: 1 | -1; except: number },
): number {
  let turn = except === 1 ? 2 : 1;
  let farthest = direction * getValueAt(path, turn);
  for (let index = turn + 1; index < last; index++) {
    const reach = direction * (path[index] ?? Number.NaN);
    if (reach <= farthest || index === except) continue;
    turn = index;
    farthest = reach;
  }
  return turn;
}

type Pin = { readonly index: number; readonly price: number };

/** Adds a linear correction between two pins to pass through both; returns it at `to`. */
function correctBetweenPins(
  path: Float64Array,
  { from, to, missAtFrom }: { from: Pin; to: Pin; missAtFrom: number },
): number {
  const missAtTo = to.price - getValueAt(path, to.index);
  const length = to.index - from.index;
  for (let index = from.index + 1; index <= to.index; index++)
    path[index] =
      (path[index] ?? Number.NaN) +
      missAtFrom +
      ((missAtTo - missAtFrom) * (index - from.index)) / length;
  return missAtTo;
}

// Reflects prices at the edges of the range; clamping would produce runs of equal prices there.
function foldInto({ high, low }: Prices, price: number): number {
  const range = high - low;
  if (range === 0) return low;
  if (price >= low && price <= high) return price;
  const turn = Math.abs(price - low) % (2 * range);
  return low + Math.min(turn, 2 * range - turn);
}
