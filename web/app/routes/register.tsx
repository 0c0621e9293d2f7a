import { AccountHead } from '../features/account/account-head.tsx';
import { RegisterScreen } from '../features/account/register-screen.tsx';
import { redirectToPage } from '../lib/redirect-to-page.server.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

export const handle: RouteHandle = { head: <AccountHead page="register" path="/register" /> };

export const action = redirectToPage;

export default RegisterScreen;
