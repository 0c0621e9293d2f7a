import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { adminSignIn } from '../features/admin/admin-return-path.ts';
import { ForbiddenLinks } from '../features/admin/forbidden-links.tsx';
import { ServiceHead } from '../features/admin/service-head.tsx';
import { useLogout } from '../features/site/account-links.tsx';
import { ProblemPage } from '../features/site/problem-page.tsx';
import { SignInRedirect } from '../features/site/sign-in-redirect.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { useExpiryNotice } from '../features/site/use-expiry-notice.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useSession } from '../lib/session/session-provider.tsx';

export const handle: RouteHandle = { start: 'now' };

function Forbidden({ email }: { email: string }) {
  const { t } = useTranslation('admin');
  const logout = useLogout(adminSignIn);
  return (
    <ProblemPage
      eyebrow={t('forbidden.eyebrow')}
      title={t('forbidden.title')}
      text={t('forbidden.text', { email })}
    >
      <ForbiddenLinks onLogout={() => void logout()} />
    </ProblemPage>
  );
}

/** For admins; guests sign in first, others see a notice. The API is what checks permissions. */
export default function AdminsOnly() {
  const { state } = useSession();
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
  return (
    <>
      <ServiceHead />
      <SignInRedirect to={adminSignIn} />
    </>
  );
}
