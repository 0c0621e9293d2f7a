import type { Instrument } from '@vela/contracts';
import type { Candle, Interval } from '@vela/engine';
import type { CandleSeries, CandleSource } from '../candle-source.ts';
import { findSeriesNames } from '../live/live-candle-source.ts';
import type { MarketData } from '../market-data.ts';
import { binanceStream } from '../vendors/binance/binance-stream.ts';
import { liveVendors } from '../vendors/live-vendors.ts';
import { SeriesFollower, type SeriesEvent } from './series-follower.ts';
import { StreamConnection, type ConnectionState } from './stream-connection.ts';
import type { StreamChannel, StreamProtocol } from './stream-protocol.ts';
import { streamTimings, type StreamTimings } from './stream-timings.ts';
import { toChannelName } from './subscriptions.ts';

/** How a followed series is heard: by a socket in one of its states, or by looking now and then. */
export type FollowState = ConnectionState | 'polled';

export type StreamEvent =
  | SeriesEvent
  | {
      readonly kind: 'state';
      readonly state: FollowState;
      /** UTC milliseconds. */
      readonly since: number;
      /** The series as known then. */
      readonly series: CandleSeries;
    };

export type FollowedSeries = {
  readonly instrument: Instrument;
  readonly interval: Interval;
  /** Its only source; undefined: the one it belongs to. */
  readonly vendor?: string | undefined;
};
/** A listener is also told which vendor the series belongs to. */
export type StreamListener = (event: StreamEvent, source: CandleSource) => void;
/** A listener to all series is told which one an event belongs to. */
export type SeriesListener = (series: FollowedSeries, event: StreamEvent, vendor: string) => void;

export type MarketStreamsDeps = {
  readonly marketData: MarketData;
  /** Addresses of sockets by vendor id; those of the protocols by default. */
  readonly streamUrls?: Readonly<Record<string, string>>;
  /** UTC milliseconds. */
  readonly now?: () => number;
  readonly timings?: StreamTimings;
  readonly random?: () => number;
  /** Told of messages that were left out, and of failures. */
  readonly onFault?: (vendor: string, fault: unknown) => void;
};

/** A series that is followed for its watchers. */
type Followed = {
  readonly wanted: FollowedSeries;
  readonly watchers: Set<StreamListener>;
  state: FollowState;
  since: number;
  source?: CandleSource;
  series?: CandleSeries;
  /** The candle that forms, as told last while the vendor is heard. */
  forming?: Candle;
  stop?: () => void;
  linger?: NodeJS.Timeout;
};

type Listening = readonly [Followed, SeriesFollower];

/** The connection to a vendor, and by channel who takes its candles. */
type VendorLine = {
  readonly connection: StreamConnection;
  readonly followers: Map<string, readonly Listening[]>;
};

type FoundChannel = { readonly protocol: StreamProtocol; readonly channel: StreamChannel };

/** The protocol and the names of a series at its vendor; undefined where there is no socket. */
function findChannel(
  { kind, vendor }: CandleSource,
  series: FollowedSeries,
): FoundChannel | undefined {
  const protocol =
    kind === 'simulated' ? binanceStream : liveVendors.find(({ id }) => id === vendor)?.stream;
  const interval = protocol?.intervals[series.interval];
  const live = liveVendors.find(({ id }) => id === vendor);
  const symbol =
    live === undefined ? series.instrument.symbol : findSeriesNames(live, series)?.vendorSymbol;
  if (protocol === undefined || interval === undefined || symbol === undefined) return undefined;
  return { protocol, channel: { symbol, interval } };
}

/** What follows series, in this process or for several. */
export type SeriesStreams = Pick<MarketStreams, 'follow' | 'listen' | 'close'>;

/** Follows series for any number of watchers: one connection a vendor, one subscription a series. */
export class MarketStreams {
  readonly #deps: Required<MarketStreamsDeps>;
  readonly #series = new Map<string, Followed>();
  readonly #lines = new Map<string, VendorLine>();
  readonly #listeners = new Set<SeriesListener>();

  constructor(deps: MarketStreamsDeps) {
    this.#deps = {
      streamUrls: {},
      now: Date.now,
      timings: streamTimings,
      random: Math.random,
      onFault: () => undefined,
      ...deps,
    };
  }

  /** Follows a series until the returned function is called; all watchers share a subscription. */
  follow(wanted: FollowedSeries, listener: StreamListener): () => void {
    const name = `${wanted.instrument.symbol} ${wanted.interval} ${wanted.vendor ?? ''}`;
    const followed = this.#series.get(name) ?? this.#begin(name, wanted);
    clearTimeout(followed.linger);
    followed.watchers.add(listener);
    const { source, series, state, since, forming } = followed;
    if (source !== undefined && series !== undefined)
      listener({ kind: 'state', state, since, series }, source);
    // A quiet market may tell of it again only after seconds.
    if (source !== undefined && forming !== undefined)
      listener({ kind: 'forming', candle: forming }, source);
    return () => {
      followed.watchers.delete(listener);
      if (followed.watchers.size > 0) return;
      followed.linger = setTimeout(() => {
        followed.stop?.();
        if (this.#series.get(name) === followed) this.#series.delete(name);
      }, this.#deps.timings.linger);
      followed.linger.unref();
    };
  }

  /** Hears of every series that is followed, before its watchers; returns the unsubscriber. */
  listen(listener: SeriesListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The connection of each vendor that was needed, for the operator. */
  listStates(): readonly { readonly vendor: string; readonly state: ConnectionState }[] {
    return [...this.#lines].map(([vendor, { connection }]) => ({
      vendor,
      state: connection.state,
    }));
  }

  close(): void {
    for (const { stop, linger } of this.#series.values()) {
      clearTimeout(linger);
      stop?.();
    }
    for (const { connection } of this.#lines.values()) connection.close();
    this.#series.clear();
  }

  #begin(name: string, wanted: FollowedSeries): Followed {
    const { now, onFault, timings } = this.#deps;
    const followed: Followed = { wanted, watchers: new Set(), state: 'idle', since: now() };
    this.#series.set(name, followed);
    const begin = async (): Promise<void> => {
      await this.#start(wanted, followed).catch((error: unknown) => onFault(name, error));
      if (followed.source !== undefined || this.#series.get(name) !== followed) return;
      // Its first answer failed or came without a watcher: it is asked for again, or forgotten.
      if (followed.watchers.size === 0) this.#series.delete(name);
      else setTimeout(() => void begin(), timings.poll).unref();
    };
    void begin();
    return followed;
  }

  async #start(wanted: FollowedSeries, followed: Followed): Promise<void> {
    const { marketData, now, timings, streamUrls } = this.#deps;
    const result = await marketData.getSeries({ ...wanted, limit: 1, now: now() });
    if (followed.watchers.size === 0 || result.kind !== 'series') return;
    const source = marketData.findSource?.(result.series.source.vendor);
    if (source === undefined) return;
    followed.source = source;
    followed.series = result.series;
    const emit = (event: SeriesEvent): void => this.#tell(followed, event);
    const follow = { source, ...wanted, now, emit };
    const found = findChannel(source, wanted);
    // The simulated market has a socket only where it was started.
    const hasSocket = source.kind === 'live' || streamUrls[source.vendor] !== undefined;
    if (found !== undefined && hasSocket) {
      this.#subscribe(found, followed, new SeriesFollower({ ...follow, timings }));
      return;
    }
    const slow = { ...timings, askAgain: timings.poll };
    const follower = new SeriesFollower({ ...follow, timings: slow });
    this.#setState(followed, 'polled');
    followed.stop = () => follower.close();
    await follower.backfill();
  }

  #subscribe({ protocol, channel }: FoundChannel, followed: Followed, follower: SeriesFollower) {
    const vendor = followed.source?.vendor ?? '';
    const line = this.#lines.get(vendor) ?? this.#openLine(vendor, protocol);
    const name = toChannelName(channel);
    const own: Listening = [followed, follower];
    const others = line.followers.get(name) ?? [];
    line.followers.set(name, [...others, own]);
    this.#setState(followed, line.connection.state);
    line.connection.want(channel);
    // A channel that is subscribed already tells of no subscription again.
    if (others.length > 0) void follower.backfill();
    followed.stop = () => {
      follower.close();
      const left = line.followers.get(name)?.filter((each) => each !== own) ?? [];
      line.followers.set(name, left);
      if (left.length > 0) return;
      line.followers.delete(name);
      line.connection.drop(channel);
    };
  }

  #openLine(vendor: string, protocol: StreamProtocol): VendorLine {
    const { streamUrls, timings, random, onFault } = this.#deps;
    const followers: VendorLine['followers'] = new Map();
    const find = (channel: StreamChannel) => followers.get(toChannelName(channel)) ?? [];
    const connection = new StreamConnection({
      protocol,
      url: streamUrls[vendor] ?? protocol.url,
      timings,
      clock: () => performance.now(),
      random,
      onCandle: ({ channel, candle, isClosed }) => {
        for (const [, follower] of find(channel)) follower.take(candle, isClosed);
      },
      onSubscribed: async (channels) => {
        await Promise.all(channels.flatMap(find).map(([, follower]) => follower.backfill()));
      },
      onState: (state) => {
        for (const [followed, follower] of [...followers.values()].flat()) {
          if (state !== 'live' && state !== 'subscribing') follower.pause();
          this.#setState(followed, state);
        }
      },
      onFault: (fault) => onFault(vendor, fault),
    });
    const line = { connection, followers };
    this.#lines.set(vendor, line);
    return line;
  }

  #setState(followed: Followed, state: FollowState): void {
    const { series } = followed;
    followed.state = state;
    followed.since = this.#deps.now();
    if (series === undefined) return;
    this.#tell(followed, { kind: 'state', state, since: followed.since, series });
  }

  #tell(followed: Followed, event: StreamEvent): void {
    const { source, wanted, watchers } = followed;
    if (source === undefined) return;
    if (event.kind === 'closed' || event.kind === 'revised') followed.series = event.series;
    if (event.kind === 'forming') followed.forming = event.candle;
    else if (event.kind !== 'state' || event.state !== 'live') delete followed.forming;
    for (const listener of this.#listeners) listener(wanted, event, source.vendor);
    for (const watcher of watchers) watcher(event, source);
  }
}
