import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ModelKeyRequest, modelPaths, type ModelSettingsView } from '@vela/contracts';
import { useApi } from './session/session-provider.tsx';

const queryKey = ['model-settings'];

/** Which language model may answer for the account, and what the person agreed to. */
export function useModelSettings() {
  const api = useApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.request<ModelSettingsView>(modelPaths.settings, { signal }),
  });
}

/** Calls that change it; each throws ApiError and shows its answer everywhere. */
export function useModelApi() {
  const api = useApi();
  const client = useQueryClient();
  const call = async (path: string, method: 'PATCH' | 'DELETE', json?: object): Promise<void> => {
    const options = json === undefined ? { method } : { method, json };
    client.setQueryData(queryKey, await api.request<ModelSettingsView>(path, options));
  };
  return {
    decide: (provider: string, isAgreed: boolean) =>
      call(modelPaths.consent, 'PATCH', { provider, isAgreed }),
    storeKey: (key: ModelKeyRequest) => call(modelPaths.key, 'PATCH', key),
    deleteKey: () => call(modelPaths.key, 'DELETE'),
  };
}
