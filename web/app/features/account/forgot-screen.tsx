import { auth } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../lib/forms/email-field.tsx';
import { collectFaults, findEmailFault, readText } from '../../lib/forms/field-faults.ts';
import { Button } from '../../ui/button.tsx';
import { AccountCard, CardLink } from './account-card.tsx';
import { useAccountApi } from './account-api.ts';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Requests a password reset link. The answer is the same whether or not the account exists. */
export function ForgotScreen() {
  const { t } = useTranslation(['account', 'forms', 'problems']);
  const account = useAccountApi();
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm({
    findFaults: (fields) => collectFaults({ email: findEmailFault(fields, t) }),
    send: async (fields) => {
      const email = readText(fields, 'email');
      await account.forgotPassword(email);
      setSentTo(email);
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });

  if (sentTo !== undefined) {
    return (
      <AccountCard
        heading={t('account:forgot.sentHeading')}
        lead={
          <output>
            {t('account:forgot.sent', { email: sentTo, minutes: auth.resetTokenMinutes })}
          </output>
        }
      >
        <Button look="secondary" onClick={() => setSentTo(undefined)} className="w-full">
          {t('account:forgot.again')}
        </Button>
        <CardLink to="/login">{t('account:verification.back')}</CardLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard heading={t('account:forgot.heading')} lead={t('account:forgot.lead')}>
      <AccountForm form={form} submit={t('account:forgot.submit')}>
        <EmailField label={t('account:fields.email')} error={form.faults['email']} />
      </AccountForm>
      <CardLink to="/login">{t('account:verification.back')}</CardLink>
    </AccountCard>
  );
}
