import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Api } from '../../lib/api.ts';
import { type ConversationState, ConversationStore } from './conversation-store.ts';

/** Opens the conversation of the URL whenever it changes. */
export function useConversation(
  api: Api,
  id: string | undefined,
): { store: ConversationStore; state: ConversationState } {
  const [store] = useState(() => new ConversationStore(api));
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  useEffect(() => {
    // A conversation created by its first question is already open when the URL gets its id.
    if (id === undefined || store.state().id !== id) void store.open(id);
  }, [store, id]);
  useEffect(() => () => store.leave(), [store]);
  return { store, state };
}
