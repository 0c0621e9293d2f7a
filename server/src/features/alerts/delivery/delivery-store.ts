import { alertDeliverySchema, type AlertDelivery, type Language } from '@vela/contracts';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { alertChannels, alertDeliveries } from '../../../db/schema/alert-delivery.ts';
import { alertFirings, alerts, alertSeries } from '../../../db/schema/alert.ts';
import { reminderFirings } from '../../../db/schema/event-reminder.ts';
import { toChannelMessage } from './to-channel-message.ts';

const shape = alertDeliverySchema.shape;
const listed = 30;

/** The latest deliveries of a person, the newest first. */
export async function listDeliveries(
  db: Database,
  userId: number,
  language: Language,
): Promise<AlertDelivery[]> {
  const rows = await db
    .select({
      delivery: alertDeliveries,
      channel: alertChannels,
      firing: alertFirings,
      series: alertSeries,
      reminder: reminderFirings,
    })
    .from(alertDeliveries)
    .innerJoin(alertChannels, eq(alertChannels.id, alertDeliveries.channelId))
    .leftJoin(alertFirings, eq(alertFirings.id, alertDeliveries.firingId))
    .leftJoin(alerts, eq(alerts.id, alertFirings.alertId))
    .leftJoin(alertSeries, eq(alertSeries.id, alerts.seriesId))
    .leftJoin(reminderFirings, eq(reminderFirings.id, alertDeliveries.reminderId))
    .where(eq(alertChannels.userId, userId))
    .orderBy(desc(alertDeliveries.id))
    .limit(listed);
  return rows.map(({ delivery, channel, ...row }) => {
    const { state, tries, nextTryAt, sentAt, fault, status } = delivery;
    return {
      id: String(delivery.id),
      channel: channel.name,
      kind: shape.kind.parse(channel.kind),
      text: toChannelMessage(row, '', language).text,
      state: shape.state.parse(state),
      tries,
      ...(state === 'waiting' ? { nextTryAt: nextTryAt.getTime() } : {}),
      ...(sentAt === null ? {} : { sentAt: sentAt.getTime() }),
      ...(fault === null ? {} : { fault: shape.fault.unwrap().parse(fault) }),
      ...(status === null ? {} : { status }),
    };
  });
}
