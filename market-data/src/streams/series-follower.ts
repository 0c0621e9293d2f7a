import { calculateCloseTime, type Candle } from '@vela/engine';
import type { CandleSeries, CandleSource, SeriesRequest } from '../candle-source.ts';
import { getCandleAt } from '../candles/closed-candles.ts';
import { getValueAt } from '../candles/raw-candles.ts';
import { isNextCandleDue } from '../candles/trading-time.ts';
import type { TradingCalendar } from '../instruments/instrument-entry.ts';
import { findInstrumentEntry } from '../instruments/instrument-catalogue.ts';
import { findFirstDifference } from '../live/live-series.ts';
import type { StreamTimings } from './stream-timings.ts';

/** What happens to a followed series. */
export type SeriesEvent =
  /** The candle that has not closed: provisional, never analysed. */
  | { readonly kind: 'forming'; readonly candle: Candle }
  | { readonly kind: 'closed'; readonly candle: Candle; readonly series: CandleSeries }
  /** The vendor corrected its history from this open time on: a new version. */
  | { readonly kind: 'revised'; readonly fromOpenTime: number; readonly series: CandleSeries };

export type FollowerDeps = {
  readonly source: CandleSource;
  readonly instrument: SeriesRequest['instrument'];
  readonly interval: SeriesRequest['interval'];
  readonly timings: StreamTimings;
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly emit: (event: SeriesEvent) => void;
};

/** Candles that are read again, to see what the vendor corrected. */
const overlap = 3;
const longOverlap = 50;
/** Node's timers hold no longer. */
const longestTimer = 2 ** 31 - 1;

type Told = { readonly candle: Candle; readonly isClosed: boolean | undefined };

/**
 * Follows one series: closed candles in order and without holes, each by the vendor's word. A
 * candle whose close was not told, a hole and a correction are asked for over REST.
 */
export class SeriesFollower {
  readonly #deps: FollowerDeps;
  readonly #calendar: TradingCalendar;
  #known: CandleSeries | undefined;
  /** Candles of the socket while the past is fetched. */
  #waiting: Told[] | undefined = [];
  #isOver = false;
  #running: Promise<void> = Promise.resolve();
  #due: NodeJS.Timeout | undefined;
  #recheck: NodeJS.Timeout | undefined;
  /** Last candles to be read again that could not be yet. */
  #unread = 0;

  constructor(deps: FollowerDeps) {
    this.#deps = deps;
    this.#calendar = findInstrumentEntry(deps.instrument.symbol)?.calendar ?? 'always';
  }

  /** Takes a candle of the socket; while the past is fetched, candles wait. */
  take(candle: Candle, isClosed: boolean | undefined): void {
    if (this.#isOver) return;
    if (this.#waiting === undefined) this.#handle({ candle, isClosed });
    else if (isClosed === true || this.#waiting.at(-1)?.candle.openTime !== candle.openTime)
      this.#waiting.push({ candle, isClosed });
  }

  /** Fetches what was missed; settles when the series is complete, or the follower closed. */
  async backfill(): Promise<void> {
    while (!(await this.#inTurn(() => this.#refresh(overlap))) && !this.#isOver)
      await new Promise((resolve) => setTimeout(resolve, this.#deps.timings.askAgain));
    const last = this.#findLast();
    const told = (this.#waiting ?? []).filter(({ candle }) => candle.openTime > last);
    this.#waiting = undefined;
    for (const each of told) this.#handle(each);
  }

  /** Candles are no longer to be had from a socket: they wait for the next `backfill`. */
  pause(): void {
    this.#waiting ??= [];
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#due);
    clearTimeout(this.#recheck);
  }

  #toRequest(): SeriesRequest {
    const { instrument, interval, now } = this.#deps;
    return { instrument, interval, limit: 1, now: now() };
  }

  #findLast(): number {
    if (this.#known === undefined) return Number.NEGATIVE_INFINITY;
    const { openTime, length } = this.#known.candles;
    return getValueAt(openTime, length - 1);
  }

  /** One after another: each step sees what the one before it published. False once over. */
  async #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    const before = this.#running;
    const run = (async () => {
      await before;
      return this.#isOver ? false : await work();
    })();
    this.#running = run.then(
      () => undefined,
      () => undefined,
    );
    return run;
  }

  #handle({ candle, isClosed }: Told): void {
    if (isClosed === true) void this.#inTurn(() => this.#takeClosed(candle));
    else if (candle.openTime > this.#findLast()) this.#deps.emit({ kind: 'forming', candle });
  }

  async #takeClosed(candle: Candle): Promise<boolean> {
    const { source } = this.#deps;
    if (source.accept === undefined) return this.#refresh(1);
    const accepted = await source.accept(this.#toRequest(), candle);
    if (accepted === 'gap') return this.#refresh(1);
    if (accepted === 'differs') return this.#refresh(longOverlap);
    if (accepted === 'known' && candle.openTime <= this.#findLast()) return true;
    const result = await source.getSeries(this.#toRequest());
    if (result.kind === 'series') this.#publish(result.series);
    return result.kind === 'series';
  }

  /** Asks the vendor; false where it did not answer: it is asked again soon. */
  async #refresh(count: number): Promise<boolean> {
    const { source, emit, timings } = this.#deps;
    const request = this.#toRequest();
    this.#unread = Math.max(this.#unread, count);
    const result = await (source.refresh?.(request, this.#unread) ?? source.getSeries(request));
    const isAnswered = result.kind === 'series' && !isFailing(result.series);
    if (isAnswered) this.#unread = 0;
    else this.#scheduleRecheck(timings.askAgain);
    if (result.kind !== 'series') return false;
    this.#publish(result.series);
    const { forming } = result.series;
    if (forming !== undefined && forming.openTime > this.#findLast())
      emit({ kind: 'forming', candle: forming });
    return isAnswered;
  }

  #publish(series: CandleSeries): void {
    const before = this.#known;
    this.#known = series;
    this.#scheduleDue();
    if (before === undefined || this.#isOver) return;
    const { emit } = this.#deps;
    const { candles } = series;
    const from = findChange(before, series);
    if (from < before.candles.length)
      emit({ kind: 'revised', fromOpenTime: getValueAt(candles.openTime, from), series });
    for (let index = before.candles.length; index < candles.length; index++)
      emit({ kind: 'closed', candle: getCandleAt(candles, index), series });
    if (candles.length > before.candles.length) this.#scheduleRecheck(this.#deps.timings.recheck);
  }

  /** Looks again when the next candle should have closed, and from then on until it came. */
  #scheduleDue(): void {
    clearTimeout(this.#due);
    if (this.#known === undefined || this.#isOver) return;
    const { interval, timings, now } = this.#deps;
    const last = this.#findLast();
    const closes = calculateCloseTime(calculateCloseTime(last, interval), interval);
    const waitMs = Math.max(timings.askAgain, closes + timings.settling - now());
    const look = (): void => {
      const isDue = isNextCandleDue(last, { interval, calendar: this.#calendar, now: now() });
      if (this.#waiting === undefined && isDue) void this.#inTurn(() => this.#refresh(1));
      this.#scheduleDue();
    };
    this.#due = setTimeout(look, Math.min(waitMs, longestTimer));
  }

  /** Reads the last candles again after a while, sooner where that failed. */
  #scheduleRecheck(waitMs: number): void {
    if (this.#isOver) return;
    if (waitMs < this.#deps.timings.recheck) clearTimeout(this.#recheck);
    else if (this.#recheck !== undefined) return;
    this.#recheck = setTimeout(() => {
      this.#recheck = undefined;
      if (this.#waiting === undefined) void this.#inTurn(() => this.#refresh(overlap));
    }, waitMs);
  }
}

const isFailing = ({ source }: CandleSeries): boolean =>
  source.health.some(({ code }) => code === 'provider-failing');

/** Index of the first candle of `after` that is new or differs. */
function findChange(before: CandleSeries, after: CandleSeries): number {
  if (before.version === after.version) return before.candles.length;
  return findFirstDifference(before.candles, after.candles);
}
