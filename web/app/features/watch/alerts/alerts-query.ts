import {
  type Alert,
  type AlertList,
  type AlertPreview,
  type AlertPreviewRequest,
  type ChangeAlertRequest,
  type CreateAlertRequest,
  type FiringList,
  type UnreadFirings,
  watchPaths,
} from '@vela/contracts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useEffect } from 'react';
import type { Api } from '../../../lib/api.ts';
import { getLiveStream } from '../../../lib/live/live-stream.ts';

const queryKey = ['alerts'];
/** Firings are asked for this often while a page shows them. */
const pollMs = 20_000;

/** Asks anew for alerts and firings as soon as one has fired, while a page shows them. */
export function useFiredAtOnce(api: Api): void {
  const client = useQueryClient();
  useEffect(
    () => getLiveStream(api).listen('alerts', () => void client.invalidateQueries({ queryKey })),
    [api, client],
  );
}

/** The alerts of the account, the newest first. */
export function useAlerts(api: Api) {
  return useQuery({
    queryKey: [...queryKey, 'list', useLanguage()],
    queryFn: ({ signal }) => api.request<AlertList>(watchPaths.alerts, { signal }),
    refetchInterval: pollMs,
  });
}

/** What the alerts saw, page by page, the latest first. */
export function useFirings(api: Api) {
  return useInfiniteQuery({
    queryKey: [...queryKey, 'firings', useLanguage()],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      api.request<FiringList>(
        pageParam === '' ? watchPaths.firings : `${watchPaths.firings}?before=${pageParam}`,
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: pollMs,
  });
}

/** How many firings were not seen yet. */
export function useUnreadFirings(api: Api) {
  return useQuery({
    queryKey: [...queryKey, 'unread'],
    queryFn: ({ signal }) => api.request<UnreadFirings>(watchPaths.unreadFirings, { signal }),
    refetchInterval: pollMs,
  });
}

/** A look back over a year; nothing is asked for until `asked` is there. */
export function useAlertPreview(api: Api, asked: AlertPreviewRequest | undefined) {
  return useQuery({
    queryKey: ['alert-preview', asked],
    queryFn: ({ signal }) =>
      api.request<AlertPreview>(watchPaths.alertPreview, { method: 'POST', json: asked, signal }),
    enabled: asked !== undefined,
    retry: false,
  });
}

export type AlertChange =
  | { kind: 'create'; alert: CreateAlertRequest }
  | { kind: 'change'; id: string; change: ChangeAlertRequest }
  | { kind: 'delete'; id: string }
  | { kind: 'read' };

async function sendChange(api: Api, wanted: AlertChange): Promise<Alert | undefined> {
  if (wanted.kind === 'read')
    return api.request<undefined>(watchPaths.unreadFirings, { method: 'DELETE' });
  if (wanted.kind === 'delete')
    return api.request<undefined>(watchPaths.alert(wanted.id), { method: 'DELETE' });
  if (wanted.kind === 'create')
    return api.request(watchPaths.alerts, { method: 'POST', json: wanted.alert });
  return api.request(watchPaths.alert(wanted.id), { method: 'PATCH', json: wanted.change });
}

/** Sets up, changes or deletes an alert, or marks all firings as seen; then asks anew. */
export function useChangeAlerts(api: Api) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: AlertChange) => sendChange(api, wanted),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
