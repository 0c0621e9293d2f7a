import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { AccountCard } from '../features/account/account-card.tsx';
import { SignInForm } from '../features/account/sign-in-form.tsx';
import { chooseAdminReturnPath, adminSignIn } from '../features/admin/admin-return-path.ts';
import { ForbiddenLinks } from '../features/admin/forbidden-links.tsx';
import { endPassingToast } from '../features/account/passing-toast.ts';
import { AccountFrame } from '../features/site/account-frame.tsx';
import { useLogout } from '../features/site/account-links.tsx';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { Callout } from '../ui/callout.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';

export const handle: RouteHandle = { start: 'now' };

/** Sign-in for guests; redirects admins, and tells other users that they are not admins. */
function AdminSignIn() {
  const { t } = useTranslation(['admin', 'site']);
  const { state } = useSession();
  const location = useLocation();
  const logout = useLogout(adminSignIn);
  if (state.status === 'unauthenticated') {
    return (
      <AccountFrame>
        <AccountCard heading={t('admin:login.heading')} lead={t('admin:login.lead')}>
          <SignInForm />
        </AccountCard>
      </AccountFrame>
    );
  }
  if (state.status === 'authenticated' && state.user.role !== 'admin') {
    return (
      <AccountFrame>
        <AccountCard heading={t('admin:login.heading')}>
          <Callout
            tone="warning"
            role="alert"
            title={t('admin:forbidden.title')}
            className="mb-6 wrap-anywhere"
          >
            {t('admin:forbidden.text', { email: state.user.email })}
          </Callout>
          <ForbiddenLinks onLogout={() => void logout()} />
        </AccountCard>
      </AccountFrame>
    );
  }
  return (
    <>
      <FullScreenSpinner label={t('site:restoring')} />
      {state.status === 'authenticated' && (
        <Navigate to={chooseAdminReturnPath(location.state)} replace />
      )}
    </>
  );
}

export default function AdminLogin() {
  const { t } = useTranslation('admin');
  useEffect(() => endPassingToast, []);
  return (
    <>
      <PageHead
        title={t('login.title')}
        description={t('login.description')}
        path={adminSignIn}
        noindex
      />
      <AdminSignIn />
    </>
  );
}
