import type {
  CandleSource,
  FollowedSeries,
  SeriesListener,
  SeriesStreams,
  StreamEvent,
  StreamListener,
} from '@vela/market-data';
import { FeedLink, type FeedLinkDeps } from './feed-link.ts';
import { toFeedMessage, type FeedMessage } from './feed-message.ts';
import { SharedSeries, type SharedSeriesDeps } from './shared-series.ts';

type SharedStreamsDeps = Pick<FeedLinkDeps, 'connectionString'> &
  Omit<SharedSeriesDeps, 'listeners'> & {
    /** Follows series upstream, while this process owns the feed. */
    readonly local: SeriesStreams;
  };

type Entry = {
  readonly shared: SharedSeries;
  /** Until when another process watches it, on the clock of this one. */
  elsewhereUntil: number;
  /** When its forming candle was announced last. */
  formingAt: number;
  stopLocal?: () => void;
};

const tellEveryMs = 10_000;
const forgetAfterMs = 30_000;
/** The forming candle is announced four times a second at most; the next one says it all again. */
const announceMs = 250;
const seriesPerMessage = 50;

type SeriesName = Pick<FollowedSeries, 'interval' | 'vendor'> & { readonly symbol: string };

const toSeriesName = ({
  instrument: { symbol },
  interval,
  vendor,
}: FollowedSeries): SeriesName => ({ symbol, interval, vendor });
const toText = ({ symbol, interval, vendor = '' }: SeriesName): string =>
  `${symbol} ${interval} ${vendor}`;
const toName = (wanted: FollowedSeries): string => toText(toSeriesName(wanted));
const isElsewhere = ({ elsewhereUntil }: Entry): boolean => elsewhereUntil > performance.now();

/**
 * Streams of several processes on one database: one of them owns the upstream feed and announces
 * what happens; the others hear of it, and the next one takes over when it ends.
 */
export class SharedStreams implements SeriesStreams {
  readonly #deps: SharedStreamsDeps;
  readonly #link: FeedLink;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<SeriesListener>();
  readonly #timer: NodeJS.Timeout;

  constructor(deps: SharedStreamsDeps) {
    this.#deps = deps;
    this.#link = new FeedLink({
      connectionString: deps.connectionString,
      onFault: deps.onFault,
      onMessage: (message) => this.#hear(message),
      onRole: () => this.#syncAll(),
      onReady: () => this.#tellWanted([...this.#entries.values()]),
    });
    this.#link.start();
    this.#timer = setInterval(() => {
      this.#tellWanted([...this.#entries.values()]);
      this.#syncAll();
    }, tellEveryMs).unref();
  }

  /** Whether this process owns the upstream feed. */
  get isOwner(): boolean {
    return this.#link.isOwner;
  }

  follow(wanted: FollowedSeries, listener: StreamListener): () => void {
    const entry = this.#open(wanted);
    const { watchers } = entry.shared;
    entry.shared.watch(listener);
    if (watchers.size === 1) {
      this.#sync(entry);
      this.#tellWanted([entry]);
    }
    return () => {
      if (watchers.delete(listener) && watchers.size === 0) this.#sync(entry);
    };
  }

  listen(listener: SeriesListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#deps.local.close();
    this.#link.close().catch(this.#deps.onFault);
  }

  #open(wanted: FollowedSeries): Entry {
    const known = this.#entries.get(toName(wanted));
    if (known !== undefined) return known;
    const shared = new SharedSeries(wanted, { ...this.#deps, listeners: this.#listeners });
    const entry = { shared, elsewhereUntil: 0, formingAt: Number.NEGATIVE_INFINITY };
    this.#entries.set(toName(wanted), entry);
    return entry;
  }

  #syncAll(): void {
    for (const entry of this.#entries.values()) this.#sync(entry);
  }

  /** Follows upstream what is watched anywhere, where this process owns the feed; else hears. */
  #sync(entry: Entry): void {
    const { shared } = entry;
    const isWatched = shared.watchers.size > 0;
    const isWanted = isWatched || isElsewhere(entry);
    if (!isWanted) this.#entries.delete(toName(shared.wanted));
    if (isWanted && this.isOwner) {
      entry.stopLocal ??= this.#deps.local.follow(shared.wanted, (event, source) =>
        this.#relay(entry, event, source),
      );
      return;
    }
    entry.stopLocal?.();
    delete entry.stopLocal;
    if (isWatched) shared.load();
  }

  /** What was heard upstream: to the watchers here, and to the other processes. */
  #relay(entry: Entry, event: StreamEvent, source: CandleSource): void {
    entry.shared.note(event, source);
    if (!isElsewhere(entry)) return;
    const now = performance.now();
    if (event.kind === 'forming' && now - entry.formingAt < announceMs) return;
    if (event.kind === 'forming') entry.formingAt = now;
    this.#link.send(toFeedMessage(entry.shared.wanted, event));
  }

  #hear(message: FeedMessage): void {
    if (message.kind === 'wanted') {
      for (const series of message.series) this.#noteWanted(series);
      return;
    }
    const shared = this.#entries.get(toText(message))?.shared;
    if (shared !== undefined && shared.watchers.size > 0 && !this.isOwner) shared.hear(message);
  }

  #noteWanted({ symbol, interval, vendor }: SeriesName): void {
    const instrument = this.#deps.marketData.catalogue.all.find((one) => one.symbol === symbol);
    if (instrument === undefined) return;
    const entry = this.#open({ instrument, interval, vendor });
    const isNew = !isElsewhere(entry);
    entry.elsewhereUntil = performance.now() + forgetAfterMs;
    this.#sync(entry);
    const state = entry.shared.getState();
    if (isNew && this.isOwner && state !== undefined)
      this.#link.send(toFeedMessage(entry.shared.wanted, state));
  }

  /** Tells the owner what is watched here. */
  #tellWanted(entries: readonly Entry[]): void {
    if (this.isOwner) return;
    const series = entries
      .filter(({ shared }) => shared.watchers.size > 0)
      .map(({ shared: { wanted } }) => toSeriesName(wanted));
    for (let from = 0; from < series.length; from += seriesPerMessage)
      this.#link.send({ kind: 'wanted', series: series.slice(from, from + seriesPerMessage) });
  }
}
