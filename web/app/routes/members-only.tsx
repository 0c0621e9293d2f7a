import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useExpiryNotice } from '../features/site/use-expiry-notice.ts';
import { rememberLocation } from '../lib/return-path.ts';
import { RouteHead } from '../lib/route-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';

const inBrowser = typeof document !== 'undefined';

export const handle: RouteHandle = { start: 'now' };

/** Lets members in. Guests go to the sign-in page and come back after; whoever logged out starts afresh. */
export default function MembersOnly() {
  const { t } = useTranslation('site');
  const { state } = useSession();
  const location = useLocation();
  const [queries] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }),
  );
  useExpiryNotice();

  if (state.status === 'authenticated') {
    return (
      <QueryClientProvider client={queries}>
        <RouteHead />
        <Outlet />
      </QueryClientProvider>
    );
  }
  // A guest leaves in the browser only: until then the spinner stands, on both sides alike.
  return (
    <>
      <RouteHead />
      <FullScreenSpinner label={t('restoring')} />
      {inBrowser && state.status === 'unauthenticated' && (
        <Navigate
          to="/login"
          replace
          state={state.ended === 'logout' ? null : rememberLocation(location)}
        />
      )}
    </>
  );
}
