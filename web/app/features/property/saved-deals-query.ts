import {
  companyPaths,
  type ChangeDealRequest,
  type SavedDeal,
  type SavedDealList,
  type SaveDealRequest,
} from '@vela/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

const queryKey = ['property-deals'];

/** The saved deals of the account, the latest change first. */
export function useSavedDeals(api: Api) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => api.request<SavedDealList>(companyPaths.propertyDeals, { signal }),
  });
}

export type DealChange =
  | ({ kind: 'save' } & SaveDealRequest)
  | ({ kind: 'change'; id: string } & ChangeDealRequest)
  | { kind: 'delete'; id: string };

async function sendChange(api: Api, wanted: DealChange): Promise<SavedDeal | undefined> {
  if (wanted.kind === 'delete')
    return api.request<undefined>(companyPaths.propertyDeal(wanted.id), { method: 'DELETE' });
  if (wanted.kind === 'save') {
    const { name, inputs } = wanted;
    return api.request(companyPaths.propertyDeals, { method: 'POST', json: { name, inputs } });
  }
  const { kind: _, id, ...change } = wanted;
  return api.request(companyPaths.propertyDeal(id), { method: 'PATCH', json: change });
}

/** Saves, changes or deletes a deal, then refreshes the list. */
export function useChangeDeals(api: Api) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: DealChange) => sendChange(api, wanted),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
