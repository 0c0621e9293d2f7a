import type { FiringList, Language } from '@vela/contracts';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { alertFirings, alerts, alertSeries } from '../../db/schema/alert.ts';
import { reminderFirings } from '../../db/schema/event-reminder.ts';
import { toFiring } from './alert-row.ts';

const pageSize = 50;

/** Firings of a person, the latest first; `before` is the id that the page before ended with. */
export async function listFirings(
  db: Database,
  {
    userId,
    before,
    language,
  }: {
    readonly userId: number;
    readonly before?: number | undefined;
    readonly language: Language;
  },
): Promise<FiringList> {
  const rows = await db
    .select({ firing: alertFirings, series: alertSeries })
    .from(alertFirings)
    .innerJoin(alerts, eq(alerts.id, alertFirings.alertId))
    .innerJoin(alertSeries, eq(alertSeries.id, alerts.seriesId))
    .where(
      and(
        eq(alertFirings.userId, userId),
        before === undefined ? undefined : lt(alertFirings.id, before),
      ),
    )
    .orderBy(desc(alertFirings.id))
    .limit(pageSize);
  const last = rows.length === pageSize ? rows.at(-1) : undefined;
  return {
    items: rows.map((row) => toFiring(row, language)),
    nextCursor: last === undefined ? null : String(last.firing.id),
  };
}

const isUnread = (userId: number) =>
  and(eq(alertFirings.userId, userId), isNull(alertFirings.readAt));

const isReminderUnread = (userId: number) =>
  and(eq(reminderFirings.userId, userId), isNull(reminderFirings.readAt));

/** How many firings and reminders a person has not seen. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const [firings, reminders] = await Promise.all([
    db.$count(alertFirings, isUnread(userId)),
    db.$count(reminderFirings, isReminderUnread(userId)),
  ]);
  return firings + reminders;
}

/** Marks all firings and reminders of a person as seen. */
export async function markRead(db: Database, userId: number, now: number): Promise<void> {
  const read = { readAt: new Date(now) };
  await db.update(alertFirings).set(read).where(isUnread(userId));
  await db.update(reminderFirings).set(read).where(isReminderUnread(userId));
}
