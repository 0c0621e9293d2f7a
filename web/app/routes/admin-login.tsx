import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { AccountCard } from '../features/account/account-card.tsx';
import { SignInCard } from '../features/account/sign-in-card.tsx';
import { adminReturnPath, adminSignIn } from '../features/admin/admin-return-path.ts';
import { ForbiddenWays } from '../features/admin/forbidden-ways.tsx';
import { AccountFrame } from '../features/site/account-frame.tsx';
import { useLogout } from '../features/site/account-links.tsx';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useSession } from '../lib/session/session-provider.tsx';
import { Callout } from '../ui/callout.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';

export const handle: RouteHandle = { start: 'now' };

/** Lets guests sign in, sends admins on, and tells everybody else that the account is none of an admin. */
function AdminDoor() {
  const { t } = useTranslation(['admin', 'site']);
  const { state } = useSession();
  const location = useLocation();
  const logout = useLogout(adminSignIn);
  if (state.status === 'unauthenticated') {
    return (
      <AccountFrame>
        <SignInCard heading={t('admin:login.heading')} lead={t('admin:login.lead')} />
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
          <ForbiddenWays onLogout={() => void logout()} />
        </AccountCard>
      </AccountFrame>
    );
  }
  return (
    <>
      <FullScreenSpinner label={t('site:restoring')} />
      {state.status === 'authenticated' && (
        <Navigate to={adminReturnPath(location.state)} replace />
      )}
    </>
  );
}

export default function AdminLogin() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead
        title={t('login.title')}
        description={t('login.description')}
        path={adminSignIn}
        noindex
      />
      <AdminDoor />
    </>
  );
}
