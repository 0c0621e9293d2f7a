import { useQueryClient } from '@tanstack/react-query';
import { accountPaths, type FactorSetup, type RecoveryCodes } from '@vela/contracts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { profileKey } from './profile-api.ts';

/** Calls about the second factor. Each throws ApiError. */
export function useSecondFactorApi() {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: profileKey });
  return {
    begin: () => api.request<FactorSetup>(accountPaths.secondFactor, { method: 'POST' }),
    confirm: async (code: string): Promise<readonly string[]> => {
      const init = { method: 'POST', json: { code } } as const;
      const { recoveryCodes } = await api.request<RecoveryCodes>(accountPaths.confirmFactor, init);
      await refresh();
      return recoveryCodes;
    },
    renewCodes: async (): Promise<readonly string[]> => {
      const { recoveryCodes } = await api.request<RecoveryCodes>(accountPaths.recoveryCodes, {
        method: 'POST',
      });
      await refresh();
      return recoveryCodes;
    },
    remove: async (): Promise<void> => {
      await api.request(accountPaths.secondFactor, { method: 'DELETE' });
      await refresh();
    },
  };
}
