import { type NewShare, permalinkPaths, type Share, type ShareList } from '@vela/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/session/session-provider.tsx';

const queryKey = ['shares'] as const;

/** The own links, and how one is made or revoked. */
export function useShares() {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey });
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.request<ShareList>(permalinkPaths.shares, { signal }),
  });
  const make = useMutation({
    mutationFn: (wish: NewShare) =>
      api.request<Share>(permalinkPaths.shares, { method: 'POST', json: wish }),
    onSuccess: refresh,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => api.request(permalinkPaths.share(id), { method: 'DELETE' }),
    onSuccess: refresh,
  });
  return { shares: list.data?.items, make, revoke };
}
