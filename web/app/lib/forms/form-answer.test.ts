import { describe, expect, it } from 'vitest';
import { submitOrRefuse } from './form-answer.ts';
import { formatWait } from './format-wait.ts';

describe('a form that could not be sent', () => {
  it('distinguishes an unreachable server, and leaves the page unchanged', async () => {
    expect(
      await submitOrRefuse(() => Promise.reject(new TypeError('Failed to fetch'))),
    ).toMatchObject({
      kind: 'refused',
      code: 'UNREACHED',
    });
    expect(await submitOrRefuse(() => Promise.reject(new Error('Unable to decode')))).toMatchObject(
      {
        kind: 'refused',
        code: 'INTERNAL',
      },
    );
    expect(await submitOrRefuse(() => Promise.resolve({ kind: 'accepted' }))).toEqual({
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
    expect(formatWait(seconds, language)).toBe(words);
  });
});
