import { auth } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useAccountApi } from './account-api.ts';
import { useCountdown } from './use-countdown.ts';

type ResendButtonProps = {
  justSent: boolean;
  /** Gives the address, or undefined when it is not valid. */
  askEmail: () => Promise<string | undefined>;
};

/** Asks for a new code; after one was sent, the next has to wait. */
export function ResendButton({ justSent, askEmail }: ResendButtonProps) {
  const { t } = useTranslation(['account', 'problems']);
  const account = useAccountApi();
  const { left, restart } = useCountdown(auth.resendSeconds, justSent);
  const [busy, setBusy] = useState(false);

  async function resend(): Promise<void> {
    const email = await askEmail();
    if (email === undefined) return;
    setBusy(true);
    try {
      await account.resendVerification(email);
      notify.info(t('account:verification.resent'));
      restart();
    } catch (error) {
      notify.error(
        error instanceof ApiError && error.message !== '' ? error.message : t('problems:network'),
      );
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
