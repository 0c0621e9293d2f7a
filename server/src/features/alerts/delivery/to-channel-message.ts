import type { AlertFiring, Language, ReminderFiring } from '@vela/contracts';
import type { reminderFirings } from '../../../db/schema/event-reminder.ts';
import { toFiring, type FiringRow } from '../alert-row.ts';
import { toReminderFiring } from '../reminders/reminder-row.ts';
import type { ChannelMessage } from './channel-message.ts';

/** What a delivery sends: the firing of an alert with its series, or a reminder. */
type DeliveredRow = {
  readonly [Name in keyof FiringRow]: FiringRow[Name] | null;
} & { readonly reminder: typeof reminderFirings.$inferSelect | null };

/** What is delivered, as it is sent. Throws where a row holds neither, which its check forbids. */
function toDelivered(
  { firing, series, reminder }: DeliveredRow,
  language: Language,
):
  | { readonly kind: 'alert.fired'; readonly firing: AlertFiring }
  | { readonly kind: 'event.reminder'; readonly reminder: ReminderFiring } {
  if (reminder !== null)
    return { kind: 'event.reminder', reminder: toReminderFiring(reminder, language) };
  if (firing === null || series === null)
    throw new Error('a delivery is of a firing or a reminder');
  return { kind: 'alert.fired', firing: toFiring({ firing, series }, language) };
}

/** The message of a delivery; the id is the same at every try. */
export function toChannelMessage(
  row: DeliveredRow,
  id: string,
  language: Language,
): ChannelMessage {
  const told = toDelivered(row, language);
  const { text } = told.kind === 'alert.fired' ? told.firing : told.reminder;
  return { id, language, text, ...told };
}
