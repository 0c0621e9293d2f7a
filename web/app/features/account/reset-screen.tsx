import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { readText } from '../../lib/forms/field-faults.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { notify } from '../../ui/toasts.tsx';
import { AccountCard, CardLink } from './account-card.tsx';
import { useAccountApi } from './account-api.ts';
import { findNewPasswordFaults } from './account-faults.ts';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation(['account', 'forms', 'problems']);
  const account = useAccountApi();
  const navigate = useNavigate();
  const form = useAccountForm({
    findFaults: (fields) => findNewPasswordFaults(fields, t),
    send: async (fields) => {
      await account.resetPassword(token, readText(fields, 'password'));
      notify.success(t('account:reset.success'));
      await navigate('/login', { replace: true });
      return undefined;
    },
    fallback: t('problems:unexpected'),
    refusedField: 'password',
  });
  return (
    <AccountForm form={form} submit={t('account:reset.submit')}>
      <NewPasswordFields label={t('account:fields.newPassword')} faults={form.faults} />
    </AccountForm>
  );
}

/** Sets a new password with the token from the mail. */
export function ResetScreen({ token }: { token: string | undefined }) {
  const { t } = useTranslation('account');
  if (token === undefined) {
    return (
      <AccountCard heading={t('reset.heading')} lead={t('reset.noToken')}>
        <Link to="/forgot-password" className={getButtonClass('primary', 'w-full')}>
          {t('reset.askAgain')}
        </Link>
      </AccountCard>
    );
  }
  return (
    <AccountCard heading={t('reset.heading')} lead={t('reset.lead')}>
      <ResetForm token={token} />
      <CardLink to="/forgot-password">{t('reset.askAgain')}</CardLink>
    </AccountCard>
  );
}
