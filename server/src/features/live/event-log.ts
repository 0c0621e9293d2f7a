import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { streamEvents } from '../../db/schema/stream-event.ts';
import type { Transaction } from '../../db/transaction.ts';

/** A stored event as it is sent. */
export type LoggedEvent = {
  readonly id: number;
  readonly topic: string;
  readonly event: string;
  readonly body: string;
};

export type EventLog = {
  /**
   * Stores an event, one after another in all processes: a larger id was stored later. The close of
   * a candle is stored once, whichever process tells of it first.
   */
  append(event: Omit<LoggedEvent, 'id'>): Promise<LoggedEvent>;
  /** Events of these topics after an id; undefined when more were missed than are read at once. */
  readAfter(id: number, topics: readonly string[]): Promise<LoggedEvent[] | undefined>;
};

/** The key of the advisory lock that puts the writers of all processes in one order. */
const writersLock = 7_311_604;
const mostMissed = 1000;

/** Closes of a topic that are looked at: processes tell of one within moments. */
const mostRecent = 20;

const closedCandle = /"candle":\{"t":\d+,/;

/** The stored close of a candle that another process told of already. */
async function findClose(
  tx: Transaction,
  told: Omit<LoggedEvent, 'id'>,
): Promise<LoggedEvent | undefined> {
  const [candle] = (told.event === 'closed' && closedCandle.exec(told.body)) || [];
  if (candle === undefined) return undefined;
  const { id, topic, event, body } = streamEvents;
  const recent = await tx
    .select({ id, topic, event, body })
    .from(streamEvents)
    .where(and(eq(topic, told.topic), eq(event, 'closed')))
    .orderBy(desc(id))
    .limit(mostRecent);
  return recent.find((one) => one.body.includes(candle));
}

/** The log in PostgreSQL, from which streams resume. */
export function createEventLog(db: Database): EventLog {
  return {
    append: (event) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${writersLock})`);
        const known = await findClose(tx, event);
        if (known !== undefined) return known;
        const [row] = await tx
          .insert(streamEvents)
          .values(event)
          .returning({ id: streamEvents.id });
        if (row === undefined) throw new Error('an inserted row is returned');
        return { id: row.id, ...event };
      }),
    async readAfter(id, topics) {
      if (topics.length === 0) return [];
      const { id: eventId, topic, event, body } = streamEvents;
      const rows = await db
        .select({ id: eventId, topic, event, body })
        .from(streamEvents)
        .where(and(gt(streamEvents.id, id), inArray(streamEvents.topic, [...topics])))
        .orderBy(asc(streamEvents.id))
        .limit(mostMissed + 1);
      return rows.length > mostMissed ? undefined : rows;
    },
  };
}
