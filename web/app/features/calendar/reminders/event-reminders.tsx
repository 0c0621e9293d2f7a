import type { CalendarEvent } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReminderList } from '../../../reports/reminders/reminder-list.tsx';
import { listSpansAhead } from '../calendar-days.ts';
import { SetReminder } from './set-reminder.tsx';
import { useReminders } from '../../../reports/reminders/use-reminders.ts';

/** The reminders of one event, and another one while it is ahead; else nothing is offered. */
export function EventReminders({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('calendar');
  const { data } = useReminders();
  const [openedAt] = useState(Date.now);
  const spans = listSpansAhead(event, openedAt);
  const own = data?.items.filter((one) => one.event?.id === event.id) ?? [];
  if (spans.length === 0 && own.length === 0) return null;
  return (
    <section aria-labelledby="event-reminders" className="mt-4 border-t border-line pt-3">
      <h3 id="event-reminders" className="mb-2 text-sm font-semibold">
        {t('reminders.ofEvent')}
      </h3>
      {own.length > 0 && <ReminderList items={own} label={t('reminders.ofEvent')} />}
      {spans.length > 0 && <SetReminder on={{ kind: 'event', eventId: event.id }} spans={spans} />}
    </section>
  );
}
