import { type Alert, getIntervalName, intervals } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AlertSetup } from '../../../lib/alert-setup.ts';
import { ConditionFields } from './condition-fields.tsx';
import type { DraftProps } from './draft-props.ts';
import { MoreConditions } from './more-conditions.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { RuleFields } from './rule-fields.tsx';
import { useAlertForm } from './use-alert-form.ts';

type AlertDialogProps = {
  initial: AlertSetup;
  /** The alert that is edited; absent: a new one. */
  edited?: Alert | undefined;
  onClose: () => void;
};

/** Sets up an alert, or edits one; it is saved after a look at how often it would have fired. */
export function AlertDialog({ initial, edited, onClose }: AlertDialogProps) {
  const { t } = useTranslation('workspace');
  const form = useAlertForm({ initial, edited, onSaved: onClose });
  return (
    <Dialog
      title={t(edited === undefined ? 'watch.form.new' : 'watch.form.edit')}
      onClose={onClose}
    >
      <form noValidate className="mt-4 space-y-4" onSubmit={(event) => void form.save(event)}>
        <div className="grid gap-3 sm:grid-cols-2">
          <SeriesFields {...form.props} isFixed={edited !== undefined} />
          <ConditionFields {...form.props} />
          <MoreConditions {...form.props} isTried={form.isTried} />
          <RuleFields {...form.props} />
        </div>
        {form.preview.data !== undefined && (
          <PreviewPanel preview={form.preview.data} interval={form.props.draft.interval} />
        )}
        {form.preview.isError &&
          !(form.preview.error instanceof ApiError && form.preview.error.fields.length > 0) && (
            <p role="alert" className="text-sm text-danger">
              {getErrorMessage(form.preview.error, t('watch.form.failed'))}
            </p>
          )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            {t('watch.form.cancel')}
          </Button>
          <Button look="secondary" busy={form.preview.isFetching} onClick={form.look}>
            {t('watch.form.preview')}
          </Button>
          <Button type="submit" busy={form.isSaving}>
            {t(edited === undefined ? 'watch.form.save' : 'watch.form.saveEdit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The series of an alert; that of a stored one stays. */
function SeriesFields({ draft, onChange, faults, isFixed }: DraftProps & { isFixed: boolean }) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  return (
    <>
      <TextField
        label={t('watch.form.symbol')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        disabled={isFixed}
        value={draft.symbol}
        error={faults['symbol']}
        onChange={(event) => onChange({ symbol: event.target.value })}
      />
      <SelectField
        label={t('watch.form.interval')}
        value={draft.interval}
        disabled={isFixed}
        options={intervals.map((interval) => ({
          value: interval,
          label: getIntervalName(interval, language),
        }))}
        onChange={({ target: { value } }) =>
          onChange({ interval: intervals.find((one) => one === value) ?? draft.interval })
        }
      />
    </>
  );
}
