import type { SessionAnswer } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isLocalPath } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { notify } from '../../ui/toasts.tsx';
import { showPassingToast } from './passing-toast.ts';
import { useChosenLook } from './use-chosen-look.ts';

/** Takes a session over, by whatever way it was signed in; the page then leads on. */
export function useFinishSignIn(): (answer: SessionAnswer) => Promise<void> {
  const { t } = useTranslation('account');
  const { signIn } = useSession();
  const applyLook = useChosenLook();
  const navigate = useNavigate();
  const location = useLocation();
  return async (answer) => {
    showPassingToast(t('login.success'));
    await applyLook(answer.chosen);
    if (answer.deletion_cancelled === true) notify.info(t('login.kept'));
    const from = answer.return_to;
    // The page that was left for a provider; its state was lost on the way.
    if (from !== undefined && isLocalPath(from))
      await navigate({ search: '' }, { replace: true, state: { ...location.state, from } });
    signIn(answer);
  };
}
