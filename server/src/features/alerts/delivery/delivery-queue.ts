import { languageSchema } from '@vela/contracts';
import { Mutex } from 'async-mutex';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import { isInUse } from '../../../db/is-in-use.ts';
import { users } from '../../../db/schema/account.ts';
import { alertChannels, alertDeliveries } from '../../../db/schema/alert-delivery.ts';
import { alertFirings, alerts, alertSeries } from '../../../db/schema/alert.ts';
import { createAccountMail } from '../../../mail/templates/account-mail.ts';
import type { MailQueue } from '../../../mail/mail-queue.ts';
import { reminderFirings } from '../../../db/schema/event-reminder.ts';
import { toChannelMessage } from './to-channel-message.ts';
import { sendToChannel, type SendingDeps, type Sent } from './send-to-channel.ts';

export type DeliveryDeps = SendingDeps & {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly mails: Pick<MailQueue, 'enqueue' | 'deliverSoon'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Pauses before the next tries of Standard Webhooks; after the last one a delivery has failed. */
const pausesMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour] as const;
/** A channel that has failed this long is turned off. */
const failingMs = 5 * 24 * hour;
/** A claimed delivery is left to its process this long. */
const claimMs = 30 * second;
const batch = 20;

const selected = {
  delivery: alertDeliveries,
  channel: alertChannels,
  firing: alertFirings,
  series: alertSeries,
  reminder: reminderFirings,
  user: users,
};
type Due = Awaited<ReturnType<typeof claimDue>>[number];

async function claimDue({ db, now }: DeliveryDeps) {
  return await db.transaction(async (transaction) => {
    const claimed = await transaction
      .select({ id: alertDeliveries.id })
      .from(alertDeliveries)
      .innerJoin(alertChannels, eq(alertChannels.id, alertDeliveries.channelId))
      .innerJoin(users, eq(users.id, alertChannels.userId))
      .where(
        and(
          eq(alertDeliveries.state, 'waiting'),
          lte(alertDeliveries.nextTryAt, new Date(now())),
          isInUse,
        ),
      )
      .orderBy(asc(alertDeliveries.id))
      .limit(batch)
      .for('update', { of: alertDeliveries, skipLocked: true });
    const ids = claimed.map(({ id }) => id);
    if (ids.length === 0) return [];
    await transaction
      .update(alertDeliveries)
      .set({ nextTryAt: new Date(now() + claimMs) })
      .where(inArray(alertDeliveries.id, ids));
    return await transaction
      .select(selected)
      .from(alertDeliveries)
      .innerJoin(alertChannels, eq(alertChannels.id, alertDeliveries.channelId))
      .leftJoin(alertFirings, eq(alertFirings.id, alertDeliveries.firingId))
      .leftJoin(alerts, eq(alerts.id, alertFirings.alertId))
      .leftJoin(alertSeries, eq(alertSeries.id, alerts.seriesId))
      .leftJoin(reminderFirings, eq(reminderFirings.id, alertDeliveries.reminderId))
      .innerJoin(users, eq(users.id, alertChannels.userId))
      .where(inArray(alertDeliveries.id, ids))
      .orderBy(asc(alertDeliveries.id));
  });
}

/** Turns off a webhook that wants no more or has failed for days, and tells its owner by mail. */
async function noteFailure(deps: DeliveryDeps, due: Due, { isEnded = false }: Sent) {
  const { db, config, mails, now } = deps;
  const { channel, user } = due;
  const isRow = eq(alertChannels.id, channel.id);
  if (isEnded && channel.kind === 'browser') {
    await db.delete(alertChannels).where(isRow);
    return;
  }
  const since = channel.failingSince ?? new Date(now());
  const isOff = isEnded || now() - since.getTime() >= failingMs;
  await db.transaction(async (transaction) => {
    const changed = await transaction
      .update(alertChannels)
      .set({ failingSince: since, ...(isOff ? { state: 'failing' } : {}) })
      .where(and(isRow, eq(alertChannels.state, 'on')))
      .returning({ id: alertChannels.id });
    if (!isOff || changed.length === 0) return;
    const { email, language } = user;
    const link = new URL(`/watch?tab=alerts&lng=${language}`, config.publicUrl).href;
    const mail = createAccountMail('alert-channel-off', {
      name: channel.name,
      link,
      to: email,
      language,
    });
    await mails.enqueue(transaction, { userId: user.id, kind: 'alert-channel-off', mail });
  });
  if (isOff) mails.deliverSoon();
}

async function deliverOne(deps: DeliveryDeps, due: Due): Promise<void> {
  const { db, now } = deps;
  const { delivery, channel, user } = due;
  const isRow = eq(alertDeliveries.id, delivery.id);
  if (channel.state !== 'on') {
    await db.update(alertDeliveries).set({ state: 'failed' }).where(isRow);
    return;
  }
  const language = languageSchema.parse(user.language);
  const message = toChannelMessage(due, `delivery_${delivery.id}`, language);
  const sent = await sendToChannel(deps, channel, message);
  const tries = delivery.tries + 1;
  const { fault = null, status = null } = sent;
  if (fault === null) {
    await db
      .update(alertDeliveries)
      .set({ state: 'sent', tries, fault, status, sentAt: new Date(now()) })
      .where(isRow);
    await db
      .update(alertChannels)
      .set({ failingSince: null })
      .where(eq(alertChannels.id, channel.id));
    return;
  }
  const pause = sent.retryAfterMs ?? pausesMs[delivery.tries];
  const isOver = sent.isEnded === true || pausesMs[delivery.tries] === undefined;
  await db
    .update(alertDeliveries)
    .set({
      tries,
      fault,
      status,
      ...(isOver ? { state: 'failed' } : { nextTryAt: new Date(now() + (pause ?? 0)) }),
    })
    .where(isRow);
  await noteFailure(deps, due, sent);
}

export type DeliveryQueue = {
  /** Sends all that is due; resolves when none is left. */
  deliver(): Promise<void>;
  deliverSoon(): void;
  stop(): Promise<void>;
};

/** Sends firings to channels: at least once each, with the same id at every try. */
export function createDeliveryQueue(deps: DeliveryDeps): DeliveryQueue {
  const lock = new Mutex();
  const deliverAll = async (): Promise<void> => {
    for (;;) {
      const due = await claimDue(deps);
      // A receiver that is slow holds up at most the others of its batch, for five seconds.
      await Promise.all(
        due.map((one) =>
          deliverOne(deps, one).catch((error: unknown) =>
            deps.log.warn({ err: error, delivery: one.delivery.id }, 'a firing was not delivered'),
          ),
        ),
      );
      if (due.length < batch) return;
    }
  };
  const deliver = (): Promise<void> => lock.runExclusive(deliverAll);
  return {
    deliver,
    // What is running takes what is stored meanwhile with it, or the next call does.
    deliverSoon: () => {
      if (lock.isLocked()) return;
      deliver().catch((error: unknown) =>
        deps.log.warn({ err: error }, 'firings were not delivered'),
      );
    },
    stop: () => lock.waitForUnlock(),
  };
}
