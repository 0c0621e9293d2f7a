import { useState } from 'react';
import { followDraft, readDraft, storeDraft } from './draft.ts';

/** Unsent text, per conversation. */
export function useDraft(conversationId: string | undefined): {
  draft: string;
  changeDraft: (text: string) => void;
} {
  const [held, setHeld] = useState(() => ({ conversationId, text: readDraft(conversationId) }));
  const current =
    held.conversationId === conversationId
      ? held
      : { conversationId, text: followDraft(held.conversationId, conversationId) };
  if (current !== held) setHeld(current);
  return {
    draft: current.text,
    changeDraft: (text) => {
      storeDraft(conversationId, text);
      setHeld({ conversationId, text });
    },
  };
}
