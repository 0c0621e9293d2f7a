import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { endPassingToast } from '../features/account/passing-toast.ts';
import { AccountFrame } from '../features/site/account-frame.tsx';
import { RouteHead } from '../lib/route-head.tsx';
import { chooseReturnPath } from '../lib/return-path.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';

export const handle: RouteHandle = { start: 'now' };

/** For guests only. Members are redirected to the return path, otherwise to the chat. */
export default function GuestsOnly() {
  const { t } = useTranslation('site');
  const { state } = useSession();
  const location = useLocation();
  useEffect(() => endPassingToast, []);
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
      {state.status === 'authenticated' && (
        <Navigate to={chooseReturnPath(location.state)} replace />
      )}
    </>
  );
}
