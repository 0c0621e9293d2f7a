import type { ISeriesPrimitiveAxisView, SeriesAttachedParameter } from 'lightweight-charts';
import type { ChartColours } from './chart-colours.ts';
import type { Zone } from './zone.ts';

/** With more lit zones their prices would cover those of the axis. */
const maxZones = 2;
const labelHeight = 17;

type Series = SeriesAttachedParameter['series'];

/** Heights moved away from that of the last price, and from each other, so that none is covered. */
export function spreadLabels(
  heights: readonly number[],
  last: number,
): ReadonlyMap<number, number> {
  const placed = new Map<number, number>();
  let above = last;
  for (const y of heights.filter((one) => one <= last).toSorted((a, b) => b - a)) {
    above = Math.min(y, above - labelHeight);
    placed.set(y, above);
  }
  let below = last;
  for (const y of heights.filter((one) => one > last).toSorted((a, b) => a - b)) {
    below = Math.max(y, below + labelHeight);
    placed.set(y, below);
  }
  return placed;
}

/** Labels of the price axis at the edges of lit zones, so that their prices are read off there. */
export function createEdgeLabels(
  zones: readonly Zone[],
  colours: ChartColours,
  chart: { readonly getSeries: () => Series | undefined; readonly getLastPrice: () => number },
): readonly ISeriesPrimitiveAxisView[] {
  if (zones.length > maxZones) return [];
  const prices = [...new Set(zones.flatMap(({ top, bottom }) => [top, bottom]))];
  const toY = (price: number): number => chart.getSeries()?.priceToCoordinate(price) ?? -100;
  return prices.map((price) => ({
    coordinate: () => {
      const y = toY(price);
      return spreadLabels(prices.map(toY), toY(chart.getLastPrice())).get(y) ?? y;
    },
    text: () => chart.getSeries()?.priceFormatter().format(price) ?? '',
    textColor: () => colours.background,
    backColor: () => colours.lit,
    tickVisible: () => false,
  }));
}
