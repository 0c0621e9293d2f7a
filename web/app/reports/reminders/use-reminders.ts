import { type CreateReminderRequest, eventPaths, type ReminderList } from '@vela/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApi } from '../../lib/session/session-provider.tsx';

// Among those of alerts: what fires, and what is marked as seen, is asked for anew together.
const queryKey = ['alerts', 'reminders'];
const pollMs = 60_000;

/** The reminders of the account, and what they reminded of. */
export function useReminders() {
  const api = useApi();
  return useQuery({
    queryKey: [...queryKey, useLanguage()],
    queryFn: ({ signal }) => api.request<ReminderList>(eventPaths.reminders, { signal }),
    refetchInterval: pollMs,
  });
}

export type ReminderChange =
  | { kind: 'set'; reminder: CreateReminderRequest }
  | { kind: 'remove'; id: string };

/** Sets or removes a reminder; then asks anew. */
export function useChangeReminders() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ReminderChange) =>
      change.kind === 'set'
        ? api.request<undefined>(eventPaths.reminders, { method: 'POST', json: change.reminder })
        : api.request<undefined>(eventPaths.reminder(change.id), { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
