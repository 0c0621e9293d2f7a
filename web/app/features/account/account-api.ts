import {
  agreements,
  accountPaths,
  type MessageAnswer,
  type ProvidersAnswer,
  type RegisterAnswer,
  type RegisterRequest,
  type SessionAnswer,
} from '@vela/contracts';
import { useMemo } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/session/session-provider.tsx';

type NewAccount = Omit<RegisterRequest, 'agreements'>;

/** API calls about the account. Each throws ApiError. */
export function useAccountApi() {
  const api = useApi();
  return useMemo(() => {
    const post = <Answer>(path: string, json: unknown) =>
      api.request<Answer>(path, { method: 'POST', json });
    return {
      login: (credentials: { email: string; password: string; code?: string }) =>
        post<SessionAnswer>(accountPaths.login, credentials),
      /** Call only when all agreements are accepted: records each in its current version. */
      register: async (account: NewAccount) => {
        const accepted = agreements.map(({ document, version }) => ({ document, version }));
        const send = (more: Pick<RegisterRequest, 'proof'> = {}) =>
          post<RegisterAnswer>(accountPaths.register, {
            ...account,
            agreements: accepted,
            ...more,
          });
        return send().catch(async (error: unknown) => {
          const { challenge, bits } = error instanceof ApiError ? error.detail : {};
          if (challenge === undefined || bits === undefined) throw error;
          const { solveProof } = await import('./solve-proof.ts');
          return send({ proof: { challenge, solution: await solveProof(challenge, bits) } });
        });
      },
      verifyByCode: (email: string, code: string) =>
        post<SessionAnswer>(accountPaths.verifyEmail, { email, code }),
      verifyByToken: (token: string) => post<SessionAnswer>(accountPaths.verifyEmail, { token }),
      resendVerification: (email: string) =>
        post<MessageAnswer>(accountPaths.resendVerification, { email }),
      forgotPassword: (email: string) =>
        post<MessageAnswer>(accountPaths.forgotPassword, { email }),
      /** Throws INVALID_TOKEN when a mailed link cannot be used any more. */
      checkResetLink: (token: string, signal: AbortSignal) =>
        api.request<undefined>(accountPaths.resetLink, { method: 'POST', json: { token }, signal }),
      resetPassword: (token: string, password: string) =>
        post<MessageAnswer>(accountPaths.resetPassword, { token, password }),
      providers: (signal: AbortSignal) =>
        api.request<ProvidersAnswer>(accountPaths.providers, { signal }),
    };
  }, [api]);
}
