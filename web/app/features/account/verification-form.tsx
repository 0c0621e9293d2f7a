import { auth } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../lib/forms/email-field.tsx';
import { collectFaults, findEmailFault, readText } from '../../lib/forms/field-faults.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useAccountApi } from './account-api.ts';
import { AccountForm } from './account-form.tsx';
import { ResendButton } from './resend-button.tsx';
import { useAccountForm } from './use-account-form.ts';

const extractDigits = (text: string) =>
  text.replaceAll(/\D/g, '').slice(0, auth.verificationCodeLength);

const readCode = (fields: FormData) => extractDigits(readText(fields, 'code'));

function useVerification(email: string | undefined) {
  const { t } = useTranslation(['account', 'forms']);
  const account = useAccountApi();
  const { signIn } = useSession();
  const findAddressFault = (fields: FormData) =>
    email === undefined ? findEmailFault(fields, t) : undefined;
  const readAddress = (fields: FormData) => email ?? readText(fields, 'email');
  const form = useAccountForm({
    findFaults: (fields) => {
      const isComplete = readCode(fields).length === auth.verificationCodeLength;
      const incomplete = t('verification.codeInvalid', { count: auth.verificationCodeLength });
      return collectFaults({
        email: findAddressFault(fields),
        code: isComplete ? undefined : incomplete,
      });
    },
    send: async (fields) => {
      const answer = await account.verifyByCode(readAddress(fields), readCode(fields));
      notify.success(t('verification.success'));
      if (answer.password_reset_sent === true) notify.info(t('verification.chooseAgain'));
      signIn(answer);
      return undefined;
    },
    fallback: t('errors.loginAgain'),
    refusedField: 'code',
  });

  function askEmail(): string | undefined {
    const fields = new FormData(form.form.current ?? undefined);
    const fault = findAddressFault(fields);
    form.show(collectFaults({ email: fault }));
    return fault === undefined ? readAddress(fields) : undefined;
  }
  return { form, askEmail };
}

type VerificationFormProps = { email: string | undefined; justSent: boolean };

/** The code from the mail; asks for the address too when the page was opened without one. */
export function VerificationForm({ email, justSent }: VerificationFormProps) {
  const { t } = useTranslation('account');
  const { form, askEmail } = useVerification(email);
  return (
    <>
      <AccountForm form={form} submit={t('verification.submit')}>
        {email === undefined && (
          <EmailField label={t('fields.email')} error={form.faults['email']} />
        )}
        <TextField
          name="code"
          // Pasted codes contain spaces or a hyphen: keep the digits only.
          onChange={({ target }) => {
            target.value = extractDigits(target.value);
            const isComplete = target.value.length === auth.verificationCodeLength;
            if (isComplete && email !== undefined) target.form?.requestSubmit();
          }}
          label={t('verification.code')}
          hint={email === undefined ? undefined : t('verification.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was opened to type the code
          autoFocus={email !== undefined}
          error={form.faults['code']}
          className="[&_input]:text-center [&_input]:text-2xl [&_input]:font-semibold [&_input]:tracking-[0.4em] [&_input]:tabular-nums"
        />
      </AccountForm>
      <div className="mt-4">
        <ResendButton justSent={justSent} askEmail={askEmail} />
      </div>
    </>
  );
}
