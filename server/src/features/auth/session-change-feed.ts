import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';

/** What another process, or this one, changed: an ended session, or an account. */
export type SessionChange = { readonly sessionId: string } | { readonly userId: number };

/** Changes of sessions as PostgreSQL announces them, and as polls find them. */
export type SessionChangeFeed = {
  start(): void;
  stop(): Promise<void>;
  /** Finds every change committed before this call. Never rejects. */
  poll(): Promise<void>;
  /** Whether the last poll is recent enough that what is held in memory may be trusted. */
  isFresh(): boolean;
};

type FeedOptions = {
  readonly db: Database;
  readonly onChange: (change: SessionChange) => void;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** False in tests of a lost announcement. */
  readonly listens?: boolean;
};

/** Polls begin this often; memory is trusted for at most `maxAgeMs` after the begin of one. */
const pollEveryMs = 500;
const maxAgeMs = 800;
const reconnectAfterMs = 5_000;

const pollRows = z.array(
  z.object({
    xmin: z.string(),
    session_id: z.string().nullable(),
    user_id: z.string().nullable(),
  }),
);

/**
 * One row at least: the oldest transaction still open, from which the next poll reads again, so that
 * late commits are not missed. Rows of a restored backup carry numbers of another server.
 */
const pollQuery = `
  with moment as materialized (select pg_current_snapshot() as s)
  select pg_snapshot_xmin(s)::text as xmin, c.session_id, c.user_id::text
  from moment left join session_changes c
    on c.transaction_id >= $1::bigint and c.transaction_id < pg_snapshot_xmax(s)::text::bigint`;

function parseNotice(payload: string | undefined): SessionChange | undefined {
  const [kind, id = ''] = payload?.split(' ') ?? [];
  if (kind === 'session') return { sessionId: id };
  return kind === 'user' ? { userId: Number(id) } : undefined;
}

type Polls = Pick<SessionChangeFeed, 'poll' | 'isFresh'> & {
  readonly settled: () => Promise<void>;
};

function createPolls({ db, onChange, log }: FeedOptions): Polls {
  let from: string | undefined;
  let freshUntil = -Infinity;
  let running: Promise<void> | undefined;
  let hasWarned = false;
  const runPoll = async (): Promise<void> => {
    const begunAt = performance.now();
    try {
      // The first poll only learns where to begin: nothing is held in memory before it.
      const first = from ?? '9223372036854775807';
      const rows = pollRows.parse((await db.$client.query(pollQuery, [first])).rows);
      for (const { session_id: sessionId, user_id: userId } of rows) {
        if (sessionId !== null) onChange({ sessionId });
        else if (userId !== null) onChange({ userId: Number(userId) });
      }
      from = rows[0]?.xmin;
      freshUntil = begunAt + maxAgeMs;
      hasWarned = false;
    } catch (error) {
      if (!hasWarned) log.warn({ err: error }, 'ended sessions could not be asked for');
      hasWarned = true;
    }
  };
  return {
    poll: async () => {
      // One that has begun may have read before the change of the caller.
      await running;
      running ??= runPoll().finally(() => {
        running = undefined;
      });
      await running;
    },
    isFresh: () => performance.now() < freshUntil,
    settled: async () => running,
  };
}

/** Listens on a connection of its own, and connects again when it breaks, until aborted. */
async function listen({ db, onChange, log }: FeedOptions, signal: AbortSignal): Promise<void> {
  const { connectionString } = db.$client.options;
  while (!signal.aborted) {
    const client = new Client({
      ...(connectionString === undefined ? {} : { connectionString }),
      application_name: 'vela-listener',
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve);
      client.on('error', () => resolve());
    });
    client.on('notification', ({ payload }) => {
      const change = parseNotice(payload);
      if (change !== undefined) onChange(change);
    });
    const stopped = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      await client.query('listen session_changes');
      await Promise.race([ended, stopped]);
    } catch (error) {
      log.warn({ err: error }, 'announcements of ended sessions are not heard; polls find them');
    }
    await client.end().catch(() => {});
    await delay(reconnectAfterMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

/** Feeds `onChange` within a second of each commit, from `start` to `stop`. */
export function createSessionChangeFeed(options: FeedOptions): SessionChangeFeed {
  const polls = createPolls(options);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<void> | undefined;
  return {
    poll: polls.poll,
    isFresh: polls.isFresh,
    start: () => {
      void polls.poll();
      timer = setInterval(() => void polls.poll(), pollEveryMs).unref();
      if (options.listens !== false) listening = listen(options, stopping.signal);
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all([listening, polls.settled()]);
    },
  };
}
