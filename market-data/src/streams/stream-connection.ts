import { openSocketSession, type SessionEnd, type SocketSession } from './socket-session.ts';
import type {
  MessageFault,
  StreamChannel,
  StreamMessage,
  StreamProtocol,
} from './stream-protocol.ts';
import type { StreamTimings } from './stream-timings.ts';
import { createSubscriptions, toChannelName, type Subscriptions } from './subscriptions.ts';

/** The states of a vendor's connection, one machine for all vendors. */
export type ConnectionState =
  | 'idle'
  | 'connecting'
  | 'subscribing'
  | 'live'
  | 'silent'
  | 'closing'
  | 'refused'
  | 'backing-off';

/** A candle that the vendor told. */
export type CandleMessage = Extract<StreamMessage, { kind: 'candle' }>;

export type ConnectionDeps = {
  readonly protocol: StreamProtocol;
  readonly url: string;
  readonly timings: StreamTimings;
  /** Monotonic, milliseconds. */
  readonly clock: () => number;
  readonly random: () => number;
  readonly onCandle: (message: CandleMessage) => void;
  /** Channels are in force: what was missed is fetched; the connection is live after it. */
  readonly onSubscribed: (channels: readonly StreamChannel[]) => Promise<void>;
  readonly onState: (state: ConnectionState) => void;
  readonly onFault: (fault: MessageFault) => void;
};

type Attempt = {
  readonly session: SocketSession;
  readonly subscriptions: Subscriptions;
  /** Ends the attempt when its subscriptions are not acknowledged in time. */
  readonly late: NodeJS.Timeout;
};

/**
 * Keeps one connection to a vendor while a channel is wanted: idle, connecting, subscribing, live;
 * after silence, an end or a refusal it waits and connects again. Before the vendor ends it, a
 * second connection takes over; both are heard in between.
 */
export class StreamConnection {
  readonly #deps: ConnectionDeps;
  readonly #wanted = new Map<string, StreamChannel>();
  #state: ConnectionState = 'idle';
  #current: Attempt | undefined;
  #next: Attempt | undefined;
  #failures = 0;
  #liveSince = Number.POSITIVE_INFINITY;
  /** When a change of what is wanted was sent last. */
  #syncedAt = Number.NEGATIVE_INFINITY;
  #batch: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #planned: NodeJS.Timeout | undefined;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  want(channel: StreamChannel): void {
    this.#wanted.set(toChannelName(channel), channel);
    this.#schedule();
  }

  drop(channel: StreamChannel): void {
    this.#wanted.delete(toChannelName(channel));
    this.#schedule();
  }

  close(): void {
    this.#wanted.clear();
    for (const timer of [this.#batch, this.#retry, this.#planned]) clearTimeout(timer);
    this.#setState('closing');
    this.#next?.session.close();
    this.#current?.session.close();
    this.#setState('idle');
  }

  #setState(to: ConnectionState): void {
    if (this.#state === to) return;
    this.#state = to;
    this.#deps.onState(to);
  }

  /** Changes of what is wanted are sent at once, and those that follow soon after it together. */
  #schedule(): void {
    const { clock, timings } = this.#deps;
    const waitMs = Math.max(0, this.#syncedAt + timings.batch - clock());
    this.#batch ??= setTimeout(() => {
      this.#batch = undefined;
      if (this.#current === undefined) {
        if (this.#state === 'idle') this.#connect();
      } else if (this.#wanted.size === 0) this.#current.session.close();
      else if (this.#state !== 'connecting') {
        this.#syncedAt = clock();
        this.#current.subscriptions.sync(this.#wanted);
      }
    }, waitMs);
  }

  #connect(): void {
    if (this.#wanted.size === 0) {
      this.#setState('idle');
      return;
    }
    this.#setState('connecting');
    this.#current = this.#open(() => this.#setState('subscribing'));
  }

  /** Opens a second connection, which takes over once its subscriptions are in force. */
  #replace(): void {
    if (this.#current === undefined || this.#next !== undefined) return;
    this.#next = this.#open(() => undefined);
  }

  #open(onOpen: () => void): Attempt {
    const { protocol, url, timings, onFault } = this.#deps;
    const listener = {
      onOpen: () => {
        onOpen();
        attempt.subscriptions.sync(this.#wanted);
      },
      onFault,
      onMessage: (message: StreamMessage) => this.#hear(attempt, message),
      onEnd: (end: SessionEnd) => this.#end(attempt, end),
    };
    const session = openSocketSession({ protocol, url, timings }, listener);
    const late = setTimeout(() => session.close(), timings.acknowledgement);
    const subscriptions = createSubscriptions(protocol, (text) => session.send(text));
    const attempt: Attempt = { session, subscriptions, late };
    return attempt;
  }

  #hear(attempt: Attempt, message: StreamMessage): void {
    if (message.kind === 'candle') this.#deps.onCandle(message);
    if (message.kind === 'ending') this.#replace();
    if (message.kind === 'refused') attempt.session.close('refused');
    if (message.kind !== 'acknowledged') return;
    const channels = attempt.subscriptions.acknowledge(message.count);
    if (!attempt.subscriptions.isWaiting) clearTimeout(attempt.late);
    if (channels.length > 0) void this.#takeUp(attempt, channels);
  }

  async #takeUp(attempt: Attempt, channels: readonly StreamChannel[]): Promise<void> {
    if (attempt === this.#next) {
      const old = this.#current;
      this.#current = this.#next;
      this.#next = undefined;
      old?.session.close();
    }
    await this.#deps.onSubscribed(channels);
    if (attempt !== this.#current || attempt.subscriptions.isWaiting) return;
    if (this.#state !== 'live') this.#liveSince = this.#deps.clock();
    this.#setState('live');
    this.#planChange();
  }

  #planChange(): void {
    const { random, timings } = this.#deps;
    const spread = (random() * 2 - 1) * timings.plannedSpread;
    clearTimeout(this.#planned);
    this.#planned = setTimeout(() => this.#replace(), timings.plannedChange + spread);
    this.#planned.unref();
  }

  #end(attempt: Attempt, end: SessionEnd): void {
    clearTimeout(attempt.late);
    if (attempt === this.#next) this.#next = undefined;
    if (attempt !== this.#current) return;
    clearTimeout(this.#planned);
    this.#current = undefined;
    const { clock, random, timings } = this.#deps;
    if (clock() - this.#liveSince > timings.backOffReset) this.#failures = 0;
    this.#liveSince = Number.POSITIVE_INFINITY;
    if (this.#wanted.size === 0) {
      this.#setState('idle');
      return;
    }
    if (end !== 'ended') this.#setState(end);
    const most = Math.min(timings.mostBackOff, timings.firstBackOff * 2 ** this.#failures++);
    if (end !== 'refused') this.#setState('backing-off');
    const waitMs = end === 'refused' ? timings.refused : random() * most;
    this.#retry = setTimeout(() => this.#connect(), waitMs);
  }
}
