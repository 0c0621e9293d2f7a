import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { getErrorMessage } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useAccountApi } from './account-api.ts';

/** Verifies the token in the URL, once, after removing it from the URL. */
export function useLinkVerification(): { working: boolean; problem: string | undefined } {
  const { t } = useTranslation(['account', 'problems']);
  const account = useAccountApi();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const token = query.get('token');
  const tried = useRef<string>(undefined);
  const [working, setWorking] = useState(token !== null);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    // Single-use: re-renderings and development's double effects must not send the token twice.
    if (token === null || tried.current === token) return;
    tried.current = token;
    void navigate({ search: '' }, { replace: true, state: location.state });
    account
      .verifyByToken(token)
      .then((answer) => {
        notify.success(t('account:verification.success'));
        if (answer.password_reset_sent === true) notify.info(t('account:verification.chooseAgain'));
        return signIn(answer);
      })
      .catch((error: unknown) => {
        setWorking(false);
        setProblem(getErrorMessage(error, t('problems:unexpected')));
      });
  }, [token, account, signIn, navigate, location.state, t]);
  return { working, problem };
}
