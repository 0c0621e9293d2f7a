import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountPaths, type OwnSessionList, type SecurityEventList } from '@vela/contracts';
import { useApi } from '../../../lib/session/session-provider.tsx';

const sessionsKey = ['own-sessions'];

/** The open sessions of the account, the latest used first. */
export function useOwnSessions() {
  const api = useApi();
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.request<OwnSessionList>(accountPaths.ownSessions, { signal }),
  });
}

/** Ends one session, or all with this one. Each throws ApiError. */
export function useEndSessions() {
  const api = useApi();
  const client = useQueryClient();
  return {
    endOne: async (id: string): Promise<void> => {
      await api.request(accountPaths.ownSession(id), { method: 'DELETE' });
      await client.invalidateQueries({ queryKey: sessionsKey });
    },
    endAll: () => api.request<undefined>(accountPaths.ownSessions, { method: 'DELETE' }),
  };
}

/** What was recorded about the account, the latest first, page by page. */
export function useSecurityEvents() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['security-events'],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?cursor=${pageParam}`;
      return api.request<SecurityEventList>(`${accountPaths.securityEvents}${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: SecurityEventList) => nextCursor,
  });
}
