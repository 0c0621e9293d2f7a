import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { SignInRedirect } from '../features/site/sign-in-redirect.tsx';
import { useExpiryNotice } from '../features/site/use-expiry-notice.ts';
import { RouteHead } from '../lib/route-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';
import { forgetOtherPerson } from '../lib/session/forget-other-person.ts';
import { useSession } from '../lib/session/session-provider.tsx';

export const handle: RouteHandle = { start: 'now' };

/** The pages of one account: what was read for it is shown to no other. */
function MemberPages({ account }: { account: number }) {
  useState(() => forgetOtherPerson(account));
  const [queries] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }),
  );
  return (
    <QueryClientProvider client={queries}>
      <RouteHead />
      <Outlet />
    </QueryClientProvider>
  );
}

/** For members only. Guests are redirected to the sign-in page and return after. */
export default function MembersOnly() {
  const { state } = useSession();
  useExpiryNotice();

  if (state.status === 'authenticated')
    return <MemberPages key={state.user.id} account={state.user.id} />;
  return (
    <>
      <RouteHead />
      <SignInRedirect to="/login" />
    </>
  );
}
