import { auth } from '@vela/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { useAccountApi } from './account-api.ts';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { useFieldRules } from './field-rules.ts';
import { useFormProblems } from './use-form-problems.ts';

/** Asks for a link to choose a new password. The answer is the same whether the address has an account or not. */
export function ForgotScreen() {
  const { t } = useTranslation(['account', 'problems']);
  const account = useAccountApi();
  const rules = useFieldRules();
  const showProblem = useFormProblems();
  const [sentTo, setSentTo] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });

  async function ask({ email }: { email: string }): Promise<void> {
    try {
      await account.forgotPassword(email);
      setSentTo(email);
    } catch (error) {
      showProblem(error, { setError, fields: ['email'], fallback: t('problems:unexpected') });
    }
  }

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
        <BackToLogin />
      </AccountCard>
    );
  }
  return (
    <AccountCard heading={t('account:forgot.heading')} lead={t('account:forgot.lead')}>
      <AccountForm onSubmit={(event) => void handleSubmit(ask)(event)}>
        <EmailField {...register('email', rules.email)} error={formState.errors.email?.message} />
        <SubmitButton busy={formState.isSubmitting}>{t('account:forgot.submit')}</SubmitButton>
      </AccountForm>
      <BackToLogin />
    </AccountCard>
  );
}

function BackToLogin() {
  const { t } = useTranslation('account');
  return (
    <p className="mt-6 border-t border-line pt-4 text-sm">
      <Link to="/login" className="link link-alone">
        {t('verification.back')}
      </Link>
    </p>
  );
}
