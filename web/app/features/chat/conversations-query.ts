import {
  type ChangeConversationRequest,
  chatPaths,
  type Conversation,
  type ConversationList,
} from '@vela/contracts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

const queryKey = ['conversations'];

/** Which conversations are listed. */
export type ListFilter = { readonly query: string; readonly archived: boolean };

/** The user's conversations, pinned ones first, paginated; those before stay while others load. */
export function useConversationList(api: Api, { query, archived }: ListFilter) {
  return useInfiniteQuery({
    queryKey: [...queryKey, { query, archived }],
    queryFn: ({ pageParam, signal }) => {
      const params = new URLSearchParams({
        ...(pageParam === null ? {} : { cursor: pageParam }),
        ...(query === '' ? {} : { q: query }),
        ...(archived ? { archived: 'true' } : {}),
      });
      const search = params.size === 0 ? '' : `?${params.toString()}`;
      return api.request<ConversationList>(`${chatPaths.conversations}${search}`, { signal });
    },
    placeholderData: keepPreviousData,
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
  | { kind: 'change'; id: string; change: ChangeConversationRequest }
  | { kind: 'delete'; id: string }
  | { kind: 'clear' };

async function sendChange(api: Api, change: ConversationChange): Promise<void> {
  switch (change.kind) {
    case 'change':
      await api.request<Conversation>(chatPaths.conversation(change.id), {
        method: 'PATCH',
        json: change.change,
      });
      return;
    case 'delete':
      await api.request(chatPaths.conversation(change.id), { method: 'DELETE' });
      return;
    case 'clear':
      await api.request(chatPaths.conversations, { method: 'DELETE' });
  }
}

/** Renames, pins, archives, deletes or clears conversations, then refreshes the list. */
export function useChangeConversations(api: Api) {
  const refresh = useRefreshConversations();
  return useMutation({
    mutationFn: (change: ConversationChange) => sendChange(api, change),
    onSettled: refresh,
  });
}
