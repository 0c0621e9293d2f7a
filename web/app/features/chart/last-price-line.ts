import type { IPriceLine, ISeriesApi } from 'lightweight-charts';
import type { CandlePoint } from './candle-points.ts';
import { applyAlpha, type ChartColours } from './chart-colours.ts';

/** Labels the last close shown: the library's own label follows the last candle in view. */
export class LastPriceLine {
  readonly #series: ISeriesApi<'Candlestick'>;
  #line: IPriceLine | undefined;

  constructor(series: ISeriesApi<'Candlestick'>) {
    this.#series = series;
  }

  write(last: CandlePoint | undefined, colours: ChartColours): void {
    if (last === undefined) {
      if (this.#line !== undefined) this.#series.removePriceLine(this.#line);
      this.#line = undefined;
      return;
    }
    const options = {
      price: last.close,
      // Not the colour of a direction: a level close to it is drawn in one.
      color: applyAlpha(colours.text, 0.55),
      axisLabelColor: last.close >= last.open ? colours.bullish : colours.bearish,
    };
    if (this.#line === undefined) {
      this.#line = this.#series.createPriceLine({
        ...options,
        lineWidth: 1,
        lineStyle: 1,
        axisLabelVisible: true,
      });
    } else this.#line.applyOptions(options);
  }
}
