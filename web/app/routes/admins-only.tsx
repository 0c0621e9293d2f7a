import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { adminHome, adminSignIn } from '../features/admin/admin-return-path.ts';
import { ForbiddenWays } from '../features/admin/forbidden-ways.tsx';
import { useLogout } from '../features/site/account-links.tsx';
import { ProblemPage } from '../features/site/problem-page.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { useExpiryNotice } from '../features/site/use-expiry-notice.ts';
import { PageHead } from '../lib/page-head.tsx';
import { rememberLocation } from '../lib/return-path.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';

const inBrowser = typeof document !== 'undefined';

export const handle: RouteHandle = { start: 'now' };

/** Says in words that the account is none of an admin. */
function Forbidden({ email }: { email: string }) {
  const { t } = useTranslation('admin');
  const logout = useLogout(adminSignIn);
  return (
    <ProblemPage
      eyebrow={t('forbidden.eyebrow')}
      title={t('forbidden.title')}
      text={t('forbidden.text', { email })}
    >
      <ForbiddenWays onLogout={() => void logout()} />
    </ProblemPage>
  );
}

/**
 * Lets admins in. Guests go to the admins' sign-in and come back after; others are told. Keeps nobody from data: what admins alone may
 * read or do is for the API to refuse.
 */
export default function AdminsOnly() {
  const { t } = useTranslation(['site', 'admin']);
  const { state } = useSession();
  const location = useLocation();
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }),
  );
  useExpiryNotice();

  if (state.status === 'authenticated') {
    return (
      <SiteFrame>
        {state.user.role === 'admin' ? (
          <QueryClientProvider client={queries}>
            <Outlet />
          </QueryClientProvider>
        ) : (
          <Forbidden email={state.user.email} />
        )}
      </SiteFrame>
    );
  }
  // A guest leaves in the browser only: until then the spinner stands, on both sides alike.
  return (
    <>
      <PageHead
        title={t('admin:service.title')}
        description={t('admin:service.description')}
        path={adminHome}
        noindex
      />
      <FullScreenSpinner label={t('site:restoring')} />
      {inBrowser && state.status === 'unauthenticated' && (
        <Navigate
          to={adminSignIn}
          replace
          state={state.ended === 'logout' ? null : rememberLocation(location)}
        />
      )}
    </>
  );
}
