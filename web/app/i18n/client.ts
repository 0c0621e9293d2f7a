import { isLanguage, type Language, languageKeys } from '@vela/contracts';
import type { i18n } from 'i18next';
import { storeInCookie } from '../lib/cookies.ts';
import { createBrowserI18n } from './browser-i18n.ts';
import { detectLanguage, storeInLocalStorage } from './detect-language.ts';
import { loadWords } from './load-words.ts';
import { i18nOptions } from './options.ts';

let browserI18n: ReturnType<typeof createBrowserI18n> | undefined;

async function loadAllWords(language: Language, names: readonly string[]) {
  return Promise.all(names.map(async (name) => [name, await loadWords(language, name)] as const));
}

/** Creates the browser's i18n from the server's rendering, or in the detected language. */
export async function createClientI18n(): Promise<i18n> {
  const { ssrLng: rendered, words = '' } = document.documentElement.dataset;
  const language = isLanguage(rendered) ? rendered : detectLanguage();
  const names = [...new Set([i18nOptions.defaultNS, ...words.split(' ').filter(Boolean)])];
  const loaded = Object.fromEntries(await loadAllWords(language, names));
  browserI18n = createBrowserI18n({ language, words: loaded, loadWords });
  return browserI18n.i18n;
}

/** Stores the language for the server (cookie) and the detector (local storage). */
export function storeLanguage(language: Language): void {
  storeInLocalStorage(language);
  storeInCookie(languageKeys.cookie, language);
}

/** Loads the words of a language for all namespaces in use. */
export async function fetchWords(language: Language): Promise<void> {
  const shown = browserI18n?.listNamespaces() ?? [];
  for (const [name, texts] of await loadAllWords(language, shown))
    browserI18n?.addWords(language, name, texts);
}

/** Switches to a language whose words are loaded. */
export function showLanguage(language: Language): void {
  browserI18n?.changeLanguage(language);
}

/** After hydration: the language of local or session storage or navigator.languages, if another. */
export function resolveOtherLanguage(): Language | undefined {
  const detected = detectLanguage();
  if (detected !== browserI18n?.i18n.language) return detected;
  storeLanguage(detected);
  return undefined;
}
