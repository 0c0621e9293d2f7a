import {
  describeReminder,
  reminderSchema,
  type Language,
  type ReminderFiring,
} from '@vela/contracts';
import type { reminderFirings } from '../../../db/schema/event-reminder.ts';

/** What a person was reminded of, as it is sent. */
export function toReminderFiring(
  row: typeof reminderFirings.$inferSelect,
  language: Language,
): ReminderFiring {
  const { id, event, eventId, startsAt, firedAt, readAt } = row;
  const minutes = reminderSchema.shape.minutes.parse(row.minutes);
  const times = { startsAt: startsAt.getTime(), firedAt: firedAt.getTime() };
  return {
    id: String(id),
    text: describeReminder({ event, minutes, ...times }, language),
    eventId,
    ...times,
    isRead: readAt !== null,
    isSimulated: event.source.basis === 'simulated',
  };
}
