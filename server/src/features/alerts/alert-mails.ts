import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { mailOutbox, users } from '../../db/schema/account.ts';
import { alertFirings, alerts, alertSeries } from '../../db/schema/alert.ts';
import { reminderFirings } from '../../db/schema/event-reminder.ts';
import { isInUse } from '../../db/is-in-use.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Config } from '../../config.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import { createAccountMail } from '../../mail/templates/account-mail.ts';
import { toFiring } from './alert-row.ts';
import { toReminderFiring } from './reminders/reminder-row.ts';

export type AlertMailDeps = {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly db: Database;
  readonly mails: Pick<MailQueue, 'enqueue' | 'deliverSoon'>;
  readonly now: () => number;
};

/** One mail a minute to a person; what fires meanwhile comes together in the next one. */
const pauseMs = 60_000;
const maxInMail = 20;

const isWaiting = and(eq(alertFirings.mailWanted, true), isNull(alertFirings.mailedAt));
const isReminderWaiting = and(
  eq(reminderFirings.mailWanted, true),
  isNull(reminderFirings.mailedAt),
);

async function isPausing(transaction: Transaction, userId: number, now: number) {
  const [sent] = await transaction
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        eq(mailOutbox.userId, userId),
        eq(mailOutbox.kind, 'alert-fired'),
        gt(mailOutbox.createdAt, new Date(now - pauseMs)),
      ),
    )
    .limit(1);
  return sent !== undefined;
}

/** Queues one mail of what fired, and marks it mailed, in one transaction. */
async function mailOne(deps: AlertMailDeps, userId: number): Promise<boolean> {
  const now = deps.now();
  return await deps.db.transaction(async (transaction) => {
    // The account's row is the lock: two processes must not send two mails.
    const [user] = await transaction
      .select()
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    if (user === undefined || (await isPausing(transaction, userId, now))) return false;
    const rows = await transaction
      .select({ firing: alertFirings, series: alertSeries })
      .from(alertFirings)
      .innerJoin(alerts, eq(alerts.id, alertFirings.alertId))
      .innerJoin(alertSeries, eq(alertSeries.id, alerts.seriesId))
      .where(and(eq(alertFirings.userId, userId), isWaiting))
      .orderBy(asc(alertFirings.id));
    const reminders = await transaction
      .select()
      .from(reminderFirings)
      .where(and(eq(reminderFirings.userId, userId), isReminderWaiting))
      .orderBy(asc(reminderFirings.id));
    const { language, email } = user;
    const reminded = reminders.map((row) => toReminderFiring(row, language));
    const told = [...reminded, ...rows.map((row) => toFiring(row, language))];
    if (told.length === 0) return false;
    const lines = told.slice(0, maxInMail).map(({ text }) => text);
    const values = {
      lines,
      more: told.length - lines.length,
      isSimulated:
        rows.some(({ series }) => series.kind === 'simulated') ||
        reminded.some(({ isSimulated }) => isSimulated),
      link: new URL(`/watch?tab=alerts&lng=${language}`, deps.config.publicUrl).href,
    };
    const mail = createAccountMail('alert-fired', { ...values, to: email, language });
    await deps.mails.enqueue(transaction, { userId, kind: 'alert-fired', mail });
    const ids = rows.map(({ firing }) => firing.id);
    const mailed = { mailedAt: new Date(now) };
    await transaction.update(alertFirings).set(mailed).where(inArray(alertFirings.id, ids));
    const remindedIds = reminders.map(({ id }) => id);
    await transaction
      .update(reminderFirings)
      .set(mailed)
      .where(inArray(reminderFirings.id, remindedIds));
    return true;
  });
}

/** Queues the mails that are due: at most one to each person. */
export async function queueAlertMails(deps: AlertMailDeps): Promise<void> {
  const waiting = await union(
    deps.db
      .select({ userId: alertFirings.userId })
      .from(alertFirings)
      .innerJoin(users, eq(users.id, alertFirings.userId))
      .where(and(isWaiting, isInUse)),
    deps.db
      .select({ userId: reminderFirings.userId })
      .from(reminderFirings)
      .innerJoin(users, eq(users.id, reminderFirings.userId))
      .where(and(isReminderWaiting, isInUse)),
  ).orderBy(sql`1`);
  let queued = 0;
  for (const { userId } of waiting) if (await mailOne(deps, userId)) queued += 1;
  if (queued > 0) deps.mails.deliverSoon();
}
