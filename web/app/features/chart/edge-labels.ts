import type { ISeriesPrimitiveAxisView, SeriesAttachedParameter } from 'lightweight-charts';
import type { ChartColours } from './chart-colours.ts';
import type { Zone } from './zone.ts';

/** With more lit zones their prices would cover those of the axis. */
const maxZones = 2;
const labelHeight = 17;

type Series = SeriesAttachedParameter['series'];

/** Whether labels at these heights cover neither each other nor that of the last price. */
export function areApart(heights: readonly number[], last: number): boolean {
  const sorted = [...heights, last].toSorted((a, b) => a - b);
  return sorted.every((y, index) => index === 0 || y - (sorted[index - 1] ?? y) >= labelHeight);
}

/**
 * Labels of the price axis at the edges of lit zones, so that their prices are read off there.
 * Hidden where they would stand on each other or on the last price: the zone's own label tells them.
 */
export function createEdgeLabels(
  zones: readonly Zone[],
  colours: ChartColours,
  chart: { readonly getSeries: () => Series | undefined; readonly getLastPrice: () => number },
): readonly ISeriesPrimitiveAxisView[] {
  if (zones.length > maxZones) return [];
  const prices = [...new Set(zones.flatMap(({ top, bottom }) => [top, bottom]))];
  const toY = (price: number): number => chart.getSeries()?.priceToCoordinate(price) ?? -100;
  return prices.map((price) => ({
    coordinate: () => toY(price),
    visible: () => areApart(prices.map(toY), toY(chart.getLastPrice())),
    text: () => chart.getSeries()?.priceFormatter().format(price) ?? '',
    textColor: () => colours.background,
    backColor: () => colours.lit,
    tickVisible: () => false,
  }));
}
