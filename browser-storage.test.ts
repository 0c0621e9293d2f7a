import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;

/** Whatever can make a browser keep something. */
const writers =
  /setCookie\(|document\.cookie =|\w*[sS]torage\.setItem\(|rememberInCookie\(|caches\.open\(|indexedDB|cookieStore\.set|header\('set-cookie'/g;

/** Every file that does, and with what; each entry is named by `contracts/src/browser-storage.ts` and by the cookie policy. */
const known = {
  'server/src/features/auth/refresh-cookie.ts': ['setCookie('],
  'server/src/features/auth/registration-cookie.ts': ['setCookie('],
  'server/src/pages/answer-page.ts': ["header('set-cookie'"],
  'web/app/features/chart/settings/chart-settings.ts': ['storage.setItem('],
  'web/app/features/chart/indicators/chosen-indicator.ts': ['storage.setItem('],
  'web/app/features/chart/legend/zone-visibility.ts': ['storage.setItem('],
  'web/app/features/chat/draft.ts': ['sessionStorage.setItem('],
  'web/app/features/chat/favourite-intervals.ts': ['localStorage.setItem('],
  'web/app/i18n/client.ts': ['rememberInCookie('],
  'web/app/i18n/detect-language.ts': ['localStorage.setItem('],
  'web/app/lib/cookies.ts': ['document.cookie =', 'rememberInCookie('],
  'web/app/lib/theme.tsx': ['rememberInCookie('],
  'web/app/lib/use-remembered.ts': ['localStorage.setItem('],
  'web/public/sw.js': ['caches.open('],
};

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|js)$/.test(name) && !/\.test\.|(?:^|\/)testing\//.test(name))
    .map((name) => `${folder}/${name}`);
}

const distinct = (words: readonly string[]) =>
  [...new Set(words)].toSorted((a, b) => a.localeCompare(b));

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('nothing is stored in a browser but what the cookie policy lists', () => {
  const found = [
    ...sourcesIn('server/src'),
    ...sourcesIn('web/app'),
    ...sourcesIn('web/public'),
  ].flatMap((file) => {
    const used = distinct(textOf(file).match(writers) ?? []);
    return used.length === 0 ? [] : [[file, used] as const];
  });
  expect(Object.fromEntries(found)).toEqual(known);
});

it('what remembers a choice names it by the list', () => {
  const calls = sourcesIn('web/app').flatMap((file) => [
    ...textOf(file).matchAll(/(?<!function )(?:rememberInCookie|useRemembered)\(([^,)]*)/g),
  ]);
  expect(distinct(calls.map(([, key = '']) => key))).toEqual([
    'chatStorageKeys.sidebar',
    'languageKeys.cookie',
    'themeCookie',
  ]);
  expect(textOf('server/src/pages/language-cookie.ts')).toContain(
    '`${languageKeys.cookie}=${language}`',
  );
  expect(textOf('web/public/sw.js')).toContain('const cacheName = `offline ${');
});
