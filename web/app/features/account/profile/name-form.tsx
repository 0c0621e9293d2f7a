import { useTranslation } from 'react-i18next';
import { collectFaults, readText } from '../../../lib/forms/field-faults.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';

type NameFormProps = {
  label: string;
  hint?: string;
  submit: string;
  value: string;
  onName: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the name of a passkey. */
export function NameForm({ label, hint, submit, value, onName, onCancel }: NameFormProps) {
  const { t } = useTranslation(['profile', 'forms', 'problems']);
  const form = useAccountForm({
    findFaults: (fields) =>
      collectFaults({
        name: readText(fields, 'name').trim() === '' ? t('forms:required') : undefined,
      }),
    send: async (fields) => {
      await onName(readText(fields, 'name').trim());
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  return (
    <div className="grid gap-2">
      <AccountForm form={form} submit={submit}>
        <TextField
          name="name"
          label={label}
          {...(hint === undefined ? {} : { hint })}
          defaultValue={value}
          maxLength={60}
          autoComplete="off"
          required
          error={form.faults['name']}
        />
      </AccountForm>
      <Button look="quiet" onClick={onCancel}>
        {t('profile:cancel')}
      </Button>
    </div>
  );
}
