import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useAccountApi } from './account-api.ts';

/** Verifies by the token in the address, once, and takes it out of the address first. */
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
    // A token works once: neither a re-rendering nor React's double run in development may spend it twice.
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
        setProblem(
          error instanceof ApiError && error.message !== ''
            ? error.message
            : t('problems:unexpected'),
        );
      });
  }, [token, account, signIn, navigate, location.state, t]);
  return { working, problem };
}
