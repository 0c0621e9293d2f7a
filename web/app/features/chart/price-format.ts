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

  #apply(): void {
    this.#series.applyOptions({
      priceFormat: { type: 'custom', formatter: this.#write, minMove: this.#minMove },
    });
  }
}
