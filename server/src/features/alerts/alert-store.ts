import {
  alertLimits,
  type Alert,
  type ChangeAlertRequest,
  type CreateAlertRequest,
  type Language,
} from '@vela/contracts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { requireRoom } from '../../db/require-room.ts';
import { alerts, alertSeries } from '../../db/schema/alert.ts';
import { AppError } from '../../errors.ts';
import { parseId } from '../../http/parse-id.ts';
import { type AlertRow, toAlert } from './alert-row.ts';
import { armAlert, findOrCreateSeries } from './arm-alert.ts';
import type { AlertReading } from './read-alert-series.ts';

export type Owner = {
  readonly userId: number;
  readonly now: number;
  readonly language: Language;
};

const dayMs = 86_400_000;
const selected = { alert: alerts, series: alertSeries };
const ownSeries = eq(alertSeries.id, alerts.seriesId);

/** Whose alert it is. Throws NOT_FOUND for an id that is none. */
const isOwn = (userId: number, id: string) =>
  and(eq(alerts.id, parseId(id)), eq(alerts.userId, userId));

/** All alerts of a person, the newest first. */
export async function listAlerts(
  db: Database,
  { userId, language }: Omit<Owner, 'now'>,
): Promise<Alert[]> {
  const rows = await db
    .select(selected)
    .from(alerts)
    .innerJoin(alertSeries, ownSeries)
    .where(eq(alerts.userId, userId))
    .orderBy(desc(alerts.createdAt), desc(alerts.id));
  return rows.map((row) => toAlert(row, language));
}

/** An own alert with its series. Throws NOT_FOUND for none or another person's. */
export async function readAlert(
  db: Pick<Database, 'select'>,
  id: string,
  userId: number,
): Promise<AlertRow> {
  const [row] = await db
    .select(selected)
    .from(alerts)
    .innerJoin(alertSeries, ownSeries)
    .where(isOwn(userId, id));
  if (row === undefined) throw new AppError('NOT_FOUND', 'no such alert of this person');
  return row;
}

/** Saves an alert. Throws TOO_MANY_SAVED when the account is full. */
export async function createAlert(
  db: Database,
  { asked, reading }: { readonly asked: CreateAlertRequest; readonly reading: AlertReading },
  { userId, now, language }: Owner,
): Promise<Alert> {
  return await db.transaction(async (transaction) => {
    await requireRoom(transaction, alerts, { userId, most: alertLimits.perAccount });
    const series = await findOrCreateSeries(transaction, reading);
    const { condition, evaluation, frequency, coolDownMinutes, email, note } = asked;
    const expiresAt = asked.expiresAt ?? now + alertLimits.expiryDays * dayMs;
    const [alert] = await transaction
      .insert(alerts)
      .values({
        userId,
        seriesId: series.id,
        condition,
        evaluation,
        frequency,
        coolDownMinutes,
        email,
        note,
        state: 'active',
        ...armAlert(reading),
        expiresAt: new Date(expiresAt),
        createdAt: new Date(now),
      })
      .returning();
    if (alert === undefined) throw new Error('an inserted row is returned');
    return toAlert({ alert, series }, language);
  });
}

/** Changes an own alert; one that is changed or resumed waits from the next candle on. */
export async function changeAlert(
  db: Database,
  {
    row,
    change,
    reading,
  }: {
    readonly row: AlertRow;
    readonly change: ChangeAlertRequest;
    /** Absent: the alert waits on as it does. */
    readonly reading: AlertReading | undefined;
  },
  { userId, language }: Omit<Owner, 'now'>,
): Promise<Alert> {
  const { expiresAt, ...rest } = change;
  const [alert] = await db
    .update(alerts)
    .set({
      ...rest,
      ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt) }),
      ...(reading === undefined ? {} : armAlert(reading)),
    })
    .where(isOwn(userId, row.alert.id))
    .returning();
  if (alert === undefined) throw new AppError('NOT_FOUND', 'no such alert of this person');
  return toAlert({ alert, series: row.series }, language);
}

/** Deletes an own alert with its history. Throws NOT_FOUND for none or another person's. */
export async function deleteAlert(db: Database, id: string, userId: number): Promise<void> {
  const deleted = await db.delete(alerts).where(isOwn(userId, id)).returning({ id: alerts.id });
  if (deleted.length === 0) throw new AppError('NOT_FOUND', 'no such alert of this person');
}
