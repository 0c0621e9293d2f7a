// @vitest-environment node
import { chatStorageKeys, languageKeys } from '@vela/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPersonalData, readKeptLanguage } from './clear-personal-data.ts';
import { forgetOtherPerson } from './forget-other-person.ts';

/** A storage as browsers have it: its keys are its own properties. */
function createStorage(kept: Readonly<Record<string, string>>): Storage {
  const methods = {
    getItem: (key: string) => Reflect.get(storage, key) ?? null,
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage: Storage = Object.assign(Object.create(methods), kept);
  return storage;
}

beforeEach(() => {
  const [local, session] = [
    {
      [languageKeys.storage]: 'tr',
      [chatStorageKeys.sidebar]: 'open',
      [chatStorageKeys.chartSettings]: '{}',
      [`${chatStorageKeys.indicatorsPrefix}7`]: '[]',
      access_token: 'old',
      'other.site': 'stays',
    },
    { [`${chatStorageKeys.draftPrefix}new`]: 'my salary is' },
  ];
  vi.stubGlobal('localStorage', createStorage(local));
  vi.stubGlobal('sessionStorage', createStorage(session));
});
afterEach(() => vi.unstubAllGlobals());

it('removes all that is kept of a person, and writes the language back', () => {
  clearPersonalData(readKeptLanguage());
  expect(Object.entries(localStorage)).toEqual([
    [languageKeys.storage, 'tr'],
    ['other.site', 'stays'],
  ]);
  expect(Object.entries(sessionStorage)).toEqual([]);
});

it('forgets drafts when another person signs in, and none of the same person', () => {
  forgetOtherPerson(1);
  forgetOtherPerson(1);
  expect(Object.keys(sessionStorage)).toHaveLength(1);
  forgetOtherPerson(2);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('works where the browser blocks storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readKeptLanguage()).toBeNull();
  expect(() => clearPersonalData('en')).not.toThrow();
});
