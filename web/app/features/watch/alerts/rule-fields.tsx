import { alertLimits } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { canBeIntrabar } from './alert-draft.ts';
import type { DraftProps } from './draft-props.ts';

/** How often the alert tells, until when, and where. */
export function RuleFields({ draft, onChange, faults }: DraftProps) {
  const { t } = useTranslation('workspace');
  return (
    <>
      {canBeIntrabar(draft) && (
        <SelectField
          label={t('watch.form.evaluation')}
          className="sm:col-span-2"
          value={draft.evaluation}
          options={(['close', 'intrabar'] as const).map((value) => ({
            value,
            label: t(`watch.form.evaluations.${value}`),
          }))}
          error={faults['evaluation']}
          onChange={({ target: { value } }) =>
            onChange({ evaluation: value === 'intrabar' ? 'intrabar' : 'close' })
          }
        />
      )}
      <Frequency draft={draft} onChange={onChange} faults={faults} />
      <TextField
        label={t('watch.form.expires')}
        type="date"
        required
        value={draft.expires}
        error={faults['expiresAt']}
        onChange={(event) => onChange({ expires: event.target.value })}
      />
      <TextField
        label={t('watch.form.note')}
        className="sm:col-span-2"
        autoComplete="off"
        maxLength={alertLimits.noteMaxLength}
        value={draft.note}
        error={faults['note']}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <Checkbox
        className="sm:col-span-2"
        label={t('watch.form.email')}
        checked={draft.email}
        onChange={(event) => onChange({ email: event.target.checked })}
      />
    </>
  );
}

function Frequency({ draft, onChange, faults }: DraftProps) {
  const { t } = useTranslation('workspace');
  return (
    <>
      <SelectField
        label={t('watch.form.frequency')}
        value={draft.frequency}
        options={(['every', 'once'] as const).map((value) => ({
          value,
          label: t(`watch.form.frequencies.${value}`),
        }))}
        onChange={({ target: { value } }) =>
          onChange({ frequency: value === 'once' ? 'once' : 'every' })
        }
      />
      {draft.frequency === 'every' && (
        <TextField
          label={t('watch.form.coolDown')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.coolDown}
          error={faults['coolDownMinutes']}
          onChange={(event) => onChange({ coolDown: event.target.value })}
        />
      )}
    </>
  );
}
