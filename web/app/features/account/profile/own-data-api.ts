import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type AccountExport, type AccountExportList, accountPaths } from '@vela/contracts';
import { toApiError } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';

const queryKey = ['exports'];
const pollMs = 2_000;

const isUnderway = ({ state }: AccountExport) => state === 'queued' || state === 'running';

/** The exports of the account, the latest first; asked for again while one is being made. */
export function useExports() {
  const api = useApi();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.request<AccountExportList>(accountPaths.exports, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderway) === true ? pollMs : false),
  });
}

/** Calls about all data of the account. Each throws ApiError. */
export function useOwnDataApi() {
  const api = useApi();
  const client = useQueryClient();
  return {
    requestExport: async (): Promise<void> => {
      await api.request(accountPaths.exports, { method: 'POST' });
      await client.invalidateQueries({ queryKey });
    },
    download: async (id: string): Promise<void> => {
      const response = await api.fetch(accountPaths.exportFile(id));
      if (!response.ok) throw await toApiError(response);
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
      saveFile(await response.blob(), name?.[1] ?? 'vela-data.zip');
    },
    requestDeletion: () => api.request<undefined>(accountPaths.deletion, { method: 'POST' }),
  };
}
