import { eventKinds, type ReminderFilter } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/select-field.tsx';
import { ReminderList } from '../../../reports/reminders/reminder-list.tsx';
import { SetReminder } from './set-reminder.tsx';
import { useReminders } from '../../../reports/reminders/use-reminders.ts';

const levels = [
  { value: 1, name: 'all' },
  { value: 2, name: 'medium' },
  { value: 3, name: 'high' },
] as const;

/** All reminders, and one of every event of a kind and importance. */
export function RemindersPanel() {
  const { t } = useTranslation('calendar');
  const { data } = useReminders();
  const items = data?.items ?? [];
  return (
    <section
      aria-labelledby="calendar-reminders"
      className="rounded-lg border border-line bg-surface p-4"
    >
      <h2 id="calendar-reminders" className="font-semibold">
        {t('reminders.heading')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('reminders.text')}</p>
      {items.length > 0 && (
        <div className="mt-2">
          <ReminderList items={items} label={t('reminders.heading')} />
        </div>
      )}
      <FilterReminder />
    </section>
  );
}

function FilterReminder() {
  const { t } = useTranslation('calendar');
  const [filter, setFilter] = useState<ReminderFilter>({ importance: 3 });
  const { kind, importance } = filter;
  return (
    <div className="mt-3 grid max-w-xl gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('filters.kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('filters.everyKind') },
            ...eventKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          ]}
          onChange={({ target }) => {
            const chosen = eventKinds.find((one) => one === target.value);
            setFilter({ importance, ...(chosen === undefined ? {} : { kind: chosen }) });
          }}
        />
        <SelectField
          label={t('filters.importance')}
          value={String(importance)}
          options={levels.map(({ value, name }) => ({
            value: String(value),
            label: t(`importance.${name}`),
          }))}
          onChange={({ target }) =>
            setFilter({
              ...filter,
              importance:
                levels.find(({ value }) => String(value) === target.value)?.value ?? importance,
            })
          }
        />
      </div>
      <SetReminder key={`${kind} ${importance}`} on={{ kind: 'filter', filter }} />
    </div>
  );
}
