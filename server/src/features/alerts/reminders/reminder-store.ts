import {
  reminderLimits,
  reminderSchema,
  type CalendarEvent,
  type CreateReminderRequest,
  type Language,
  type Reminder,
  type ReminderList,
} from '@vela/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { createCalendarStore } from '../../../db/calendar-store.ts';
import type { Database } from '../../../db/database.ts';
import { requireRoom } from '../../../db/require-room.ts';
import { eventReminders, reminderFirings } from '../../../db/schema/event-reminder.ts';
import { AppError } from '../../../errors.ts';
import { parseId } from '../../../http/parse-id.ts';
import { dueTime, isMeant, newestEvents } from './matched-events.ts';
import { toReminderFiring } from './reminder-row.ts';

const aheadMs = 186 * 86_400_000;
const hourMs = 3_600_000;
const shownFirings = 20;

type Owner = { readonly userId: number; readonly now: number };

/** When each reminder of a person is due next, by its id, of events in the next half year. */
async function findNextTimes(db: Database, { userId, now }: Owner): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    with n as (${newestEvents(now - hourMs, now + aheadMs)})
    select r.id, extract(epoch from min(${dueTime})) * 1000 as at
    from event_reminders r join n on ${isMeant}
    where r.user_id = ${userId} and ${dueTime} > ${new Date(now)}
    group by r.id`);
  return new Map(rows.map(({ id, at }) => [id, Math.round(Number(at))]));
}

/** The event as it is known now; undefined where there is none of that id. */
export async function findEvent(db: Database, id: string): Promise<CalendarEvent | undefined> {
  return (await createCalendarStore(db).listVersions([id])).at(-1);
}

/** The reminders of a person, the newest first, and the latest things reminded of. */
export async function listReminders(
  db: Database,
  { language, ...owner }: Owner & { readonly language: Language },
): Promise<ReminderList> {
  const { userId } = owner;
  const rows = await db
    .select()
    .from(eventReminders)
    .where(eq(eventReminders.userId, userId))
    .orderBy(desc(eventReminders.createdAt), desc(eventReminders.id));
  const fired = await db
    .select()
    .from(reminderFirings)
    .where(eq(reminderFirings.userId, userId))
    .orderBy(desc(reminderFirings.id))
    .limit(shownFirings);
  const ids = rows.flatMap(({ eventId }) => eventId ?? []);
  const versions = await createCalendarStore(db).listVersions(ids);
  const newest = new Map(versions.map((event) => [event.id, event]));
  const next = await findNextTimes(db, owner);
  const items = rows.map(({ id, minutes, email, eventId, filter, createdAt }): Reminder => {
    const event = eventId === null ? undefined : newest.get(eventId);
    const nextAt = next.get(id);
    return {
      id,
      minutes: reminderSchema.shape.minutes.parse(minutes),
      email,
      ...(event === undefined ? {} : { event }),
      ...(filter === null ? {} : { filter }),
      ...(nextAt === undefined ? {} : { nextAt }),
      createdAt: createdAt.getTime(),
    };
  });
  return { items, fired: fired.map((row) => toReminderFiring(row, language)), nextCursor: null };
}

/** Saves a reminder; one on the same event and as long before it is there once. */
export async function saveReminder(
  db: Database,
  { minutes, email, on }: CreateReminderRequest,
  { userId, now }: Owner,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await requireRoom(transaction, eventReminders, { userId, most: reminderLimits.perAccount });
    const createdAt = new Date(now);
    const what = on.kind === 'event' ? { eventId: on.eventId } : { filter: on.filter };
    await transaction
      .insert(eventReminders)
      .values({ userId, minutes, email, ...what, createdAt })
      .onConflictDoUpdate({
        target: [eventReminders.userId, eventReminders.eventId, eventReminders.minutes],
        set: { email },
      });
  });
}

/** Removes an own reminder; what it reminded of stays. Throws NOT_FOUND for another person's. */
export async function removeReminder(db: Database, id: string, userId: number): Promise<void> {
  const removed = await db
    .delete(eventReminders)
    .where(and(eq(eventReminders.id, parseId(id)), eq(eventReminders.userId, userId)))
    .returning({ id: eventReminders.id });
  if (removed.length === 0) throw new AppError('NOT_FOUND', 'no such reminder of this person');
}
