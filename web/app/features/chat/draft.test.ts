import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDraft, nameDraft, readDraft, storeDraft } from './draft.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('moves what was typed while a new conversation had no name', () => {
  storeDraft(undefined, 'compare');
  nameDraft('a');
  expect(followDraft(undefined, 'a')).toBe('compare');
  expect([readDraft(undefined), readDraft('a')]).toEqual(['', 'compare']);
});

it('leaves what is typed later in a new conversation, when the named one is opened again', () => {
  nameDraft('a');
  expect(followDraft(undefined, 'a')).toBe('');
  storeDraft(undefined, 'something new');
  expect(followDraft(undefined, 'a')).toBe('');
  expect(readDraft(undefined)).toBe('something new');
});

it('leaves the text of a new conversation there when another one is opened', () => {
  storeDraft(undefined, 'compare');
  storeDraft('b', 'other');
  nameDraft('a');
  expect(followDraft(undefined, 'b')).toBe('other');
  expect(readDraft(undefined)).toBe('compare');
});
