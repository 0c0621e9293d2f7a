import { useTranslation } from 'react-i18next';
import { collectFaults, readText } from '../../../lib/forms/field-faults.ts';
import { notify } from '../../../ui/toasts.tsx';
import { findNewPasswordFaults } from '../account-faults.ts';
import { AccountForm } from '../account-form.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordField } from '../password-field.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { Panel } from './panel.tsx';
import { useProfileApi } from './profile-api.ts';
import { useStepUp } from './step-up.tsx';

/** Changes the password by the present one. */
export function PasswordPanel({ email }: { email: string }) {
  const { t } = useTranslation(['account', 'profile', 'forms', 'problems']);
  const { changePassword } = useProfileApi();
  const stepUp = useStepUp();
  const form = useAccountForm({
    findFaults: (fields) => ({
      ...collectFaults({
        currentPassword:
          readText(fields, 'currentPassword') === '' ? t('forms:required') : undefined,
      }),
      ...findNewPasswordFaults(fields, t),
    }),
    send: async (fields) => {
      const isChanged = await stepUp.run(() =>
        changePassword({
          currentPassword: readText(fields, 'currentPassword'),
          password: readText(fields, 'password'),
        }),
      );
      if (!isChanged) return undefined;
      notify.success(t('profile:password.done'));
      form.form.current?.reset();
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  return (
    <Panel heading={t('profile:password.heading')} lead={t('profile:password.lead')}>
      <AccountForm form={form} submit={t('profile:password.submit')}>
        {/* Password managers store the new password under this name. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="currentPassword"
          label={t('profile:password.current')}
          autoComplete="current-password"
          required
          error={form.faults['currentPassword']}
        />
        <NewPasswordFields label={t('account:fields.newPassword')} faults={form.faults} />
      </AccountForm>
      {stepUp.dialog}
    </Panel>
  );
}
