import { chatPaths, type Conversation, type ConversationList } from '@vela/contracts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

const queryKey = ['conversations'];

/** The user's conversations, latest first, paginated. */
export function useConversationList(api: Api) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const query =
        pageParam === null ? '' : `?${new URLSearchParams({ cursor: pageParam }).toString()}`;
      return api.request<ConversationList>(`${chatPaths.conversations}${query}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    select: (data) => ({ conversations: data.pages.flatMap((page) => page.items) }),
  });
}

export function useRefreshConversations(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
}

export type ConversationChange =
  | { kind: 'rename'; id: string; title: string }
  | { kind: 'delete'; id: string }
  | { kind: 'clear' };

async function sendChange(api: Api, change: ConversationChange): Promise<void> {
  switch (change.kind) {
    case 'rename':
      await api.request<Conversation>(chatPaths.conversation(change.id), {
        method: 'PATCH',
        json: { title: change.title },
      });
      return;
    case 'delete':
      await api.request(chatPaths.conversation(change.id), { method: 'DELETE' });
      return;
    case 'clear':
      await api.request(chatPaths.conversations, { method: 'DELETE' });
  }
}

/** Renames, deletes or clears conversations, then refreshes the list. */
export function useChangeConversations(api: Api) {
  const refresh = useRefreshConversations();
  return useMutation({
    mutationFn: (change: ConversationChange) => sendChange(api, change),
    onSettled: refresh,
  });
}
