import { auth } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import type { FieldFaults } from '../../lib/forms/field-faults.ts';
import type { FormValues } from '../../lib/forms/form-answer.ts';
import { PasswordField } from './password-field.tsx';

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
      />
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
