import { chatStorageKeys } from '@vela/contracts';

function getDraftKey(conversationId: string | undefined): string {
  return `${chatStorageKeys.draftPrefix}${conversationId ?? 'new'}`;
}

/** Unsent text of a conversation; survives reload, language switch and errors. */
export function readDraft(conversationId: string | undefined): string {
  try {
    return sessionStorage.getItem(getDraftKey(conversationId)) ?? '';
  } catch {
    return '';
  }
}

export function storeDraft(conversationId: string | undefined, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(getDraftKey(conversationId));
    else sessionStorage.setItem(getDraftKey(conversationId), text);
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
