import { savedDeals } from '@vela/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

type SaveFormProps = {
  isBusy: boolean;
  isOff: boolean;
  /** Resolves with whether it was saved: the name is then cleared. */
  onSave: (name: string) => Promise<boolean>;
  /** Replaces the opened deal, where there is one. */
  onReplace: (() => void) | undefined;
};

/** A name for the deal of the form, and what saves or replaces one. */
export function SaveForm({ isBusy, isOff, onSave, onReplace }: SaveFormProps) {
  const { t } = useTranslation('deal');
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setNameMissing(name.trim() === '');
    if (name.trim() !== '' && (await onSave(name.trim()))) setName('');
  };
  return (
    <form className="mt-3 space-y-3" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('saved.name')}
        value={name}
        maxLength={savedDeals.nameMaxLength}
        autoComplete="off"
        error={isNameMissing && name.trim() === '' ? t('saved.needsName') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" busy={isBusy} disabled={isOff}>
          {t('saved.save')}
        </Button>
        {onReplace !== undefined && (
          <Button look="secondary" busy={isBusy} onClick={onReplace}>
            {t('saved.replace')}
          </Button>
        )}
      </div>
    </form>
  );
}
