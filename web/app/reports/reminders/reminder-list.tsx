import type { Reminder } from '@vela/contracts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { getErrorMessage } from '../../lib/api-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useNewsMoment } from '../headline.tsx';
import { spanNames } from './span-names.ts';
import { useChangeReminders } from './use-reminders.ts';

/** Reminders with what they wait for; each can be removed. */
export function ReminderList({ items, label }: { items: readonly Reminder[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {items.map((reminder) => (
        <ReminderLine key={reminder.id} reminder={reminder} />
      ))}
    </ul>
  );
}

function ReminderLine({ reminder }: { reminder: Reminder }) {
  const { t } = useTranslation('calendar');
  const formatMoment = useNewsMoment();
  const change = useChangeReminders();
  const name = useReminderName(reminder);
  const { minutes, nextAt, email, event } = reminder;
  return (
    <li className="flex items-start gap-2 py-2 text-sm" data-reminder={reminder.id}>
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{name}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-muted">
          {t(`reminders.before.${spanNames[minutes]}`)}
          {email && <Badge>{t('reminders.byMail')}</Badge>}
          <span>
            {nextAt === undefined
              ? t('reminders.none')
              : t('reminders.next', { at: formatMoment(nextAt) })}
          </span>
          {event?.when.kind === 'instant' && (
            <span>{t('reminders.begins', { at: formatMoment(event.when.instant) })}</span>
          )}
        </span>
      </span>
      <button
        type="button"
        aria-label={t('reminders.remove', { name })}
        title={t('reminders.remove', { name })}
        disabled={change.isPending}
        className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-danger md:size-9"
        onClick={() =>
          change.mutate(
            { kind: 'remove', id: reminder.id },
            { onError: (error) => notify.error(getErrorMessage(error, t('reminders.failed'))) },
          )
        }
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}

const levels = { 1: 'all', 2: 'medium', 3: 'high' } as const;

/** The event, or which events: "Release, High only, US". */
function useReminderName({ event, filter }: Reminder): string {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  if (event !== undefined) return event.title[language];
  if (filter === undefined) return t('reminders.unknown');
  const { kind, importance, country } = filter;
  return [
    kind === undefined ? t('filters.everyKind') : t(`kinds.${kind}`),
    `${t('filters.importance')}: ${t(`importance.${levels[importance]}`)}`,
    ...(country === undefined ? [] : [country]),
  ].join(', ');
}
