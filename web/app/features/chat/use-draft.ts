import { useState } from 'react';
import { readDraft, rememberDraft } from './draft.ts';

/** What is typed in a conversation and not sent: each conversation keeps its own. */
export function useDraft(conversationId: string | undefined): {
  draft: string;
  changeDraft: (text: string) => void;
} {
  const [held, setHeld] = useState(() => ({ conversationId, text: readDraft(conversationId) }));
  const current =
    held.conversationId === conversationId
      ? held
      : { conversationId, text: readDraft(conversationId) };
  if (current !== held) setHeld(current);
  return {
    draft: current.text,
    changeDraft: (text) => {
      rememberDraft(conversationId, text);
      setHeld({ conversationId, text });
    },
  };
}
