import type { CalendarEvent } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { ReminderList } from '../../../reports/reminders/reminder-list.tsx';
import { SetReminder } from './set-reminder.tsx';
import { useReminders } from '../../../reports/reminders/use-reminders.ts';

/** The reminders of one event, and another one; an event of several possible days has none. */
export function EventReminders({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('calendar');
  const { data } = useReminders();
  if (event.when.kind === 'window' || event.status === 'cancelled') return null;
  const own = data?.items.filter((one) => one.event?.id === event.id) ?? [];
  return (
    <section aria-labelledby="event-reminders" className="mt-4 border-t border-line pt-3">
      <h3 id="event-reminders" className="mb-2 text-sm font-semibold">
        {t('reminders.ofEvent')}
      </h3>
      {own.length > 0 && <ReminderList items={own} label={t('reminders.ofEvent')} />}
      <SetReminder on={{ kind: 'event', eventId: event.id }} />
    </section>
  );
}
