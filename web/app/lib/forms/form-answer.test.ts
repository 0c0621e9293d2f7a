import { describe, expect, it } from 'vitest';
import { sendOrKeep } from './form-answer.ts';
import { spellWait } from './spell-wait.ts';

describe('a form that could not be sent', () => {
  it('says whether the server was reached, and leaves the page as it is', async () => {
    expect(await sendOrKeep(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
      kind: 'refused',
      code: 'UNREACHED',
    });
    expect(await sendOrKeep(() => Promise.reject(new Error('Unable to decode')))).toMatchObject({
      kind: 'refused',
      code: 'INTERNAL',
    });
    expect(await sendOrKeep(() => Promise.resolve({ kind: 'accepted' }))).toEqual({
      kind: 'accepted',
    });
  });
});

describe('a wait in words', () => {
  it.each([
    [1, 'en', '1 second'],
    [90, 'en', '90 seconds'],
    [91, 'en', '2 minutes'],
    [140, 'tr', '3 dakika'],
    [5_400, 'tr', '90 dakika'],
    [5_401, 'en', '2 hours'],
    [40.2, 'tr', '41 saniye'],
  ] as const)('%d seconds in %s are "%s"', (seconds, language, words) => {
    expect(spellWait(seconds, language)).toBe(words);
  });
});
