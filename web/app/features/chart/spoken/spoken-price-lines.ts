import type { AutoscaleInfo, IPriceLine, ISeriesApi } from 'lightweight-charts';
import type { ChartColours } from '../chart-colours.ts';
import type { SpokenPrice } from './spoken-prices.ts';

/** How far beyond the candles in view a price is still brought into view, in their range. */
const reach = 0.75;

/** Dashed lines at the prices that the answer beside the chart speaks of, each with its name. */
export class SpokenPriceLines {
  readonly #series: ISeriesApi<'Candlestick'>;
  #lines: readonly IPriceLine[] = [];
  #prices: readonly number[] = [];

  constructor(series: ISeriesApi<'Candlestick'>) {
    this.#series = series;
    series.applyOptions({
      autoscaleInfoProvider: (measure: () => AutoscaleInfo | null) => this.#extend(measure()),
    });
  }

  #extend(info: AutoscaleInfo | null): AutoscaleInfo | null {
    if (info?.priceRange == null) return info;
    const { minValue, maxValue } = info.priceRange;
    const most = (maxValue - minValue) * reach;
    const near = this.#prices.filter(
      (price) => price >= minValue - most && price <= maxValue + most,
    );
    const priceRange = {
      minValue: Math.min(minValue, ...near),
      maxValue: Math.max(maxValue, ...near),
    };
    return { ...info, priceRange };
  }

  paint({ lit }: ChartColours): void {
    for (const line of this.#lines) line.applyOptions({ color: lit });
  }

  show(prices: readonly SpokenPrice[], { lit }: ChartColours): void {
    for (const line of this.#lines) this.#series.removePriceLine(line);
    this.#prices = prices.map(({ price }) => price);
    this.#lines = prices.map(({ price, name }) =>
      this.#series.createPriceLine({
        price,
        title: name,
        color: lit,
        lineWidth: 1,
        lineStyle: 2,
        axisLabelVisible: true,
      }),
    );
  }
}
