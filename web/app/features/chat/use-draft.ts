import { useEffect, useState } from 'react';
import { type Draft, followDraft, readDraft, settleDraft, storeDraft } from './draft.ts';

/** Unsent text, per conversation. */
export function useDraft(conversationId: string | undefined): {
  draft: string;
  changeDraft: (text: string) => void;
} {
  const [held, setHeld] = useState<Draft>(() => ({
    conversationId,
    text: readDraft(conversationId),
  }));
  const current =
    held.conversationId === conversationId
      ? held
      : { conversationId, text: followDraft(held, conversationId) };
  if (current !== held) setHeld(current);
  useEffect(() => settleDraft(conversationId), [conversationId]);
  return {
    draft: current.text,
    changeDraft: (text) => {
      storeDraft(conversationId, text);
      setHeld({ conversationId, text });
    },
  };
}
