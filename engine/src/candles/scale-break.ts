import type { Candles } from './candles.ts';
import { at } from './column.ts';
import { durationMs } from './interval.ts';

/** A candle that opens on another scale of prices than the one before closed on. */
export type ScaleBreak = {
  /** Index of the first candle on the new scale. */
  readonly at: number;
  /** Close before divided by this open: 7 at a split of 7:1 that the prices do not follow. */
  readonly ratio: number;
};

const day = 86_400_000;
/** Candles before the break that tell what is usual. */
const lookBack = 50;
const minLookBack = 5;
/** The smallest opening gap that is judged; gaps are measured as logarithms. */
const minGap = 0.2;
/** From this gap on fewer ranges are enough, and a series without volume is judged. */
const largeGap = 0.25;
/** What a gap must be as a multiple of a quantile of the ranges before. */
const limits = {
  traded: { small: 9, large: 6, quantile: 0.5 },
  silent: { small: Number.POSITIVE_INFINITY, large: 5, quantile: 0.9 },
} as const;
/** Prices of such a hole may lie anywhere: two weeks, or three candles. */
const longestHoleMs = 14 * day;

const minRatio = Math.exp(minGap);
const isFar = (before: number, after: number): boolean =>
  before > 0 && after > 0 && (before >= after * minRatio || after >= before * minRatio);

function findQuantile(values: number[], share: number): number {
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * share)] ?? Number.NaN;
}

/** What the candles before one tell: true ranges as logarithms, most shares and money of a candle. */
type Usual = { readonly ranges: number[]; readonly shares: number; readonly money: number };

/** Undefined with too few candles, and where one of them has a price at or below zero. */
function findUsual({ high, low, close, volume }: Candles, t: number): Usual | undefined {
  const ranges: number[] = [];
  let [shares, money] = [0, 0];
  for (let index = Math.max(0, t - lookBack); index < t; index += 1) {
    const [top, bottom] = [at(high, index), at(low, index)];
    const last = index === 0 ? bottom : at(close, index - 1);
    const lowest = Math.min(bottom, last);
    // Around zero prices have no scale.
    if (!(lowest > 0)) return undefined;
    ranges.push(Math.log(Math.max(top, last) / lowest));
    shares = Math.max(shares, at(volume, index));
    money = Math.max(money, at(volume, index) * at(close, index));
  }
  return ranges.length < minLookBack ? undefined : { ranges, shares, money };
}

function isAfterHole({ openTime, interval }: Candles, t: number): boolean {
  const holeMs = at(openTime, t) - at(openTime, t - 1);
  return holeMs > Math.max(longestHoleMs, 3 * (durationMs[interval] ?? 31 * day));
}

/** Whether neither the candles before nor the volume explain an opening gap that the close keeps. */
function isUnexplained(candles: Candles, t: number): boolean {
  const before = at(candles.close, t - 1);
  const gap = Math.log(before / at(candles.open, t));
  const moved = Math.log(before / at(candles.close, t));
  if (!(moved / gap >= 0.5) || isAfterHole(candles, t)) return false;
  const usual = findUsual(candles, t);
  if (usual === undefined) return false;
  const limit = usual.shares > 0 ? limits.traded : limits.silent;
  const size = Math.abs(gap);
  const inRanges = size >= largeGap ? limit.large : limit.small;
  if (size < inRanges * findQuantile(usual.ranges, limit.quantile)) return false;
  // News moves shares and money; after a split only shares are more, on a wrong scale only money.
  const shares = at(candles.volume, t);
  const isNews = shares > usual.shares && shares * at(candles.close, t) > usual.money;
  return usual.shares === 0 || !isNews;
}

/** Whether two jumps undo each other: what lies between them is on a wrong scale. */
export function isReturn(one: ScaleBreak | undefined, other: ScaleBreak | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [first, second] = [Math.log(one.ratio), Math.log(other.ratio)];
  return Math.abs(first + second) < 0.25 * Math.min(Math.abs(first), Math.abs(second));
}

/**
 * Candles from index `from` on at which prices change their scale: an opening gap of at least 0.25
 * (as a logarithm) and six median true ranges of the 50 candles before, or 0.2 and nine, that the
 * close keeps by half, without both more shares and more money traded than on any of those; without
 * volume 0.25 and five times the range that nine in ten stay below. And one that undoes the break
 * before it (`last`) within 50 candles. Splits that a source does not adjust for, changes of unit,
 * wrong candles. None depends on later candles.
 */
export function findScaleBreaks(candles: Candles, from = 0, last?: ScaleBreak): ScaleBreak[] {
  const { open, close, length } = candles;
  const found: ScaleBreak[] = [];
  for (let t = Math.max(1, from); t < length; t += 1) {
    const before = at(close, t - 1);
    const opened = at(open, t);
    if (!isFar(before, opened)) continue;
    const jump = { at: t, ratio: before / opened };
    const earlier = found.at(-1) ?? last;
    const isBack = earlier !== undefined && t - earlier.at <= lookBack && isReturn(earlier, jump);
    if (isBack || isUnexplained(candles, t)) found.push(jump);
  }
  return found;
}
