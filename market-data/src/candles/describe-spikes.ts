import type { HealthNote } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import { roundFactor } from './describe-jumps.ts';
import { getValueAt } from './raw-candles.ts';

/** Distances are logarithms: 0.25 is 28 % up and 22 % down. */
const minDistance = 0.25;
const tenfold = Math.log(10);
const minInRanges = 6;
const lookBack = 50;
const minLookBack = 5;

/** A little below the ratio of prices that a minimum distance is. */
const nearRatio = 1.28;

// Nearly all candles are told apart by this, without a logarithm.
/** Whether high and low are so near each other and the closes beside them that none stands alone. */
function isNear({ high, low, close, length }: Candles, index: number): boolean {
  let top = getValueAt(high, index);
  let bottom = getValueAt(low, index);
  for (let beside = index - 1; beside <= index + 1; beside += 2) {
    if (beside < 0 || beside >= length) continue;
    const closed = getValueAt(close, beside);
    if (closed > top) top = closed;
    if (closed < bottom) bottom = closed;
  }
  return bottom > 0 && top < nearRatio * bottom;
}

/** How far the high or low lies beyond its own open and close and the closes beside it. */
function calculateDistance({ open, high, low, close, length }: Candles, index: number): number {
  const [opened, closed] = [getValueAt(open, index), getValueAt(close, index)];
  const before = index === 0 ? opened : getValueAt(close, index - 1);
  const after = index === length - 1 ? closed : getValueAt(close, index + 1);
  const lowest = Math.min(opened, closed, before, after);
  if (lowest <= 0) return 0;
  const up = Math.log(getValueAt(high, index) / Math.max(opened, closed, before, after));
  const bottom = getValueAt(low, index);
  return bottom > 0 ? Math.max(up, Math.log(lowest / bottom)) : up;
}

/** An open that the close does not keep stands alone as a high or low does. */
function calculateOpenDistance({ open, close }: Candles, index: number): number {
  const before = getValueAt(close, index - 1);
  const [opened, closed] = [getValueAt(open, index), getValueAt(close, index)];
  if (!(before > 0 && opened > 0 && closed > 0)) return 0;
  const isUp = opened > before;
  const beyond = isUp ? opened / Math.max(before, closed) : Math.min(before, closed) / opened;
  return Math.max(0, Math.log(beyond));
}

/** More shares changed hands than on any candle before: such a wick can be real. */
function isUnusual(candles: Candles, index: number, distance: number): boolean {
  if (distance >= tenfold) return true;
  const { high, low, close, volume } = candles;
  const ranges: number[] = [];
  let mostShares = 0;
  for (let before = Math.max(0, index - lookBack); before < index; before++) {
    const [top, bottom] = [getValueAt(high, before), getValueAt(low, before)];
    const last = before === 0 ? bottom : getValueAt(close, before - 1);
    const range = Math.log(Math.max(top, last) / Math.min(bottom, last));
    if (Number.isFinite(range)) ranges.push(range);
    mostShares = Math.max(mostShares, getValueAt(volume, before));
  }
  if (ranges.length < minLookBack) return false;
  ranges.sort((a, b) => a - b);
  const median = ranges[ranges.length >> 1] ?? 0;
  const isTraded = mostShares > 0 && getValueAt(volume, index) > mostShares;
  return distance >= minInRanges * median && !isTraded;
}

/**
 * Highs, lows and opens that stand alone: at least 25 % and six median true ranges of the 50 candles
 * before beyond all prices around, without more volume than on those; tenfold ones always.
 */
export function describeSpikes(candles: Candles): HealthNote[] {
  let [count, firstAt, farthest] = [0, 0, 0];
  for (let index = 0; index < candles.length; index++) {
    if (isNear(candles, index)) continue;
    const distance = Math.max(
      calculateDistance(candles, index),
      index === 0 ? 0 : calculateOpenDistance(candles, index),
    );
    if (distance < minDistance || !isUnusual(candles, index, distance)) continue;
    if (count === 0) firstAt = getValueAt(candles.openTime, index);
    count++;
    farthest = Math.max(farthest, distance);
  }
  if (count === 0) return [];
  return [
    { code: 'price-spikes', params: { count, firstAt, factor: roundFactor(Math.exp(farthest)) } },
  ];
}
