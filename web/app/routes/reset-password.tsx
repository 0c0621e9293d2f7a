import { useParams, useSearchParams } from 'react-router';
import { AccountHead } from '../features/account/account-head.tsx';
import { ResetScreen } from '../features/account/reset-screen.tsx';
import { redirectToPage } from '../lib/redirect-to-page.server.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

export const handle: RouteHandle = { head: <AccountHead page="reset" path="/reset-password" /> };

export const action = redirectToPage;

export default function ResetPassword() {
  const { token } = useParams();
  const [query] = useSearchParams();
  return <ResetScreen token={token ?? query.get('token') ?? undefined} />;
}
