import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  signInPaths,
  type ApiKeyList,
  type CreatedApiKey,
  type NewApiKey,
  type ProviderId,
  type SignInWays,
} from '@vela/contracts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { askPasskey, makePasskey } from '../passkeys/ask-passkey.ts';

const waysKey = ['sign-in-ways'];
const apiKeysKey = ['api-keys'];

/** The ways by which the own account is signed in to. */
export function useSignInWays() {
  const api = useApi();
  return useQuery({
    queryKey: waysKey,
    queryFn: ({ signal }) => api.request<SignInWays>(signInPaths.ways, { signal }),
  });
}

/** Calls that change the ways to sign in. Each throws ApiError, or as the browser's authenticator. */
export function useSignInWaysApi() {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: waysKey });
  return {
    /** The address at the provider to go to. */
    beginConnection: async (provider: ProviderId): Promise<string> => {
      const path = signInPaths.providerLink(provider);
      return (await api.request<{ url: string }>(path, { method: 'POST' })).url;
    },
    connect: async (provider: ProviderId, json: Readonly<Record<string, string>>) => {
      const path = signInPaths.ownProvider(provider);
      client.setQueryData(waysKey, await api.request<SignInWays>(path, { method: 'POST', json }));
    },
    disconnect: async (provider: ProviderId): Promise<void> => {
      await api.request(signInPaths.ownProvider(provider), { method: 'DELETE' });
      await refresh();
    },
    addPasskey: async (name: string): Promise<void> => {
      const made = await makePasskey(api, signInPaths.newPasskeyOptions);
      await api.request(signInPaths.passkeys, { method: 'POST', json: { ...made, name } });
      await refresh();
    },
    renamePasskey: async (id: string, name: string): Promise<void> => {
      await api.request(signInPaths.passkey(id), { method: 'PATCH', json: { name } });
      await refresh();
    },
    removePasskey: async (id: string): Promise<void> => {
      await api.request(signInPaths.passkey(id), { method: 'DELETE' });
      await refresh();
    },
    /** Step-up by a passkey of the account. */
    confirmByPasskey: async (): Promise<void> => {
      const json = await askPasskey(api, `${signInPaths.confirmByPasskey}/options`);
      await api.request(signInPaths.confirmByPasskey, { method: 'POST', json });
    },
  };
}

/** The own API keys. */
export function useApiKeys() {
  const api = useApi();
  return useQuery({
    queryKey: apiKeysKey,
    queryFn: ({ signal }) => api.request<ApiKeyList>(signInPaths.apiKeys, { signal }),
  });
}

/** Calls about API keys. Each throws ApiError. */
export function useApiKeysApi() {
  const api = useApi();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: apiKeysKey });
  return {
    make: async (json: NewApiKey): Promise<string> => {
      const init = { method: 'POST', json } as const;
      const { key } = await api.request<CreatedApiKey>(signInPaths.apiKeys, init);
      await refresh();
      return key;
    },
    remove: async (id: string): Promise<void> => {
      await api.request(signInPaths.apiKey(id), { method: 'DELETE' });
      await refresh();
    },
  };
}
