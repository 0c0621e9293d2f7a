import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;

/** APIs that write to browser storage. */
const storageWriters =
  /(?:setCookie|serializeCookie)\(|document\.cookie =|\w*[sS]torage\.setItem\(|storeInCookie\(|caches\.open\(|indexedDB|cookieStore\.set|header\('set-cookie'/g;

/**
 * Every file that writes to browser storage, with its API. Entries:
 * `contracts/src/browser-storage.ts` and the cookie policy.
 */
const expectedWriters = {
  'server/src/features/auth/device-cookie.ts': ['setCookie('],
  'server/src/features/auth/providers/provider-cookie.ts': ['setCookie('],
  'server/src/features/auth/refresh-cookie.ts': ['setCookie('],
  'server/src/features/auth/registration-cookie.ts': ['setCookie('],
  'server/src/pages/answer-page.ts': ['serializeCookie('],
  'web/app/features/chart/settings/chart-settings.ts': ['storage.setItem('],
  'web/app/features/chart/indicators/chosen-indicator.ts': ['storage.setItem('],
  'web/app/features/chart/legend/stored-visibility.ts': ['storage.setItem('],
  'web/app/features/chat/draft.ts': ['sessionStorage.setItem('],
  'web/app/features/chat/workspace/unsent-layers.ts': ['localStorage.setItem('],
  'web/app/features/chat/workspace/workspace-sync.ts': ['localStorage.setItem('],
  'web/app/i18n/client.ts': ['storeInCookie('],
  'web/app/i18n/detect-language.ts': ['localStorage.setItem('],
  'web/app/lib/cookies.ts': ['document.cookie =', 'storeInCookie('],
  'web/app/lib/preferences.ts': ['localStorage.setItem('],
  'web/app/lib/session/clear-personal-data.ts': ['localStorage.setItem('],
  'web/app/lib/theme.tsx': ['storeInCookie('],
  'web/app/lib/use-stored-flag.ts': ['localStorage.setItem('],
  'web/app/lib/use-stored-number.ts': ['localStorage.setItem('],
  'web/public/sw.js': ['caches.open('],
};

function listSources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|js)$/.test(name) && !/\.test\.|(?:^|\/)testing\//.test(name))
    .map((name) => `${folder}/${name}`);
}

const sortUnique = (words: readonly string[]) =>
  [...new Set(words)].toSorted((a, b) => a.localeCompare(b));

const readSource = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('browser storage holds only what the cookie policy lists', () => {
  const found = [
    ...listSources('server/src'),
    ...listSources('web/app'),
    ...listSources('web/public'),
  ].flatMap((file) => {
    const used = sortUnique(readSource(file).match(storageWriters) ?? []);
    return used.length === 0 ? [] : [[file, used] as const];
  });
  expect(Object.fromEntries(found)).toEqual(expectedWriters);
});

it('storage names come from the list in contracts', () => {
  const calls = listSources('web/app').flatMap((file) => [
    ...readSource(file).matchAll(
      /(?<!function )(?:storeInCookie|useStoredFlag|useStoredNumber)\(\s*([^,)]*)/g,
    ),
  ]);
  expect(sortUnique(calls.map(([, key = '']) => key))).toEqual([
    'chatStorageKeys.sidebar',
    'chatStorageKeys.split',
    'languageKeys.cookie',
    'themeCookie',
  ]);
  expect(readSource('server/src/pages/answer-page.ts')).toContain(
    'serializeCookie(languageKeys.cookie,',
  );
  expect(readSource('web/public/sw.js')).toContain('const cacheName = `offline ${');
});
