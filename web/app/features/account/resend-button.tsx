import { auth } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useAccountApi } from './account-api.ts';
import { useCountdown } from './use-countdown.ts';

type ResendButtonProps = { justSent: boolean; askEmail: () => string | undefined };

/** Requests a new code; disabled for a while after one was sent. */
export function ResendButton({ justSent, askEmail }: ResendButtonProps) {
  const { t } = useTranslation(['account', 'problems']);
  const account = useAccountApi();
  const { left, restart } = useCountdown(auth.resendSeconds, justSent);
  const [busy, setBusy] = useState(false);

  async function resend(): Promise<void> {
    const email = askEmail();
    if (email === undefined) return;
    setBusy(true);
    try {
      await account.resendVerification(email);
      notify.info(t('account:verification.resent'));
      restart();
    } catch (error) {
      notify.error(getErrorMessage(error, t('problems:network')));
    } finally {
      setBusy(false);
    }
  }

  if (left > 0)
    return (
      <p className="grid min-h-11 place-items-center text-sm text-muted tabular-nums">
        {t('account:verification.resendIn', { count: left })}
      </p>
    );
  return (
    <Button look="quiet" busy={busy} onClick={() => void resend()} className="w-full">
      {t('account:verification.resend')}
    </Button>
  );
}
