import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useAccountApi } from './account-api.ts';
import { useFormProblems } from './use-form-problems.ts';
import { toVerification } from './verification-state.ts';

export type SignInValues = { email: string; password: string };

/** Signs in; the page around then leads to where the person came from. An unverified address leads to its verification. */
export function useSignIn(form: UseFormReturn<SignInValues>) {
  const { t } = useTranslation('account');
  const account = useAccountApi();
  const { signIn } = useSession();
  const showProblem = useFormProblems();
  const navigate = useNavigate();
  const location = useLocation();

  async function leadToVerification(error: ApiError, email: string): Promise<void> {
    const justSent = error.detail.verification_sent === true;
    const message = justSent ? t('verification.freshCode') : t('verification.olderCode');
    await navigate('/email-verification', {
      state: toVerification(location.state, {
        email: error.detail.email ?? email,
        message,
        justSent,
      }),
    });
  }

  return async ({ email, password }: SignInValues): Promise<void> => {
    notify.clear();
    try {
      const answer = await account.login(email, password);
      notify.passing(t('login.success'));
      signIn(answer);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED')
        await leadToVerification(error, email);
      else
        showProblem(error, {
          setError: form.setError,
          fields: ['email', 'password'],
          fallback: t('errors.loginAgain'),
        });
    }
  };
}
