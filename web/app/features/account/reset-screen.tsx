import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
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

/** Why a link cannot be used; undefined while it can, or while that is not known. */
function useDeadLink(token: string | undefined): string | undefined {
  const account = useAccountApi();
  const [dead, setDead] = useState<{ token: string; message: string }>();
  useEffect(() => {
    if (token === undefined) return undefined;
    const request = new AbortController();
    account.checkResetLink(token, request.signal).catch((error: unknown) => {
      // Anything else, such as no connection, is told when the form is sent.
      if (error instanceof ApiError && error.code === 'INVALID_TOKEN')
        setDead({ token, message: error.message });
    });
    return () => request.abort();
  }, [account, token]);
  return dead?.token === token ? dead?.message : undefined;
}

/** Sets a new password with the token from the mail; a dead link is told before one types. */
export function ResetScreen({ token }: { token: string | undefined }) {
  const { t } = useTranslation('account');
  const dead = useDeadLink(token);
  if (token === undefined || dead !== undefined) {
    return (
      <AccountCard heading={t('reset.heading')} lead={dead ?? t('reset.noToken')}>
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
