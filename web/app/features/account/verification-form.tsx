import { auth } from '@vela/contracts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session-provider.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useAccountApi } from './account-api.ts';
import { AccountForm, SubmitButton } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { useFieldRules } from './field-rules.ts';
import { ResendButton } from './resend-button.tsx';
import { useFormProblems } from './use-form-problems.ts';

type VerificationValues = { email: string; code: string };

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, auth.verificationCodeLength);

/** The code from the mail; the address too, when the page was opened without one. */
export function VerificationForm({
  email,
  justSent,
}: {
  email: string | undefined;
  justSent: boolean;
}) {
  const { t } = useTranslation('account');
  const account = useAccountApi();
  const { signIn } = useSession();
  const rules = useFieldRules();
  const showProblem = useFormProblems();
  const { register, handleSubmit, setError, setValue, formState, trigger, getValues } =
    useForm<VerificationValues>({
      defaultValues: { email: email ?? '', code: '' },
    });
  const code = register('code', {
    validate: (value) =>
      digitsOf(value).length === auth.verificationCodeLength ||
      t('verification.codeInvalid', { count: auth.verificationCodeLength }),
  });

  async function verify(values: VerificationValues): Promise<void> {
    try {
      const answer = await account.verifyByCode(values.email, digitsOf(values.code));
      notify.success(t('verification.success'));
      if (answer.password_reset_sent === true) notify.info(t('verification.chooseAgain'));
      signIn(answer);
    } catch (error) {
      showProblem(error, { setError, fields: ['email', 'code'], fallback: t('errors.loginAgain') });
    }
  }

  return (
    <AccountForm onSubmit={(event) => void handleSubmit(verify)(event)}>
      {email === undefined && (
        <EmailField {...register('email', rules.email)} error={formState.errors.email?.message} />
      )}
      <TextField
        {...code}
        // Pasted codes come with spaces or a hyphen: only the digits stay.
        onChange={(event) => setValue('code', digitsOf(event.target.value))}
        label={t('verification.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={formState.errors.code?.message}
        className="[&_input]:text-center [&_input]:text-2xl [&_input]:font-semibold [&_input]:tracking-[0.4em] [&_input]:tabular-nums"
      />
      <SubmitButton busy={formState.isSubmitting}>{t('verification.submit')}</SubmitButton>
      <ResendButton
        justSent={justSent}
        askEmail={async () => ((await trigger('email')) ? getValues('email') : undefined)}
      />
    </AccountForm>
  );
}
