import type { Candle, Candles } from '@vela/engine';
import type {
  CandleSeries,
  CandleSource,
  FollowedSeries,
  FollowState,
  MarketData,
  SeriesListener,
  StreamEvent,
  StreamListener,
} from '@vela/market-data';
import type { FeedMessage } from './feed-message.ts';

export type SharedSeriesDeps = {
  readonly marketData: MarketData;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
  /** Hear of every series, before its watchers. */
  readonly listeners: ReadonlySet<SeriesListener>;
};

/** Candles that are compared where what was announced does not follow what is known. */
const overlap = 50;

/** A series as this process knows it, whether it follows it upstream or hears of it. */
export class SharedSeries {
  readonly wanted: FollowedSeries;
  readonly watchers = new Set<StreamListener>();
  readonly #deps: SharedSeriesDeps;
  #source: CandleSource | undefined;
  #series: CandleSeries | undefined;
  /** Open time of the last candle whose close was told, or that was there from the first. */
  #toldThrough: number | undefined;
  #state: FollowState = 'connecting';
  #since: number;
  /** Announcements are taken one after another. */
  #running: Promise<void> = Promise.resolve();

  constructor(wanted: FollowedSeries, deps: SharedSeriesDeps) {
    this.wanted = wanted;
    this.#deps = deps;
    this.#since = deps.now();
  }

  get isKnown(): boolean {
    return this.#series !== undefined;
  }

  /** What a new watcher is told first; undefined before the series is known. */
  getState(): Extract<StreamEvent, { kind: 'state' }> | undefined {
    const series = this.#series;
    if (series === undefined) return undefined;
    return { kind: 'state', state: this.#state, since: this.#since, series };
  }

  watch(listener: StreamListener): void {
    this.watchers.add(listener);
    const state = this.getState();
    if (state !== undefined && this.#source !== undefined) listener(state, this.#source);
  }

  /** Takes what was heard upstream. */
  note(event: StreamEvent, source: CandleSource): void {
    this.#source = source;
    // After a change of owner the series may have grown unheard.
    if (event.kind === 'state' || event.kind === 'closed') this.#publish(event.series);
    if (event.kind !== 'closed') this.#tell(event);
  }

  /** Reads the series, where another process follows it. */
  load(): void {
    this.#inTurn(async () => {
      if (!this.isKnown) await this.#read();
    });
  }

  /** Takes what the process that follows the series announced. */
  hear(message: Exclude<FeedMessage, { kind: 'wanted' }>): void {
    this.#inTurn(async () => {
      const source = this.#source;
      if (source === undefined || !this.isKnown) await this.#read();
      else if (message.kind === 'closed') await this.#accept(source, message.candle);
      else if (message.kind === 'revised') await this.#revise(source, message.fromOpenTime);
      else if (message.kind === 'forming') this.#tell({ kind: 'forming', candle: message.candle });
      else this.#setState(message.state, message.since);
    });
  }

  async #accept(source: CandleSource, candle: Candle): Promise<void> {
    const request = this.#toRequest();
    const accepted = await source.accept?.(request, candle);
    const isApart = accepted === 'gap' || accepted === 'differs';
    if (isApart) await source.refresh?.(request, overlap);
    const result = await source.getSeries(request);
    if (result.kind === 'series') this.#publish(result.series);
  }

  async #revise(source: CandleSource, fromOpenTime: number): Promise<void> {
    const request = this.#toRequest();
    const result = await (source.refresh?.(request, overlap) ?? source.getSeries(request));
    if (result.kind !== 'series') return;
    this.#tell({ kind: 'revised', fromOpenTime, series: result.series });
    this.#publish(result.series);
  }

  async #read(): Promise<void> {
    const { marketData } = this.#deps;
    const result = await marketData.getSeries(this.#toRequest());
    if (result.kind !== 'series') return;
    this.#source = marketData.findSource?.(result.series.source.vendor);
    this.#publish(result.series);
    this.#setState(this.#state, this.#since);
  }

  /** Tells of the candles by which a series is longer than the one known before. */
  #publish(series: CandleSeries): void {
    this.#series = series;
    const { candles } = series;
    const end = candles.openTime[candles.length - 1] ?? Number.NEGATIVE_INFINITY;
    const last = this.#toldThrough ?? end;
    this.#toldThrough = Math.max(last, end);
    let index = candles.length;
    while (index > 0 && (candles.openTime[index - 1] ?? last) > last) index--;
    for (; index < candles.length; index++)
      this.#tell({ kind: 'closed', candle: toCandle(candles, index), series });
  }

  #setState(state: FollowState, since: number): void {
    this.#state = state;
    this.#since = since;
    const told = this.getState();
    if (told !== undefined) this.#tell(told);
  }

  #tell(event: StreamEvent): void {
    const source = this.#source;
    if (event.kind === 'state') [this.#state, this.#since] = [event.state, event.since];
    if (event.kind === 'revised') this.#series = event.series;
    if (source === undefined) return;
    for (const listener of this.#deps.listeners) listener(this.wanted, event, source.vendor);
    for (const watcher of this.watchers) watcher(event, source);
  }

  #toRequest() {
    return { ...this.wanted, limit: 1, now: this.#deps.now() };
  }

  #inTurn(work: () => Promise<void>): void {
    this.#running = this.#running.then(work).catch(this.#deps.onFault);
  }
}

function toCandle(candles: Candles, index: number): Candle {
  const read = (column: Float64Array): number => column[index] ?? Number.NaN;
  const { openTime, open, high, low, close, volume } = candles;
  return {
    openTime: read(openTime),
    open: read(open),
    high: read(high),
    low: read(low),
    close: read(close),
    volume: read(volume),
  };
}
