import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { notify } from '../../../ui/toasts.tsx';
import { isPasskeyDismissed } from '../passkeys/ask-passkey.ts';
import { useStepUp } from './step-up.tsx';

/** Runs work that may need a step-up; a failure is told, and `busy` names what runs. */
export function useGuardedWork() {
  const { t } = useTranslation('problems');
  const stepUp = useStepUp();
  const [busy, setBusy] = useState<string>();
  const run = async (name: string, work: () => Promise<void>): Promise<void> => {
    setBusy(name);
    await stepUp.run(work).catch((error: unknown) => {
      if (!isPasskeyDismissed(error)) notify.error(getErrorMessage(error, t('unexpected')));
    });
    setBusy(undefined);
  };
  return {
    busy,
    run: (name: string, work: () => Promise<void>) => void run(name, work),
    dialog: stepUp.dialog,
  };
}
