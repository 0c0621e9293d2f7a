import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDraft, nameDraft, readDraft, settleDraft, storeDraft } from './draft.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const typed = (text: string) => ({ conversationId: undefined, text });

it('keeps what was typed while a new conversation had no name', () => {
  storeDraft(undefined, 'compare');
  nameDraft('a');
  expect(followDraft(typed('compare'), 'a')).toBe('compare');
  settleDraft('a');
  expect([readDraft(undefined), readDraft('a')]).toEqual(['', 'compare']);
});

it('keeps what was typed after a rendering with the name was thrown away', () => {
  nameDraft('a');
  expect(followDraft(typed(''), 'a')).toBe('');
  storeDraft(undefined, 'compare');
  expect(followDraft(typed('compare'), 'a')).toBe('compare');
  settleDraft('a');
  expect([readDraft(undefined), readDraft('a')]).toEqual(['', 'compare']);
});

it('leaves what is typed later in a new conversation, when the named one is opened again', () => {
  nameDraft('a');
  settleDraft('a');
  storeDraft(undefined, 'something new');
  expect(followDraft(typed('something new'), 'a')).toBe('');
  settleDraft('a');
  expect(readDraft(undefined)).toBe('something new');
});

it('leaves the text of a new conversation there when another one is opened', () => {
  storeDraft(undefined, 'compare');
  storeDraft('b', 'other');
  nameDraft('a');
  expect(followDraft(typed('compare'), 'b')).toBe('other');
  settleDraft('b');
  expect(readDraft(undefined)).toBe('compare');
});
