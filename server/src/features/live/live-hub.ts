import { setTimeout as wait } from 'node:timers/promises';
import type { LiveEvents, LiveTopicsAnswer } from '@vela/contracts';
import type { Candle } from '@vela/engine';
import type {
  CandleSeries,
  FollowedSeries,
  MarketData,
  MarketStreams,
  StreamEvent,
} from '@vela/market-data';
import type { EventLog, LoggedEvent } from './event-log.ts';
import { encodeEvent, type LiveClient, type LoggedBytes } from './live-client.ts';
import { toHealthEvent, toLiveCandle, toQuoteEvent, type HeardState } from './live-events.ts';
import { chooseTopics, parseTopic, toOpenName } from './live-topic.ts';

export type LiveHubDeps = {
  readonly marketData: MarketData;
  readonly streams: Pick<MarketStreams, 'follow'>;
  readonly log: EventLog;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
};

/** A topic with its listeners and what they are told anew when they come. */
type OpenTopic = {
  readonly name: string;
  readonly clients: Set<LiveClient>;
  /** Newest state by event, encoded once for all. */
  readonly states: Map<string, Buffer>;
  /** What is to be encoded at the next flush. */
  readonly changed: Map<string, () => string>;
  series?: CandleSeries;
  forming?: Candle;
  health?: HeardState;
  stop?: () => void;
};

type CandleTold = {
  readonly series: FollowedSeries;
  readonly event: StreamEvent;
  readonly src: string;
};

const flushMs = 250;
/** Quotes of lists are told once a second. */
const flushesPerQuote = 4;
const checkMs = 1000;
const epoch = '1';

/** Who hears of what: each event is encoded once, however many listen. */
export class LiveHub {
  readonly #deps: LiveHubDeps;
  readonly #clients = new Map<string, LiveClient>();
  readonly #topics = new Map<string, OpenTopic>();
  #logging: Promise<unknown> = Promise.resolve();
  readonly #missed = createSharedReads<LoggedBytes[] | undefined>();
  #flushes = 0;
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(deps: LiveHubDeps) {
    this.#deps = deps;
    this.#timers = [
      setInterval(() => this.#flush(), flushMs).unref(),
      setInterval(() => {
        for (const client of this.#clients.values()) client.check();
      }, checkMs).unref(),
    ];
  }

  countByUser(userId: number): number {
    return [...this.#clients.values()].filter((client) => client.userId === userId).length;
  }

  find(streamId: string): LiveClient | undefined {
    return this.#clients.get(streamId);
  }

  add(client: LiveClient): void {
    this.#clients.set(client.id, client);
    client.stream.once('close', () => {
      this.#clients.delete(client.id);
      for (const name of client.topics) this.#leave(client, name);
    });
  }

  /** Sets what a browser hears of; what it missed of the log is sent first. */
  async setTopics(client: LiveClient, wanted: readonly string[]): Promise<LiveTopicsAnswer> {
    const { topics, refused } = chooseTopics(wanted, this.#deps.marketData);
    const names = topics.map((name) => toOpenName(name, client.userId));
    for (const name of client.topics) if (!names.includes(name)) this.#leave(client, name);
    const added = names.filter((name) => !client.topics.has(name));
    const from = client.holdFrom();
    for (const name of added) this.#join(client, name);
    if (from !== undefined) await this.#sendMissed(client, from, added);
    return { topics: [...topics], refused: [...refused] };
  }

  /** Appends an event of a topic to the log, a close once, and tells its listeners. */
  async publish(topic: string, event: string, body: unknown): Promise<void> {
    await this.#inTurn(async () => {
      const told = { topic, event, body: JSON.stringify(body) };
      const logged = await this.#deps.log.append(told);
      const encoded = encodeLogged(logged);
      for (const client of this.#topics.get(topic)?.clients ?? []) client.sendLogged(encoded);
    });
  }

  /** Tells the open pages of accounts that alerts of theirs have fired; they ask for what it was. */
  tellFired(userIds: ReadonlySet<number>): void {
    const told: LiveEvents['alerts'] = { fired: true };
    const bytes = encodeEvent('alerts', JSON.stringify(told));
    for (const userId of userIds) {
      const name = toOpenName('alerts', userId);
      for (const client of this.#topics.get(name)?.clients ?? []) client.sendState(name, bytes);
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const client of this.#clients.values()) client.end();
    for (const { stop } of this.#topics.values()) stop?.();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const before = this.#logging;
    const run = (async () => {
      await before;
      await work();
    })();
    this.#logging = run.catch(this.#deps.onFault);
    return run;
  }

  async #sendMissed(client: LiveClient, from: number, topics: readonly string[]): Promise<void> {
    // After a restart a thousand ask for the same at once.
    const key = `${from} ${topics.join(' ')}`;
    const missed = await this.#missed(key, async () => {
      const events = await this.#deps.log.readAfter(from, topics);
      return events?.map(encodeLogged);
    });
    if (missed === undefined) client.resync();
    else client.release(missed);
  }

  #join(client: LiveClient, name: string): void {
    if (client.stream.destroyed) return;
    const topic = this.#topics.get(name) ?? this.#open(name);
    topic.clients.add(client);
    client.topics.add(name);
    for (const [event, bytes] of topic.states) client.sendState(`${name} ${event}`, bytes);
  }

  #leave(client: LiveClient, name: string): void {
    client.topics.delete(name);
    const topic = this.#topics.get(name);
    topic?.clients.delete(client);
    if (topic === undefined || topic.clients.size > 0) return;
    topic.stop?.();
    this.#topics.delete(name);
  }

  #open(name: string): OpenTopic {
    const topic: OpenTopic = { name, clients: new Set(), states: new Map(), changed: new Map() };
    this.#topics.set(name, topic);
    const parsed = parseTopic(name, this.#deps.marketData);
    if (parsed === undefined || parsed.kind === 'alerts') return topic;
    const { kind, series } = parsed;
    topic.stop = this.#deps.streams.follow(series, (event, source) => {
      if (kind === 'quote') this.#noteQuote(topic, event);
      else this.#noteCandle(topic, { series, event, src: source.vendor });
    });
    // What is known of it at once waits for no flush.
    this.#flushTopic(topic);
    return topic;
  }

  #noteQuote(topic: OpenTopic, event: StreamEvent): void {
    if (event.kind === 'forming') topic.forming = event.candle;
    else topic.series = event.series;
    if (event.kind === 'closed') delete topic.forming;
    const { series, forming } = topic;
    if (series === undefined) return;
    topic.changed.set('quote', () =>
      JSON.stringify(toQuoteEvent(series, forming, this.#deps.now())),
    );
  }

  #noteCandle(topic: OpenTopic, { series, event, src }: CandleTold): void {
    const name = { s: series.instrument.symbol, i: series.interval, src };
    if (event.kind === 'forming') {
      const told: LiveEvents['forming'] = {
        ...name,
        ...toLiveCandle(event.candle),
        provisional: true,
      };
      topic.changed.set('forming', () => JSON.stringify(told));
      return;
    }
    // A forming candle that has closed, or of a connection that is lost, is told no more.
    topic.changed.delete('forming');
    topic.states.delete('forming');
    const health = event.kind === 'state' ? event : topic.health;
    if (health !== undefined) {
      topic.health = { state: health.state, since: health.since };
      const { marketData, now } = this.#deps;
      const known = event.series;
      const encode = (): string => {
        const isMarketOpen = marketData.isOpen?.(name.s, now()) ?? true;
        return JSON.stringify(toHealthEvent(series, health, { src, series: known, isMarketOpen }));
      };
      // Who comes later learns of the last close by it; the others hear the close itself.
      if (event.kind === 'state') topic.changed.set('health', encode);
      else topic.states.set('health', encodeEvent('health', encode()));
    }
    if (event.kind === 'state') return;
    const { version: v, hash } = event.series;
    const body: LiveEvents['closed'] | LiveEvents['revised'] =
      event.kind === 'closed'
        ? { ...name, v, hash, candle: toLiveCandle(event.candle) }
        : { ...name, v, fromOpenTime: event.fromOpenTime };
    void this.publish(topic.name, event.kind, body);
  }

  #flush(): void {
    this.#flushes++;
    for (const topic of this.#topics.values()) this.#flushTopic(topic);
  }

  #flushTopic(topic: OpenTopic): void {
    for (const [event, encode] of topic.changed) {
      const isConflated = event === 'quote' && topic.states.has(event);
      if (isConflated && this.#flushes % flushesPerQuote !== 0) continue;
      topic.changed.delete(event);
      const bytes = encodeEvent(event, encode());
      topic.states.set(event, bytes);
      for (const client of topic.clients) client.sendState(`${topic.name} ${event}`, bytes);
    }
  }
}

const encodeLogged = ({ id, event, body }: LoggedEvent): LoggedBytes => ({
  id,
  bytes: encodeEvent(event, body, `${epoch}.${id}`),
});

/** Reads within this time are one, which begins after all of its clients listen. */
const sharedReadMs = 20;

/** Reads of the same key that are asked for at once share one that has not begun. */
function createSharedReads<Value>(): (key: string, read: () => Promise<Value>) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>();
  return (key, read) => {
    const known = waiting.get(key);
    if (known !== undefined) return known;
    const shared = wait(sharedReadMs).then(() => {
      waiting.delete(key);
      return read();
    });
    waiting.set(key, shared);
    return shared;
  };
}
