import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { collectFaults, readText } from '../../../lib/forms/field-faults.ts';
import { AccountForm } from '../account-form.tsx';
import { FactorCodeField } from '../factor-code-field.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useFinishSignIn } from '../use-finish-sign-in.ts';
import { useProviderApi } from './provider-api.ts';

/** The code of the second factor, after a provider has confirmed who signs in. */
export function TicketForm({ ticket }: { ticket: string }) {
  const { t } = useTranslation(['account', 'forms']);
  const { sendCode } = useProviderApi();
  const finishSignIn = useFinishSignIn();
  const [current, setCurrent] = useState(ticket);
  const form = useAccountForm({
    findFaults: (fields) =>
      collectFaults({ code: readText(fields, 'code') === '' ? t('forms:required') : undefined }),
    send: async (fields) => {
      try {
        await finishSignIn(await sendCode(current, readText(fields, 'code')));
        return undefined;
      } catch (error) {
        // A ticket counts once: a wrong code brings the next.
        if (error instanceof ApiError && error.detail.ticket !== undefined)
          setCurrent(error.detail.ticket);
        throw error;
      }
    },
    fallback: t('errors.loginAgain'),
  });
  return (
    <AccountForm form={form} submit={t('login.signIn.submit')}>
      <FactorCodeField takesFocus error={form.faults['code']} />
    </AccountForm>
  );
}
