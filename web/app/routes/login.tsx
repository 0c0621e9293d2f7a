import { PrefetchPageLinks } from 'react-router';
import { AccountHead } from '../features/account/account-head.tsx';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { useIsHydrated } from '../lib/page-environment.ts';
import { redirectToPage } from '../lib/redirect-to-page.server.ts';
import { memberHome } from '../lib/return-path.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

export const handle: RouteHandle = { head: <AccountHead page="login" path="/login" /> };

export const action = redirectToPage;

/** The sign-in screen; the workspace that follows it loads while one types. */
export default function Login() {
  const isHydrated = useIsHydrated();
  return (
    <>
      <LoginScreen />
      {isHydrated && <PrefetchPageLinks page={memberHome} />}
    </>
  );
}
