import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** A pivot: the candle it formed on, its price and side. */
export type ChannelPivot = {
  readonly formedAt: number;
  readonly price: number;
  readonly isHigh: boolean;
};

/** A band of prices around a pivot, with the pivots that gather in it. */
export type PriceChannel = {
  readonly pivot: ChannelPivot;
  readonly top: number;
  readonly bottom: number;
  /** 20 for each pivot within, and 1 for each candle of the memory with its high or low within. */
  readonly strength: number;
};

/** Candles whose pivots count, and whose highs and lows are counted. */
export const channelMemory = 290;
const rangeLength = 300;
/** Maximum width, as a share of the range of the last `rangeLength` candles. */
const maxWidth = 0.05;
const pivotStrength = 20;
const maxChannels = 6;

/** Section 2.3 of the definitions: the strongest channels that do not overlap, at candle `t`. */
export function findPriceChannels(
  candles: Candles,
  pivots: readonly ChannelPivot[],
  t: number,
): PriceChannel[] {
  const width = maxWidth * calculateRange(candles, t);
  const strongest = pivots
    .map((pivot) => gatherPivots(pivot, pivots, width))
    .map(({ strength, ...band }) => {
      return { ...band, strength: strength + countTouches(candles, band, t) };
    })
    .toSorted((a, b) => b.strength - a.strength);
  const chosen: PriceChannel[] = [];
  for (const channel of strongest) {
    if (chosen.length === maxChannels) break;
    const overlaps = chosen.some(
      ({ top, bottom }) => channel.bottom <= top && channel.top >= bottom,
    );
    if (!overlaps) chosen.push(channel);
  }
  return chosen;
}

function calculateRange({ high, low }: Candles, t: number): number {
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  for (let index = Math.max(0, t - rangeLength + 1); index <= t; index += 1) {
    top = Math.max(top, at(high, index));
    bottom = Math.min(bottom, at(low, index));
  }
  return top - bottom;
}

/** The pivots, in order, that lie near enough to those before them; their strength alone. */
function gatherPivots(
  pivot: ChannelPivot,
  pivots: readonly ChannelPivot[],
  width: number,
): PriceChannel {
  let top = pivot.price;
  let bottom = pivot.price;
  let strength = 0;
  for (const { price } of pivots) {
    const [higher, lower] = [Math.max(top, price), Math.min(bottom, price)];
    if (higher - lower > width) continue;
    top = higher;
    bottom = lower;
    strength += pivotStrength;
  }
  return { pivot, top, bottom, strength };
}

type Band = Pick<PriceChannel, 'top' | 'bottom'>;

function countTouches({ high, low }: Candles, { top, bottom }: Band, t: number): number {
  let count = 0;
  for (let index = Math.max(0, t - channelMemory); index <= t; index += 1) {
    const isHighWithin = at(high, index) <= top && at(high, index) >= bottom;
    if (isHighWithin || (at(low, index) <= top && at(low, index) >= bottom)) count += 1;
  }
  return count;
}
