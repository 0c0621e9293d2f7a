import { AccountHead } from '../features/account/account-head.tsx';
import { VerificationScreen } from '../features/account/verification-screen.tsx';
import { redirectToPage } from '../lib/redirect-to-page.server.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

export const handle: RouteHandle = {
  head: <AccountHead page="verification" path="/email-verification" />,
};

export const action = redirectToPage;

export default VerificationScreen;
