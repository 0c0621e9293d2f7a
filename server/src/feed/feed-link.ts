import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { parseFeedMessage, type FeedMessage } from './feed-message.ts';

export type FeedLinkDeps = {
  readonly connectionString: string;
  /** Called with what another process says. */
  readonly onMessage: (message: FeedMessage) => void;
  /** Called when this process becomes, or is no longer, the one that owns the upstream feed. */
  readonly onRole: (isOwner: boolean) => void;
  /** Called when the others can be told and heard. */
  readonly onReady: () => void;
  readonly onFault: (error: unknown) => void;
};

/** The key of the session lock of the process that owns the upstream feed. */
const ownerLock = 7_311_605;
const channel = 'vela_feed';
/** The lock is tried for, or the connection of its owner looked at, this often. */
const everyMs = 1000;

/**
 * The connection by which processes on one database agree on who owns the upstream feed, a session
 * advisory lock, and tell each other of candles (NOTIFY). A lost connection is a lost role.
 */
export class FeedLink {
  readonly #deps: FeedLinkDeps;
  readonly #id = randomUUID().slice(0, 8);
  readonly #stopping = new AbortController();
  #client: Client | undefined;
  #isOwner = false;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: FeedLinkDeps) {
    this.#deps = deps;
  }

  get isOwner(): boolean {
    return this.#isOwner;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Tells the other processes; what cannot be sent is lost, as its connection is. */
  send(message: FeedMessage): void {
    const text = `${this.#id} ${JSON.stringify(message)}`;
    this.#client?.query('select pg_notify($1, $2)', [channel, text]).catch(this.#deps.onFault);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#hold().catch(this.#deps.onFault);
      this.#client = undefined;
      this.#setRole(false);
      await wait(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Lives as long as one connection does. */
  async #hold(): Promise<void> {
    const { signal } = this.#stopping;
    const { connectionString, onMessage } = this.#deps;
    const client = new Client({ connectionString, application_name: 'vela-feed', keepAlive: true });
    const lost = new Promise<never>((_, reject) => {
      client.once('error', reject);
      client.once('end', () => reject(new Error('the connection of the feed ended')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload = '' }) => {
      const message = payload.startsWith(this.#id) ? undefined : parseFeedMessage(payload);
      if (message !== undefined) onMessage(message);
    });
    await client.connect();
    try {
      await client.query(`listen ${channel}`);
      this.#client = client;
      await Promise.race([this.#look(client), lost]);
      this.#deps.onReady();
      while (!signal.aborted) {
        await Promise.race([this.#look(client), lost]);
        await Promise.race([wait(everyMs, undefined, { signal }).catch(() => undefined), lost]);
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #look(client: Client): Promise<void> {
    const asked = this.#isOwner ? 'true' : `pg_try_advisory_lock(${ownerLock})`;
    const { rows } = await client.query<{ held: boolean }>(`select ${asked} as held`);
    this.#setRole(rows[0]?.held === true);
  }

  #setRole(isOwner: boolean): void {
    if (this.#isOwner === isOwner) return;
    this.#isOwner = isOwner;
    this.#deps.onRole(isOwner);
  }
}
