import { apiKeyScopes, type NewApiKey } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { collectFaults, readText } from '../../../lib/forms/field-faults.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useApiKeysApi } from './sign-in-ways-api.ts';
import { useStepUp } from './step-up.tsx';

/** Days after which a key ends; 0 stands for never. */
const lifetimes = [30, 90, 365, 0] as const;

const readScopes = (fields: FormData) => apiKeyScopes.filter((scope) => fields.has(scope));

function readKey(fields: FormData): NewApiKey {
  const days = Number(readText(fields, 'days'));
  const name = readText(fields, 'name').trim();
  return { name, scopes: readScopes(fields), days: days === 0 ? null : days };
}

type FormProps = { onMade: (key: string) => void; onCancel: () => void };

/** Name, rights and end of a new key. */
export function ApiKeyForm({ onMade, onCancel }: FormProps) {
  const { t } = useTranslation(['profile', 'forms', 'problems']);
  const { make } = useApiKeysApi();
  const stepUp = useStepUp();
  const form = useAccountForm({
    findFaults: (fields) =>
      collectFaults({
        name: readText(fields, 'name').trim() === '' ? t('forms:required') : undefined,
        candles: readScopes(fields).length > 0 ? undefined : t('profile:ways.keys.scopeNeeded'),
      }),
    send: async (fields) => {
      await stepUp.run(async () => onMade(await make(readKey(fields))));
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  return (
    <div className="grid gap-2">
      <AccountForm form={form} submit={t('profile:ways.keys.make')}>
        <TextField
          name="name"
          label={t('profile:ways.keys.name')}
          hint={t('profile:ways.keys.nameHint')}
          maxLength={60}
          autoComplete="off"
          required
          error={form.faults['name']}
        />
        <fieldset className="grid gap-1">
          <legend className="text-sm font-medium">{t('profile:ways.keys.rights')}</legend>
          {apiKeyScopes.map((scope) => (
            <Checkbox
              key={scope}
              name={scope}
              defaultChecked
              label={t(`profile:ways.keys.scopes.${scope}`)}
              error={form.faults[scope]}
            />
          ))}
        </fieldset>
        <SelectField
          name="days"
          label={t('profile:ways.keys.end')}
          defaultValue="90"
          options={lifetimes.map((days) => ({
            value: String(days),
            label:
              days === 0
                ? t('profile:ways.keys.never')
                : t('profile:ways.keys.days', { count: days }),
          }))}
        />
      </AccountForm>
      <Button look="quiet" onClick={onCancel}>
        {t('profile:cancel')}
      </Button>
      {stepUp.dialog}
    </div>
  );
}
