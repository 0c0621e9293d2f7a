import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageKeys,
  languages,
} from '@vela/contracts';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { rememberInCookie } from '../lib/cookies.ts';
import { detectedLanguage, rememberInStorage } from './detect-language.ts';
import { loadWords } from './load-words.ts';
import { i18nOptions } from './options.ts';

const i18next = createInstance();

/** Fetches the words a component asks for that the page did not bring: until they are there, React leaves what is on the screen. */
const laterWords: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // Of two parameters: so i18next knows that the words come as a promise.
  read: (language: string, namespace: string) =>
    loadWords(isLanguage(language) ? language : defaultLanguage, namespace),
};

/** Makes the browser's i18next. It starts in the language and with the words the server rendered; where no server rendered, in the detected one. */
export async function createClientI18n(): Promise<i18n> {
  const { ssrLng: rendered, words = '' } = document.documentElement.dataset;
  const language = isLanguage(rendered) ? rendered : detectedLanguage();
  const ns = [...new Set([i18nOptions.defaultNS, ...words.split(' ').filter(Boolean)])];
  const loaded = await Promise.all(
    ns.map(async (name) => [name, await loadWords(language, name)] as const),
  );
  await i18next
    .use(initReactI18next)
    .use(laterWords)
    .init({
      ...i18nOptions,
      lng: language,
      ns,
      resources: { [language]: Object.fromEntries(loaded) },
      partialBundledLanguages: true,
      // Both languages have the same keys: the other one would be fetched for nothing.
      fallbackLng: false,
      react: { useSuspense: true },
    });
  return i18next;
}

/** Remembers a language where the server (cookie) and the detector (local storage) look. */
export function rememberLanguage(language: Language): void {
  rememberInStorage(language);
  rememberInCookie(languageKeys.cookie, language);
}

/** Fetches the words of a language for all that is on the screen. */
export async function fetchWords(language: Language): Promise<void> {
  const shown = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {});
  const words = await Promise.all(
    shown.map(async (name) => [name, await loadWords(language, name)] as const),
  );
  for (const [name, texts] of words) i18next.addResourceBundle(language, name, texts, true, true);
}

/** Shows the words of a language, at once where they were fetched. */
export function showLanguage(language: Language): void {
  void i18next.changeLanguage(language);
}

/**
 * Honours, after hydration, the sources that the server cannot see (local and session storage, the browser's own list): the language they
 * name, where it is another one than the page's.
 */
export function otherDetectedLanguage(): Language | undefined {
  const detected = detectedLanguage();
  if (detected !== i18next.language) return detected;
  rememberLanguage(detected);
  return undefined;
}

/** The names of the languages in themselves, in the order of the switcher. */
export const languageNames = { en: 'English', tr: 'Türkçe' } satisfies Record<Language, string>;
export const switchableLanguages: readonly Language[] = languages;
