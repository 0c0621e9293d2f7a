import type { Zone } from './zone.ts';

export type PriceRange = { readonly minValue: number; readonly maxValue: number };

/**
 * How far beyond the candles in view a zone may reach and still be framed whole, as a share of their
 * range: less while something is lit, whose zone then has more height for its name.
 */
const reach = { usual: 0.3, lit: 0.15 } as const;

/**
 * The range of the candles in view, extended to both edges of the boxes that lie next to it, so that
 * the zones beside price are not cut by an edge of the chart. Zones farther off change nothing.
 */
export function extendToZones(
  range: PriceRange,
  zones: readonly Zone[],
  hasLit = false,
): PriceRange {
  const most = (range.maxValue - range.minValue) * (hasLit ? reach.lit : reach.usual);
  const near = zones.filter(
    ({ shape, faint, openEnded, top, bottom }) =>
      shape === 'box' &&
      !faint &&
      openEnded &&
      top <= range.maxValue + most &&
      bottom >= range.minValue - most,
  );
  return {
    minValue: Math.min(range.minValue, ...near.map(({ bottom }) => bottom)),
    maxValue: Math.max(range.maxValue, ...near.map(({ top }) => top)),
  };
}
