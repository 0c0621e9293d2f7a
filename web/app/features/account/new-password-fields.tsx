import { auth } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldFaults, readText } from '../../lib/forms/field-faults.ts';
import type { FormValues } from '../../lib/forms/form-answer.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

const noPerson = { email: '', username: '' };

/** A new password and its confirmation. */
export function NewPasswordFields({
  label,
  faults,
  typed = {},
}: {
  label: string;
  faults: FieldFaults;
  typed?: FormValues;
}) {
  const { t } = useTranslation('account');
  const [entered, setEntered] = useState({ password: typed['password'] ?? '', ...noPerson });
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={t('fields.passwordHint', { count: auth.passwordMinLength })}
        autoComplete="new-password"
        required
        minLength={auth.passwordMinLength}
        defaultValue={typed['password']}
        error={faults['password']}
        onChange={({ currentTarget: { form, value } }) => {
          const fields = new FormData(form ?? undefined);
          const [email, username] = [readText(fields, 'email'), readText(fields, 'username')];
          setEntered({ password: value, email, username });
        }}
      />
      <PasswordMeter password={entered.password} person={entered} />
      <PasswordField
        name="confirmPassword"
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        required
        defaultValue={typed['confirmPassword']}
        error={faults['confirmPassword']}
      />
    </>
  );
}
