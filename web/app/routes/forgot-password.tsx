import { AccountHead } from '../features/account/account-head.tsx';
import { ForgotScreen } from '../features/account/forgot-screen.tsx';
import { redirectToPage } from '../lib/redirect-to-page.server.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

export const handle: RouteHandle = { head: <AccountHead page="forgot" path="/forgot-password" /> };

export const action = redirectToPage;

export default ForgotScreen;
