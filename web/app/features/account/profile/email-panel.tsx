import { auth, type Profile } from '@vela/contracts';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../lib/forms/email-field.tsx';
import { collectFaults, findEmailFault, readText } from '../../../lib/forms/field-faults.ts';
import { Button } from '../../../ui/button.tsx';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { EmailCodesForm } from './email-codes-form.tsx';
import { Panel } from './panel.tsx';
import { useProfileApi } from './profile-api.ts';
import { useStepUp } from './step-up.tsx';

function NewEmailForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation(['account', 'profile', 'forms', 'problems']);
  const { startEmailChange } = useProfileApi();
  const stepUp = useStepUp();
  const form = useAccountForm({
    findFaults: (fields) => collectFaults({ email: findEmailFault(fields, t) }),
    send: async (fields) => {
      if (await stepUp.run(() => startEmailChange(readText(fields, 'email')))) onSent();
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  return (
    <>
      <AccountForm form={form} submit={t('profile:email.submit')} look="secondary">
        <EmailField label={t('profile:email.new')} error={form.faults['email']} />
      </AccountForm>
      {stepUp.dialog}
    </>
  );
}

/** The address of the account, and its change: codes to both addresses, then both are entered. */
export function EmailPanel({ profile: { user, emailChange } }: { profile: Profile }) {
  const { t } = useTranslation(['profile', 'account']);
  const [isAnother, setAnother] = useState(false);
  return (
    <Panel
      heading={t('profile:email.heading')}
      lead={t('profile:email.lead', { minutes: auth.verificationCodeMinutes })}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium break-words">{user.email}</span>
        {user.email_verified && (
          <span className="inline-flex items-center gap-1.5 text-sm text-success">
            <BadgeCheck aria-hidden="true" className="size-4" />
            {t('profile:email.verified')}
          </span>
        )}
      </p>
      {emailChange === null || isAnother ? (
        <NewEmailForm onSent={() => setAnother(false)} />
      ) : (
        <>
          <EmailCodesForm oldEmail={user.email} newEmail={emailChange.email} />
          <Button look="quiet" onClick={() => setAnother(true)}>
            {t('profile:email.another')}
          </Button>
        </>
      )}
    </Panel>
  );
}
