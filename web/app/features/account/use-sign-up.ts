import type { AgreementDocument } from '@vela/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { notify } from '../../ui/toasts.tsx';
import { useAccountApi } from './account-api.ts';
import { missingAgreements, type SignUpValues } from './sign-up-values.ts';
import { useFormProblems } from './use-form-problems.ts';
import { toVerification } from './verification-state.ts';

/** Creates the account once all agreements are accepted, and leads on to the verification of the e-mail address. */
export function useSignUp(
  form: UseFormReturn<SignUpValues>,
  showMissing: (missing: readonly AgreementDocument[]) => void,
) {
  const { t } = useTranslation('account');
  const account = useAccountApi();
  const showProblem = useFormProblems();
  const navigate = useNavigate();
  const location = useLocation();
  return async (values: SignUpValues): Promise<void> => {
    const missing = missingAgreements(values);
    showMissing(missing);
    if (missing.length > 0) {
      const names = missing.map((document) => t(`agreements.names.${document}`)).join(', ');
      const warning = t('agreements.pleaseAccept', { names });
      notify.clear(warning);
      notify.warning(warning);
      return;
    }
    notify.clear();
    try {
      const { username, email, password } = values;
      await account.register({ username, email, password });
      notify.success(t('register.success'));
      await navigate('/email-verification', {
        state: toVerification(location.state, { email, justSent: true }),
      });
    } catch (error) {
      showProblem(error, {
        setError: form.setError,
        fields: ['username', 'email', 'password'],
        fallback: t('errors.registration'),
      });
    }
  };
}
