import type { ISeriesApi } from 'lightweight-charts';

/** How the price scale writes prices; an indicator in its own pane can have another format. */
export class PriceFormat {
  readonly #series: ISeriesApi<'Candlestick'>;
  #write: (price: number) => string = String;
  #minMove = 0.01;

  constructor(series: ISeriesApi<'Candlestick'>) {
    this.#series = series;
  }

  setDecimals(decimals: number): void {
    this.#minMove = 10 ** -decimals;
    this.#apply();
  }

  setWriter(write: (price: number) => string): void {
    this.#write = write;
    this.#apply();
  }

  /** Whether a height lies in the pane of prices. */
  isInPane(y: number): boolean {
    return y <= this.#series.getPane().getHeight();
  }

  /** The price at a height, with the decimals of the instrument. */
  readAt(y: number): number | undefined {
    const price = this.isInPane(y) ? this.#series.coordinateToPrice(y) : null;
    const decimals = Math.max(0, Math.round(-Math.log10(this.#minMove)));
    return price === null ? undefined : Number(price.toFixed(decimals));
  }

  #apply(): void {
    this.#series.applyOptions({
      priceFormat: { type: 'custom', formatter: this.#write, minMove: this.#minMove },
    });
  }
}
