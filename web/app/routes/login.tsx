import { AccountHead } from '../features/account/account-head.tsx';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { redirectToPage } from '../lib/redirect-to-page.server.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

export const handle: RouteHandle = { head: <AccountHead page="login" path="/login" /> };

export const action = redirectToPage;

export default LoginScreen;
