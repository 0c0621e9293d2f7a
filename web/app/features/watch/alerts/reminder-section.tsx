import { formatTime } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ReminderList } from '../../../reports/reminders/reminder-list.tsx';
import { useReminders } from '../../../reports/reminders/use-reminders.ts';

/** Reminders of calendar events among the alerts: those set, and what they reminded of. */
export function ReminderSection() {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const { data } = useReminders();
  const { items = [], fired = [] } = data ?? {};
  return (
    <section aria-labelledby="own-reminders" className="mt-8">
      <h2 id="own-reminders" className="flex min-h-11 items-center text-lg font-semibold">
        {t('reminders.heading')}
      </h2>
      <p className="text-sm text-muted">
        {items.length === 0 ? t('reminders.empty') : t('reminders.text')}{' '}
        <Link
          to="/markets/calendar"
          className="underline underline-offset-4 hover:text-accent pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {t('reminders.toCalendar')}
        </Link>
      </p>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:grid-cols-2">
        {items.length > 0 && <ReminderList items={items} label={t('reminders.heading')} />}
        {fired.length > 0 && (
          <ol aria-label={t('reminders.fired')} className="divide-y divide-line text-sm">
            {fired.map(({ id, text, firedAt, isRead, isSimulated }) => (
              <li key={id} className="py-2">
                {text}
                <span className="mt-1 flex flex-wrap items-center gap-2 text-muted">
                  <time dateTime={new Date(firedAt).toISOString()}>
                    {formatTime(firedAt, undefined, language)}
                  </time>
                  {!isRead && <Badge tone="accent">{t('reminders.isNew')}</Badge>}
                  {isSimulated && <Badge tone="warning">{t('badges.simulated')}</Badge>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
