import {
  type AlertChannel,
  type AlertChannelList,
  alertChannelPaths,
  type AlertDeliveryList,
  type ChannelTest,
  type CreateBrowserRequest,
  type CreateWebhookRequest,
  type PushKey,
  type WebhookSecret,
} from '@vela/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { Api } from '../../../lib/api.ts';

const queryKey = ['alert-channels'];
const pollMs = 20_000;

/** Where the alerts of the account are sent beside mail. */
export function useChannels(api: Api) {
  return useQuery({
    queryKey: [...queryKey, 'list'],
    queryFn: ({ signal }) => api.request<AlertChannelList>(alertChannelPaths.channels, { signal }),
  });
}

/** The latest deliveries, the newest first. */
export function useDeliveries(api: Api, isShown: boolean) {
  return useQuery({
    queryKey: [...queryKey, 'deliveries', useLanguage()],
    queryFn: ({ signal }) =>
      api.request<AlertDeliveryList>(alertChannelPaths.deliveries, { signal }),
    refetchInterval: pollMs,
    enabled: isShown,
  });
}

/** Calls about channels; the list is asked for anew after each that changes it. */
export function useChannelCalls(api: Api) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey });
  const post = <Answer>(path: string, json?: object): Promise<Answer> =>
    api.request<Answer>(path, { method: 'POST', ...(json && { json }) });
  const change = useMutation({
    mutationFn: ({ id, state }: Pick<AlertChannel, 'id'> & { state: 'on' | 'off' }) =>
      api.request<AlertChannel>(alertChannelPaths.channel(id), {
        method: 'PATCH',
        json: { state },
      }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (id: string) =>
      api.request<undefined>(alertChannelPaths.channel(id), { method: 'DELETE' }),
    onSettled: refresh,
  });
  const test = useMutation({
    mutationFn: (id: string) => post<ChannelTest>(alertChannelPaths.test(id)),
  });
  const rotate = useMutation({
    mutationFn: (id: string) => post<WebhookSecret>(alertChannelPaths.secret(id)),
  });
  const addWebhook = useMutation({
    mutationFn: (webhook: CreateWebhookRequest) =>
      post<WebhookSecret>(alertChannelPaths.webhooks, webhook),
    onSuccess: refresh,
  });
  const addBrowser = useMutation({
    mutationFn: (browser: CreateBrowserRequest) =>
      post<AlertChannel>(alertChannelPaths.browsers, browser),
    onSuccess: refresh,
  });
  const readKey = (): Promise<PushKey> => api.request<PushKey>(alertChannelPaths.pushKey);
  return { change, remove, test, rotate, addWebhook, addBrowser, readKey };
}
