import { at } from '../../candles/raw-candles.ts';
import type { Random } from './random.ts';
import type { TickCandle } from './tick-candles.ts';

/** How many steps of the walk make one candle: enough for wicks on both sides. */
export const stepsPerCandle = 6;

// Deviation of the free walk's end as a share of the parent's range. Measured: with it, the median range of 1m candles is within a third of
// what the square root of their time makes of a day's. The pins and the folding take away what it has too much of by itself (0.63).
const deviationPerRange = 1.15;

type Prices = Pick<TickCandle, 'open' | 'high' | 'low' | 'close'>;

export type PinnedWalk = {
  /**
   * Draws the prices, in whole ticks, at the ends of the steps of `shares.length` candles, the first point being the open. The walk begins
   * at the parent's open, ends at its close, touches its high and its low and never leaves them. `shares` says how much of its time each
   * candle trades. The result is overwritten by the next draw.
   */
  draw(parent: Prices, shares: readonly number[], random: Random): Float64Array;
};

/** A random walk pinned to a candle, with room for `maxCandles` parts; at least two parts are drawn. */
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
        if (to !== undefined) missAtFrom = bendBetween(path, { from, to, missAtFrom });
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

// From the open, drifting to the close, so that the turning points come where such a candle would have them.
function drawFreely(path: Float64Array, { parent, shares, random }: WalkPlan): void {
  const steps = shares.length * stepsPerCandle;
  let traded = 0;
  for (let candle = 0; candle < shares.length; candle++) traded += shares[candle] ?? 0;
  const unit =
    (deviationPerRange * (parent.high - parent.low)) / Math.sqrt(traded * stepsPerCandle);
  path[0] = parent.open;
  let price = parent.open;
  for (let candle = 0; candle < shares.length; candle++) {
    // Even steps of variance 1: a candle's six of them add up to a nearly normal move.
    const reach = unit * Math.sqrt(3 * (shares[candle] ?? 0));
    for (let step = 1; step <= stepsPerCandle; step++) {
      price += reach * (2 * random.next() - 1);
      path[candle * stepsPerCandle + step] = price;
    }
  }
  const miss = parent.close - at(path, steps);
  for (let index = 1; index <= steps; index++)
    path[index] = (path[index] ?? Number.NaN) + (miss * index) / steps;
}

/** Where the free walk turns is where the parent's high and low go, except where its open or close is one already. */
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

// The inner point that lies highest (direction 1) or lowest (-1), other than `except`.
function findTurn(
  path: Float64Array,
  { last, direction, except }: { last: number; direction: 1 | -1; except: number },
): number {
  let turn = except === 1 ? 2 : 1;
  let farthest = direction * at(path, turn);
  for (let index = turn + 1; index < last; index++) {
    const reach = direction * (path[index] ?? Number.NaN);
    if (reach <= farthest || index === except) continue;
    turn = index;
    farthest = reach;
  }
  return turn;
}

type Pin = { readonly index: number; readonly price: number };

/** Adds a straight line to the stretch between two pins so that its ends meet them; the end of the one before is met already. */
function bendBetween(
  path: Float64Array,
  { from, to, missAtFrom }: { from: Pin; to: Pin; missAtFrom: number },
): number {
  const missAtTo = to.price - at(path, to.index);
  const length = to.index - from.index;
  for (let index = from.index + 1; index <= to.index; index++)
    path[index] =
      (path[index] ?? Number.NaN) +
      missAtFrom +
      ((missAtTo - missAtFrom) * (index - from.index)) / length;
  return missAtTo;
}

// What would leave the range turns back at its edge, so that no run of equal prices lies there.
function foldInto({ high, low }: Prices, price: number): number {
  const range = high - low;
  if (range === 0) return low;
  if (price >= low && price <= high) return price;
  const turn = Math.abs(price - low) % (2 * range);
  return low + Math.min(turn, 2 * range - turn);
}
