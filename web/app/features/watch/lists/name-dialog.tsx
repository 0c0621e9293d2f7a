import { watchlistLimits } from '@vela/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Field = { label: string; value: string; maxLength: number; isRequired?: boolean };

type NameDialogProps = {
  title: string;
  fields: readonly Field[];
  busy: boolean;
  onSave: (values: string[]) => void;
  onClose: () => void;
};

/** Asks for a name, or for a few short texts. */
export function NameDialog({ title, fields, busy, onSave, onClose }: NameDialogProps) {
  const { t } = useTranslation('workspace');
  const [values, setValues] = useState(fields.map(({ value }) => value));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = values.map((value) => value.trim());
    const isMissing = fields.some(
      ({ isRequired }, index) => isRequired === true && trimmed[index] === '',
    );
    if (!isMissing) onSave(trimmed);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="mt-3 space-y-3" onSubmit={submit}>
        {fields.map(({ label, maxLength, isRequired }, index) => (
          <TextField
            key={label}
            label={label}
            required={isRequired}
            autoComplete="off"
            maxLength={Math.min(maxLength, watchlistLimits.noteMaxLength)}
            value={values[index] ?? ''}
            onChange={({ target }) =>
              setValues(values.map((value, at) => (at === index ? target.value : value)))
            }
          />
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="secondary" onClick={onClose}>
            {t('watch.lists.cancel')}
          </Button>
          <Button type="submit" busy={busy}>
            {t('watch.lists.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
