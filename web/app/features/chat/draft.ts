import { chatStorageKeys } from '@vela/contracts';

function getDraftKey(conversationId: string | undefined): string {
  return `${chatStorageKeys.draftPrefix}${conversationId ?? 'new'}`;
}

let named: string | undefined;

/** The new conversation has this id from now on; its address follows soon after. */
export function nameDraft(conversationId: string): void {
  named = conversationId;
}

/** A text in the message field, and the conversation that it is typed in. */
export type Draft = { readonly conversationId: string | undefined; readonly text: string };

/**
 * Unsent text after the address changed: what was typed in a conversation that had no name yet stays
 * with it. Changes nothing, since React may throw a rendering away and repeat it after more typing.
 */
export function followDraft(held: Draft, to: string | undefined): string {
  const isNamedNow = held.conversationId === undefined && to !== undefined && to === named;
  return isNamedNow && held.text !== '' ? held.text : readDraft(to);
}

/** Stores what was typed before a name was given under it, once its address is shown. */
export function settleDraft(conversationId: string | undefined): void {
  if (conversationId === undefined || conversationId !== named) return;
  named = undefined;
  const typed = readDraft(undefined);
  if (typed === '') return;
  storeDraft(undefined, '');
  storeDraft(conversationId, typed);
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
