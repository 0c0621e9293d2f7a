import { livePaths, type HelloEvent, type LiveEvents } from '@vela/contracts';
import { createParser } from 'eventsource-parser';
import type { Api } from '../api.ts';

/** An event of a topic, by name. */
export type LiveListener = <Name extends keyof LiveEvents>(
  name: Name,
  body: LiveEvents[Name],
) => void;

const firstWaitMs = 500;
const mostWaitMs = 30_000;
/** Topics that change soon after others are sent together. */
const batchMs = 50;

/** The topics that an event belongs to; candles are of one source. */
function findTopics(name: string, body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { s, i, src, topics }: { s?: unknown; i?: unknown; src?: unknown; topics?: unknown } = body;
  if (Array.isArray(topics)) return topics.map(String);
  if (name === 'quote') return [`quote:${String(s)}`];
  return typeof s === 'string' ? [['candle', s, i, src].join(':')] : [name];
}

/**
 * The one stream of live data of this window: opened for the first listener, closed after the last.
 * It connects again after a break and resumes after the last event that was heard.
 */
export class LiveStream {
  readonly #api: Api;
  readonly #listeners = new Map<string, Set<LiveListener>>();
  #connection: AbortController | undefined;
  #streamId: string | undefined;
  #lastEventId: string | undefined;
  #failures = 0;
  #batch: ReturnType<typeof setTimeout> | undefined;
  #syncedAt = Number.NEGATIVE_INFINITY;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Listens to a topic until the returned function is called. */
  listen(topic: string, listener: LiveListener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(topic, listeners);
    // The first one is told at once: what it waits for comes while its chart is drawn.
    if (performance.now() - this.#syncedAt < batchMs) this.#schedule();
    else {
      clearTimeout(this.#batch);
      this.#sync();
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(topic);
      this.#schedule();
    };
  }

  #schedule(): void {
    clearTimeout(this.#batch);
    this.#batch = setTimeout(() => {
      if (this.#listeners.size === 0) this.#close();
      else this.#sync();
    }, batchMs);
  }

  /** Tells the server what is listened to. */
  #sync(): void {
    this.#syncedAt = performance.now();
    if (this.#connection === undefined) void this.#connect();
    else if (this.#streamId !== undefined) void this.#sendTopics(this.#streamId);
  }

  #close(): void {
    this.#connection?.abort();
    this.#connection = undefined;
    this.#streamId = undefined;
  }

  async #connect(): Promise<void> {
    const connection = new AbortController();
    this.#connection = connection;
    try {
      const response = await this.#api.fetch(livePaths.stream, {
        signal: connection.signal,
        ...(this.#lastEventId === undefined
          ? {}
          : { headers: { 'last-event-id': this.#lastEventId } }),
      });
      if (response.ok && response.body !== null) await this.#read(response.body);
      else this.#failures++;
    } catch {
      this.#failures++;
    }
    if (this.#connection !== connection) return;
    this.#streamId = undefined;
    const waitMs = Math.min(mostWaitMs, firstWaitMs * 2 ** this.#failures) * Math.random();
    this.#tellAll('silent');
    setTimeout(() => {
      if (this.#connection !== connection) return;
      this.#connection = undefined;
      this.#schedule();
    }, waitMs + 100);
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const parser = createParser({
      onEvent: ({ event, data, id }) => {
        if (id !== undefined) this.#lastEventId = id;
        this.#hear(event ?? '', data);
      },
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  }

  #hear(name: string, data: string): void {
    const body: unknown = JSON.parse(data);
    if (name === 'hello') {
      this.#failures = 0;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's first event
      const { streamId } = body as HelloEvent;
      this.#streamId = streamId;
      void this.#sendTopics(streamId);
      return;
    }
    for (const topic of findTopics(name, body))
      for (const listener of this.#listeners.get(topic) ?? [])
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's schemas, written against these types, are the check
        listener(name as 'closed', body as LiveEvents['closed']);
  }

  /** Tells every listener that nothing is heard until the stream is there again. */
  #tellAll(state: 'silent'): void {
    for (const [topic, listeners] of this.#listeners) {
      const [kind, s = '', i = ''] = topic.split(':');
      if (kind !== 'candle') continue;
      const since = Date.now();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parts of the topic's own name
      const body = {
        s,
        i,
        src: '',
        state,
        since,
        delay: 'file',
        asOf: null,
        isMarketOpen: true,
      } as LiveEvents['health'];
      for (const listener of listeners) listener('health', body);
    }
  }

  async #sendTopics(streamId: string): Promise<void> {
    const topics = [...this.#listeners.keys()];
    // Of a stream that is closed meanwhile the server knows nothing: its request ends with it.
    const signal = this.#connection?.signal;
    await this.#api
      .request(livePaths.topics(streamId), {
        method: 'PUT',
        json: { topics },
        ...(signal === undefined ? {} : { signal }),
      })
      .catch(() => undefined);
  }
}

const streams = new WeakMap<Api, LiveStream>();

/** The stream of an account's API client: one for all parts of a window. */
export function getLiveStream(api: Api): LiveStream {
  const known = streams.get(api) ?? new LiveStream(api);
  streams.set(api, known);
  return known;
}
