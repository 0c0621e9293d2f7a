import { defaultLanguage, isLanguage, type Language, languageKeys } from '@vela/contracts';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storeInCookie } from '../lib/cookies.ts';
import { detectLanguage, storeInLocalStorage } from './detect-language.ts';
import { loadWords } from './load-words.ts';
import { i18nOptions } from './options.ts';

const i18next = createInstance();

/** Loads namespaces the page did not ship; meanwhile React keeps the current content. */
const lazyBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // Two parameters tell i18next that the result is a promise.
  read: (language: string, namespace: string) =>
    loadWords(isLanguage(language) ? language : defaultLanguage, namespace),
};

async function loadAllWords(language: Language, names: readonly string[]) {
  return Promise.all(names.map(async (name) => [name, await loadWords(language, name)] as const));
}

/** Creates the browser's i18next from the server's rendering, or in the detected language. */
export async function createClientI18n(): Promise<i18n> {
  const { ssrLng: rendered, words = '' } = document.documentElement.dataset;
  const language = isLanguage(rendered) ? rendered : detectLanguage();
  const ns = [...new Set([i18nOptions.defaultNS, ...words.split(' ').filter(Boolean)])];
  const loaded = await loadAllWords(language, ns);
  await i18next
    .use(initReactI18next)
    .use(lazyBackend)
    .init({
      ...i18nOptions,
      lng: language,
      ns,
      resources: { [language]: Object.fromEntries(loaded) },
      partialBundledLanguages: true,
      // All languages have the same keys: a fallback would load words in vain.
      fallbackLng: false,
      react: { useSuspense: true },
    });
  return i18next;
}

/** Stores the language for the server (cookie) and the detector (local storage). */
export function storeLanguage(language: Language): void {
  storeInLocalStorage(language);
  storeInCookie(languageKeys.cookie, language);
}

/** Loads the words of a language for all namespaces in use. */
export async function fetchWords(language: Language): Promise<void> {
  const shown = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {});
  for (const [name, texts] of await loadAllWords(language, shown))
    i18next.addResourceBundle(language, name, texts, true, true);
}

/** Switches to a language, synchronously if its words are loaded. */
export function showLanguage(language: Language): void {
  void i18next.changeLanguage(language);
}

/** After hydration: the language of local or session storage or navigator.languages, if another. */
export function resolveOtherLanguage(): Language | undefined {
  const detected = detectLanguage();
  if (detected !== i18next.language) return detected;
  storeLanguage(detected);
  return undefined;
}
