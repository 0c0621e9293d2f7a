import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session-provider.tsx';
import { notify } from '../../ui/toasts.tsx';

/** Notifies the user when the session expired while in use. */
export function useExpiryNotice(): void {
  const { t } = useTranslation('problems');
  const { state } = useSession();
  const expired = state.status === 'unauthenticated' && state.ended === 'expired';
  useEffect(() => {
    if (expired) notify.error(t('sessionExpired'));
  }, [expired, t]);
}
