import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { isPasskeyDismissed } from '../passkeys/ask-passkey.ts';
import { useSignInWaysApi } from './sign-in-ways-api.ts';

/** Confirms with a passkey of the account who one is. */
export function PasskeyStep({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation(['profile', 'problems']);
  const { confirmByPasskey } = useSignInWaysApi();
  const [isBusy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await confirmByPasskey().then(onConfirmed, (error: unknown) => {
      setBusy(false);
      if (!isPasskeyDismissed(error))
        notify.error(getErrorMessage(error, t('problems:unexpected')));
    });
  };
  return (
    <>
      <p className="my-3 text-center text-xs text-muted">{t('profile:ways.stepUp.or')}</p>
      <Button look="secondary" className="w-full" busy={isBusy} onClick={() => void confirm()}>
        {t('profile:ways.stepUp.passkey')}
      </Button>
    </>
  );
}

/** For accounts that are signed in to by a provider or a passkey only. */
export function NoPasswordNote() {
  const { t } = useTranslation('profile');
  return <p className="text-sm">{t('ways.stepUp.noPassword')}</p>;
}
