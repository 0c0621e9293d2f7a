import { type CreateReminderRequest, type ReminderMinutes, reminderMinutes } from '@vela/contracts';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { spanNames } from '../../../reports/reminders/span-names.ts';
import { useChangeReminders } from '../../../reports/reminders/use-reminders.ts';

type SetReminderProps = {
  on: CreateReminderRequest['on'];
  /** Those that can still be told; all by default. */
  spans?: readonly ReminderMinutes[];
};

/** How long before an event one is reminded, and whether by mail too. */
export function SetReminder({ on, spans = reminderMinutes }: SetReminderProps) {
  const { t } = useTranslation('calendar');
  const change = useChangeReminders();
  const [minutes, setMinutes] = useState<ReminderMinutes>(
    spans.find((one) => one === 60) ?? spans[0] ?? 60,
  );
  const [email, setEmail] = useState(false);
  const fault = findFault(change.error, t('reminders.failed'));
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ kind: 'set', reminder: { minutes, email, on } });
      }}
    >
      <SelectField
        label={t('reminders.when')}
        value={String(minutes)}
        options={spans.map((value) => ({
          value: String(value),
          label: t(`reminders.before.${spanNames[value]}`),
        }))}
        onChange={({ target }) => {
          change.reset();
          setMinutes(reminderMinutes.find((one) => String(one) === target.value) ?? minutes);
        }}
        {...(fault === undefined ? {} : { error: fault })}
      />
      <Checkbox
        label={t('reminders.email')}
        checked={email}
        onChange={({ target }) => setEmail(target.checked)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="secondary" busy={change.isPending}>
          <BellPlus aria-hidden="true" className="size-4" />
          {t('reminders.set')}
        </Button>
        <output className="text-sm text-muted">{change.isSuccess && t('reminders.saved')}</output>
      </div>
    </form>
  );
}

/** What was wrong, by the field that was refused where there is one. */
function findFault(error: unknown, otherwise: string): string | undefined {
  if (error === null || error === undefined) return undefined;
  const [field] = error instanceof ApiError ? error.fields : [];
  return field?.message ?? getErrorMessage(error, otherwise);
}
