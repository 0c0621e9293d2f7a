import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { AccountFrame } from '../features/site/account-frame.tsx';
import { RouteHead } from '../lib/route-head.tsx';
import { returnPath } from '../lib/return-path.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';

export const handle: RouteHandle = { start: 'now' };

/** Lets guests in. Members go where they came from, otherwise to the chat. */
export default function GuestsOnly() {
  const { t } = useTranslation('site');
  const { state } = useSession();
  const location = useLocation();
  if (state.status === 'unauthenticated') {
    return (
      <>
        <RouteHead />
        <AccountFrame>
          <Outlet />
        </AccountFrame>
      </>
    );
  }
  return (
    <>
      <RouteHead />
      <FullScreenSpinner label={t('restoring')} />
      {state.status === 'authenticated' && <Navigate to={returnPath(location.state)} replace />}
    </>
  );
}
