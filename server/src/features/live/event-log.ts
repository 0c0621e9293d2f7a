import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { streamEvents } from '../../db/schema/stream-event.ts';

/** A stored event as it is sent. */
export type LoggedEvent = {
  readonly id: number;
  readonly topic: string;
  readonly event: string;
  readonly body: string;
};

export type EventLog = {
  /** Stores an event, one after another in all processes: a larger id was stored later. */
  append(event: Omit<LoggedEvent, 'id'>): Promise<LoggedEvent>;
  /** Events of these topics after an id; undefined when more were missed than are read at once. */
  readAfter(id: number, topics: readonly string[]): Promise<LoggedEvent[] | undefined>;
};

/** The key of the advisory lock that puts the writers of all processes in one order. */
const writersLock = 7_311_604;
const mostMissed = 1000;

/** The log in PostgreSQL, from which streams resume. */
export function createEventLog(db: Database): EventLog {
  return {
    append: (event) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${writersLock})`);
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
