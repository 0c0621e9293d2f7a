import { isLanguage, type Language, languageKeys, languages, defaultLanguage } from '@vela/contracts';
import { createInstance, type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { rememberInCookie } from '../lib/cookies.ts';
import type { Catalogue } from './catalogue.ts';
import { i18nOptions } from './options.ts';

const load = {
  en: async (): Promise<Catalogue> => (await import('./en/catalogue.ts')).en,
  tr: async (): Promise<Catalogue> => (await import('./tr/catalogue.ts')).tr,
} satisfies Record<Language, () => Promise<Catalogue>>;

const i18next = createInstance();
const detector = new LanguageDetector();

/** What the whole order of detection picks in this browser, or the default. */
function detectedLanguage(): Language {
  const found = detector.detect();
  const codes = (Array.isArray(found) ? found : [found ?? '']).map((code) => code.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? defaultLanguage;
}

/** Makes the browser's i18next. It starts in the language the server rendered; where no server rendered, in the detected one. */
export async function createClientI18n(): Promise<i18n> {
  detector.init(null, {
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    lookupQuerystring: languageKeys.query,
    lookupCookie: languageKeys.cookie,
    lookupLocalStorage: languageKeys.storage,
    lookupSessionStorage: languageKeys.storage,
    caches: ['localStorage'],
  });
  const rendered = document.documentElement.dataset['ssrLng'];
  const language = isLanguage(rendered) ? rendered : detectedLanguage();
  await i18next.use(initReactI18next).init({ ...i18nOptions, lng: language, resources: { [language]: await load[language]() } });
  return i18next;
}

/** Changes the language, and remembers it where the server (cookie) and the detector (local storage) look. */
export async function changeLanguage(language: Language): Promise<void> {
  const words = await load[language]();
  for (const [namespace, texts] of Object.entries(words)) i18next.addResourceBundle(language, namespace, texts, true, true);
  detector.cacheUserLanguage(language);
  rememberInCookie(languageKeys.cookie, language);
  await i18next.changeLanguage(language);
}

/** Honours, after hydration, the sources that the server cannot see (local and session storage, the browser's own list). */
export async function adoptDetectedLanguage(): Promise<void> {
  const detected = detectedLanguage();
  if (detected === i18next.language) {
    detector.cacheUserLanguage(detected);
    rememberInCookie(languageKeys.cookie, detected);
  } else await changeLanguage(detected);
}

/** The names of the languages in themselves, in the order of the switcher. */
export const languageNames = { en: 'English', tr: 'Türkçe' } satisfies Record<Language, string>;
export const switchableLanguages: readonly Language[] = languages;
