import { signInPaths, type ProviderId, type SessionAnswer, signInLimits } from '@vela/contracts';
import { useMemo } from 'react';
import { useApi } from '../../../lib/session/session-provider.tsx';

type TokenAnswer = Partial<SessionAnswer> & { readonly success?: boolean };

/** How long a page waits for a provider. */
export function getProviderWait(provider: ProviderId): number {
  const { apple, others } = signInLimits.providerWaitSeconds;
  return (provider === 'apple' ? apple : others) * 1_000;
}

/** Calls that finish a sign-in at a provider. Each throws ApiError, or an abort at its time-out. */
export function useProviderApi() {
  const api = useApi();
  return useMemo(
    () => ({
      finish: (provider: ProviderId, body: Readonly<Record<string, string>>) =>
        api.request<TokenAnswer>(signInPaths.providerToken(provider), {
          method: 'POST',
          json: body,
          signal: AbortSignal.timeout(getProviderWait(provider)),
        }),
      /** The code of the second factor. */
      sendCode: (ticket: string, code: string) =>
        api.request<SessionAnswer>(signInPaths.ticket, { method: 'POST', json: { ticket, code } }),
    }),
    [api],
  );
}
