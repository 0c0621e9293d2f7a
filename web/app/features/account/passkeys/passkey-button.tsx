import { signInPaths, type SessionAnswer } from '@vela/contracts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { useIsHydrated } from '../../../lib/page-environment.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { useFinishSignIn } from '../use-finish-sign-in.ts';
import { askPasskey, hasPasskeys, isPasskeyDismissed } from './ask-passkey.ts';

/** Signs in with a passkey; nothing in browsers that know none. */
export function PasskeyButton() {
  const { t } = useTranslation('account');
  const api = useApi();
  const finishSignIn = useFinishSignIn();
  const [isBusy, setBusy] = useState(false);
  const isHydrated = useIsHydrated();
  if (!isHydrated || !hasPasskeys()) return null;
  const signIn = async (): Promise<void> => {
    setBusy(true);
    notify.clear();
    try {
      const json = await askPasskey(api, signInPaths.passkeyOptions);
      const init = { method: 'POST', json } as const;
      await finishSignIn(await api.request<SessionAnswer>(signInPaths.passkeySignIn, init));
    } catch (error) {
      if (!isPasskeyDismissed(error)) notify.error(getErrorMessage(error, t('errors.loginAgain')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" className="mt-2.5 w-full" busy={isBusy} onClick={() => void signIn()}>
      <KeyRound aria-hidden="true" className="size-4 shrink-0" />
      {t('social.passkey')}
    </Button>
  );
}
