import { at } from '../../candles/column.ts';
import type { Finding } from '../../structure/finding.ts';
import type { MeasureInput } from '../measure.ts';
import { findKnown } from './findings-at.ts';
import { listZones, zoneKinds } from '../structure/zones.ts';
import type { Standing } from './price-distance.ts';

/** The price a question is about, and the structure it was taken from. */
export type AskedPrice = { readonly price: number; readonly refs: readonly string[] };

type Side = 'above' | 'below';

/** The side a question names, by its word or by the direction of the move. */
export function findAskedSide({ parameters }: MeasureInput): Side | undefined {
  const { side, direction } = parameters;
  if (side !== undefined || direction === undefined) return side;
  return direction === 'bullish' ? 'above' : 'below';
}

/** The structure in focus, if it was known at the end of the window. */
function findFocused({ series: [first], parameters }: MeasureInput): Finding | undefined {
  const { findingId } = parameters;
  return findingId === undefined
    ? undefined
    : findKnown(first.analysis, findingId, first.window.to);
}

/**
 * The zone of the kinds named that comes first in the order asked for. To close beyond it on a side
 * it may lie around the close, which is on no side of the close.
 */
function findChosen(
  input: MeasureInput,
  standing: Standing,
  beyond: Side | undefined,
): Finding | undefined {
  const { side: _, ...unsided } = input.parameters;
  const { kinds = [], rank = 1 } = unsided;
  if (!kinds.some((kind) => zoneKinds.includes(kind))) return undefined;
  if (beyond === undefined) return listZones(input, standing)[rank - 1];
  const zones = listZones({ ...input, parameters: unsided }, standing);
  const { close } = standing;
  const ahead = zones.filter(({ top, bottom }) =>
    beyond === 'above' ? top >= close : bottom <= close,
  );
  return ahead[rank - 1];
}

/**
 * The typed price; else the last close moved by `percent` to the named side; else an edge of the
 * focused structure or the zone chosen: the one to go `beyond`, or without it the one nearer to the close. Undefined
 * where the question gives none of them.
 */
export function findAskedPrice(
  input: MeasureInput,
  standing: Standing,
  beyond?: Side,
): AskedPrice | undefined {
  const { close } = standing;
  const { price, percent } = input.parameters;
  if (price !== undefined) return { price, refs: [] };
  const side = findAskedSide(input);
  if (percent !== undefined && side !== undefined && close > 0) {
    const moved = close * (1 + ((side === 'above' ? 1 : -1) * percent) / 100);
    return { price: moved, refs: [] };
  }
  const finding = findFocused(input) ?? findChosen(input, standing, beyond);
  if (finding === undefined) return undefined;
  const { top, bottom } = finding;
  const isNearTop = Math.abs(top - close) <= Math.abs(bottom - close);
  const isTop = beyond === undefined ? isNearTop : beyond === 'above';
  return { price: isTop ? top : bottom, refs: [finding.id] };
}

/** The last candle of a range that traded at a price, its high and low included; -1 for none. */
export function findLastTraded(
  { series: [{ analysis }] }: MeasureInput,
  price: number,
  { from, to }: { readonly from: number; readonly to: number },
): number {
  const { high, low } = analysis.candles;
  for (let t = to; t >= from; t -= 1) if (at(low, t) <= price && price <= at(high, t)) return t;
  return -1;
}
