import {
  CandlestickSeries,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  LineType,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts';
import { type ChartColours, applyAlpha } from '../chart-colours.ts';
import type { DrawnIndicator, DrawnOutput, DrawnValue } from './drawn-indicator.ts';

type Line = ISeriesApi<'Line'> | ISeriesApi<'Histogram'>;
type OutputSeries = {
  readonly output: DrawnOutput;
  readonly series: Line;
  readonly isLate: boolean;
};
type CandleOutputSeries = {
  readonly outputs: readonly DrawnOutput[];
  readonly series: ISeriesApi<'Candlestick'>;
};

/** Stretch factor of the price pane; indicator panes have 1. */
const pricePaneStretchFactor = 3;
const dashes = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted] as const;

/** Colour and dash of the line with this index; when the colours repeat, the dash changes. */
export function chooseLineStyle(
  number: number,
  { lines }: Pick<ChartColours, 'lines'>,
): { colour: string; dash: LineStyle } {
  const round = Math.floor(number / Math.max(1, lines.length));
  return {
    colour: lines[number % lines.length] ?? 'gray',
    dash: dashes[round % dashes.length] ?? LineStyle.Solid,
  };
}

/** Draws indicators over the prices and in panes of their own. */
export class IndicatorPanes {
  readonly #chart: IChartApi;
  #times: readonly UTCTimestamp[] = [];
  #count = 0;
  #before = 0;
  #drawn: readonly DrawnIndicator[] = [];
  #made: OutputSeries[] = [];
  #candles: CandleOutputSeries[] = [];
  #colours: ChartColours;
  #writeNumber: (value: number) => string = String;

  constructor(chart: IChartApi, colours: ChartColours) {
    this.#chart = chart;
    this.#colours = colours;
  }

  /** Sets other candles, of which the library holds those from `before`; removes what was drawn. */
  setTimes(times: readonly UTCTimestamp[], before: number): void {
    this.#clear();
    this.#drawn = [];
    this.#times = times;
    this.#count = times.length;
    this.#before = before;
  }

  setNumbers(write: (value: number) => string): void {
    this.#writeNumber = write;
    this.paint(this.#colours);
  }

  show(indicators: readonly DrawnIndicator[]): void {
    const isSame =
      indicators.length === this.#drawn.length &&
      indicators.every((one, index) => one === this.#drawn[index]);
    if (!isSame) this.#draw(indicators);
  }

  /** Draws the lines of one indicator thicker, those of the others as usual. */
  light(lit: DrawnIndicator | undefined): void {
    for (const { output, series } of this.#made)
      series.applyOptions({ lineWidth: lit?.outputs.includes(output) === true ? 4 : 2 });
  }

  #draw(indicators: readonly DrawnIndicator[]): void {
    this.#clear();
    this.#drawn = indicators;
    let pane = 0;
    let number = 0;
    for (const indicator of indicators) {
      const place = indicator.info.pane === 'price' ? 0 : (pane += 1);
      number = this.#add(indicator, place, number);
    }
    for (const [index, one] of this.#chart.panes().entries())
      one.setStretchFactor(index === 0 ? pricePaneStretchFactor : 1);
    this.#fill();
  }

  /** Shows what was known at the close of candle `count - 1`, from candle `before` on. */
  showFirst(count: number, before: number): void {
    const isNext = count === this.#count + 1 && before === this.#before;
    this.#count = count;
    this.#before = before;
    if (!isNext) {
      this.#fill();
      return;
    }
    for (const made of this.#made) this.#append(made);
    for (const candles of this.#candles) candles.series.setData(this.#toCandles(candles));
  }

  paint(colours: ChartColours): void {
    this.#colours = colours;
    if (this.#drawn.length > 0) this.#draw(this.#drawn);
  }

  #clear(): void {
    const all: ISeriesApi<SeriesType>[] = [
      ...this.#made.map(({ series }) => series),
      ...this.#candles.map(({ series }) => series),
    ];
    for (const series of all) this.#chart.removeSeries(series);
    this.#made = [];
    this.#candles = [];
  }

  /** Adds the series of one indicator; returns the index of the next line. */
  #add({ info, outputs }: DrawnIndicator, pane: number, first: number): number {
    let number = first;
    const lines = outputs.filter(({ draw }) => draw !== 'candles');
    const columns = outputs.filter(({ draw }) => draw === 'candles');
    for (const [index, output] of lines.entries()) {
      const series = this.#addLine(output, pane, chooseLineStyle(number, this.#colours));
      series.applyOptions({
        title: index === 0 && pane > 0 ? info.short : '',
        lastValueVisible: pane > 0,
        priceFormat: this.#numbers(),
      });
      if (index === 0)
        for (const price of info.levels) series.createPriceLine({ price, ...this.#levelOptions() });
      this.#made.push({ output, series, isLate: info.confirmsLate });
      number += 1;
    }
    if (columns.length > 0)
      this.#candles.push({ outputs: columns, series: this.#addCandles(pane) });
    return number;
  }

  #numbers() {
    return { type: 'custom', formatter: this.#writeNumber, minMove: 0.0001 } as const;
  }

  #levelOptions() {
    return {
      color: applyAlpha(this.#colours.text, 0.6),
      lineWidth: 1,
      lineStyle: LineStyle.Dotted,
      axisLabelVisible: false,
      title: '',
    } as const;
  }

  #addLine(
    { draw }: DrawnOutput,
    pane: number,
    { colour, dash }: ReturnType<typeof chooseLineStyle>,
  ): Line {
    const shared = { color: colour, priceLineVisible: false } as const;
    if (draw === 'histogram')
      return this.#chart.addSeries(
        HistogramSeries,
        { ...shared, color: applyAlpha(colour, 0.6) },
        pane,
      );
    const isPoints = draw === 'points';
    const options = {
      ...shared,
      lineWidth: 2,
      lineStyle: dash,
      lineType: draw === 'step' ? LineType.WithSteps : LineType.Simple,
      lineVisible: !isPoints,
      pointMarkersVisible: isPoints,
      pointMarkersRadius: 2.5,
      crosshairMarkerVisible: false,
    } as const;
    return this.#chart.addSeries(LineSeries, options, pane);
  }

  #addCandles(pane: number): ISeriesApi<'Candlestick'> {
    const soft = applyAlpha(this.#colours.text, 0.55);
    const options = {
      upColor: applyAlpha(this.#colours.text, 0),
      downColor: soft,
      borderColor: soft,
      wickColor: soft,
      priceLineVisible: false,
      lastValueVisible: false,
    };
    return this.#chart.addSeries(CandlestickSeries, options, pane);
  }

  #fill(): void {
    for (const { output, series } of this.#made) series.setData(this.#toPoints(output));
    for (const candles of this.#candles) candles.series.setData(this.#toCandles(candles));
  }

  /** Appends one candle; sets all data of a series whose values are confirmed later. */
  #append({ output, series, isLate }: OutputSeries): void {
    if (isLate) {
      series.setData(this.#toPoints(output));
      return;
    }
    const value = output.atClose[this.#count - 1];
    const time = this.#times[this.#count - 1];
    if (time === undefined) return;
    series.update(value === null || value === undefined ? { time } : { time, value });
  }

  #isKnown = ({ known, candle }: DrawnValue): boolean =>
    known < this.#count && candle >= this.#before && candle < this.#count;

  #toPoints({
    values,
    draw,
  }: DrawnOutput): ({ time: UTCTimestamp; value: number } | { time: UTCTimestamp })[] {
    const known = values.filter(this.#isKnown);
    const points = known.flatMap(({ candle, value }) => {
      const time = this.#times[candle];
      return time === undefined ? [] : [{ time, value, candle }];
    });
    if (draw === 'points') return points.map(({ time, value }) => ({ time, value }));
    // A gap in the values is a gap in the line.
    return points.flatMap(({ time, value, candle }, index) => {
      const before = points[index - 1]?.candle;
      const hole =
        before === undefined || before === candle - 1 ? undefined : this.#times[before + 1];
      return hole === undefined ? [{ time, value }] : [{ time: hole }, { time, value }];
    });
  }

  #toCandles({ outputs }: CandleOutputSeries) {
    const [open = [], high = [], low = [], close = []] = ['open', 'high', 'low', 'close'].map(
      (name) => outputs.find((output) => output.name === name)?.atClose,
    );
    return this.#times.slice(this.#before, this.#count).flatMap((time, place) => {
      const index = this.#before + place;
      const [o, h, l, c] = [open[index], high[index], low[index], close[index]];
      if (
        typeof o !== 'number' ||
        typeof h !== 'number' ||
        typeof l !== 'number' ||
        typeof c !== 'number'
      )
        return [];
      return [{ time, open: o, high: h, low: l, close: c }];
    });
  }
}
