import { chatStorageKeys } from '@vela/contracts';

function getDraftKey(conversationId: string | undefined): string {
  return `${chatStorageKeys.draftPrefix}${conversationId ?? 'new'}`;
}

let named: string | undefined;

/** The new conversation has this id from now on; its address follows soon after. */
export function nameDraft(conversationId: string): void {
  named = conversationId;
}

/**
 * Unsent text after the address changed: what was typed in a conversation that had no name yet moves
 * with it, once.
 */
export function followDraft(from: string | undefined, to: string | undefined): string {
  const isNamedNow = from === undefined && to !== undefined && to === named;
  if (isNamedNow) named = undefined;
  const typed = isNamedNow ? readDraft(from) : '';
  if (typed === '') return readDraft(to);
  storeDraft(from, '');
  storeDraft(to, typed);
  return typed;
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
