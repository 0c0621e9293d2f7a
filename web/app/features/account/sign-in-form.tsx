import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { EmailField } from '../../lib/forms/email-field.tsx';
import { readText } from '../../lib/forms/field-faults.ts';
import type { FormValues } from '../../lib/forms/form-answer.ts';
import { useAccountApi } from './account-api.ts';
import { findSignInFaults } from './account-faults.ts';
import { AccountForm } from './account-form.tsx';
import { FactorCodeField } from './factor-code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { describeVerification, toVerification } from './verification-state.ts';

/** Signs in; the page redirects to the return path, an unverified address to verification. */
function useSignIn(askCode: () => void) {
  const { t } = useTranslation('account');
  const account = useAccountApi();
  const finishSignIn = useFinishSignIn();
  const navigate = useNavigate();
  const location = useLocation();

  async function leadToVerification(error: ApiError, email: string): Promise<void> {
    const told = describeVerification(error, email, t);
    await navigate('/email-verification', { state: toVerification(location.state, told) });
  }

  return async (fields: FormData): Promise<undefined> => {
    const email = readText(fields, 'email');
    try {
      const code = readText(fields, 'code');
      const answer = await account.login({
        email,
        password: readText(fields, 'password'),
        ...(code === '' ? {} : { code }),
      });
      await finishSignIn(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'SECOND_FACTOR_REQUIRED') askCode();
      else if (error.code === 'EMAIL_NOT_VERIFIED') await leadToVerification(error, email);
      else throw error;
    }
  };
}

export function SignInForm({ typed = {} }: { typed?: FormValues | undefined }) {
  const { t } = useTranslation(['account', 'forms']);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useAccountForm({
    findFaults: (fields) => findSignInFaults(fields, t),
    send: useSignIn(() => setNeedsCode(true)),
    refusedField: 'password',
    fallback: { refused: t('errors.login'), failed: t('errors.loginAgain') },
  });
  return (
    <AccountForm form={form} submit={t('login.signIn.submit')}>
      <EmailField
        label={t('fields.email')}
        autoComplete="username"
        defaultValue={typed['email']}
        error={form.faults['email']}
      />
      <PasswordField
        name="password"
        label={t('fields.password')}
        autoComplete="current-password"
        required
        defaultValue={typed['password']}
        error={form.faults['password']}
      />
      {needsCode && <FactorCodeField takesFocus error={form.faults['code']} />}
      <p className="-mt-1 text-sm">
        <Link to="/forgot-password" className="link link-alone">
          {t('login.forgot')}
        </Link>
      </p>
    </AccountForm>
  );
}
