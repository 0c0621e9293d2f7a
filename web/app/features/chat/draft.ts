import { chatStorageKeys } from '@vela/contracts';

function keyOf(conversationId: string | undefined): string {
  return `${chatStorageKeys.draftPrefix}${conversationId ?? 'new'}`;
}

/** What was typed but not sent in a conversation; survives a reload, a language switch and an error. */
export function readDraft(conversationId: string | undefined): string {
  try {
    return sessionStorage.getItem(keyOf(conversationId)) ?? '';
  } catch {
    return '';
  }
}

export function rememberDraft(conversationId: string | undefined, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(conversationId));
    else sessionStorage.setItem(keyOf(conversationId), text);
  } catch {
    // A storage that refuses keeps the draft as long as the page.
  }
}
