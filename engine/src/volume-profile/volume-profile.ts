import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';

/** Volume by price, in rows of equal height upwards from `bottom`. */
export type VolumeProfile = {
  readonly bottom: number;
  readonly rowHeight: number;
  /** Volume of each row; their sum is that of the candles. */
  readonly rows: Float64Array;
  /** Middle of the row with the most volume: the point of control. */
  readonly pointOfControl: number;
  /** Edges of the rows that make up the value area, and the share of the volume in it, 0 to 1. */
  readonly valueAreaHigh: number;
  readonly valueAreaLow: number;
  readonly valueAreaShare: number;
};

const rowCount = 100;
const valueAreaShare = 0.7;
const minVolumeShare = 0.5;

// The prices from the lowest low to the highest high in 100 rows, the volume of each candle spread
// evenly over its range. The row with the most volume is the point of control, the lowest of
// equals. The value area starts with it and adds the larger of the two adjacent rows, the upper one
// of equals, until it holds at least 70 % of the volume. Undefined when all prices are equal, or
// less than half of the candles have volume. @see J. P. Steidlmayer, Steidlmayer on Markets (1989),
// for point of control and value area; the even spread and the rows are ours
/** Volume profile of the candles `from` to `to`, both included. */
export function calculateVolumeProfile(
  candles: Candles,
  { from, to }: { from: number; to: number },
): VolumeProfile | undefined {
  const range = findPriceRange(candles, from, to);
  if (range === undefined) return undefined;
  const rowHeight = (range.top - range.bottom) / rowCount;
  const rows = new Float64Array(rowCount);
  for (let t = from; t <= to; t += 1)
    addVolume(rows, { candles, t, bottom: range.bottom, rowHeight });
  const control = findLargestRow(rows);
  const area = growValueArea(rows, control);
  return {
    bottom: range.bottom,
    rowHeight,
    rows,
    pointOfControl: range.bottom + (control + 0.5) * rowHeight,
    valueAreaHigh: range.bottom + (area.upper + 1) * rowHeight,
    valueAreaLow: range.bottom + area.lower * rowHeight,
    valueAreaShare: area.share,
  };
}

const getVolume = ({ volume }: Candles, t: number): number =>
  at(volume, t) > 0 ? at(volume, t) : 0;

function findPriceRange(
  candles: Candles,
  from: number,
  to: number,
): { top: number; bottom: number } | undefined {
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let withVolume = 0;
  for (let t = from; t <= to; t += 1) {
    top = Math.max(top, at(candles.high, t));
    bottom = Math.min(bottom, at(candles.low, t));
    if (getVolume(candles, t) > 0) withVolume += 1;
  }
  const isEnough = withVolume > 0 && withVolume >= (to - from + 1) * minVolumeShare;
  return isEnough && top > bottom ? { top, bottom } : undefined;
}

type SpreadInput = {
  readonly candles: Candles;
  readonly t: number;
  readonly bottom: number;
  readonly rowHeight: number;
};

/** Adds the volume of a candle to the rows its range overlaps, in proportion to the overlap. */
function addVolume(rows: Float64Array, { candles, t, bottom, rowHeight }: SpreadInput): void {
  const volume = getVolume(candles, t);
  if (volume === 0) return;
  const [high, low] = [
    (at(candles.high, t) - bottom) / rowHeight,
    (at(candles.low, t) - bottom) / rowHeight,
  ];
  const first = Math.min(rowCount - 1, Math.floor(low));
  const last = Math.min(rowCount - 1, Math.floor(high));
  if (first === last) {
    rows[first] = at(rows, first) + volume;
    return;
  }
  for (let row = first; row <= last; row += 1) {
    const overlap = Math.min(high, row + 1) - Math.max(low, row);
    rows[row] = at(rows, row) + (volume * overlap) / (high - low);
  }
}

function findLargestRow(rows: Float64Array): number {
  let largest = 0;
  for (let row = 1; row < rows.length; row += 1)
    if (at(rows, row) > at(rows, largest)) largest = row;
  return largest;
}

function growValueArea(
  rows: Float64Array,
  control: number,
): { lower: number; upper: number; share: number } {
  const total = rows.reduce((sum, volume) => sum + volume, 0);
  let [lower, upper, held] = [control, control, at(rows, control)];
  while (held < valueAreaShare * total && (lower > 0 || upper < rowCount - 1)) {
    const above = upper < rowCount - 1 ? at(rows, upper + 1) : -1;
    const below = lower > 0 ? at(rows, lower - 1) : -1;
    if (above >= below) upper += 1;
    else lower -= 1;
    held += Math.max(above, below);
  }
  return { lower, upper, share: held / total };
}
