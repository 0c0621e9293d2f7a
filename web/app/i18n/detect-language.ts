import { defaultLanguage, isLanguage, type Language, languageKeys } from '@vela/contracts';
import { readCookie } from '../lib/cookies.ts';

function readStoredLanguage(storage: () => Storage): string | null {
  try {
    return storage().getItem(languageKeys.storage);
  } catch {
    // The browser may block storage.
    return null;
  }
}

/** Languages named by this browser, in order of precedence. */
function listNamedLanguages(): (string | null | undefined)[] {
  return [
    new URLSearchParams(window.location.search).get(languageKeys.query),
    readCookie(document.cookie, languageKeys.cookie),
    readStoredLanguage(() => window.localStorage),
    readStoredLanguage(() => window.sessionStorage),
    ...navigator.languages,
    document.documentElement.lang,
  ];
}

/** The first supported language of URL, stored choice or browser (`tr-TR` is `tr`), or default. */
export function detectLanguage(): Language {
  const codes = listNamedLanguages().map((name) => name?.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? defaultLanguage;
}

/** Stores the language where the detection finds it if the cookie is missing. */
export function storeInLocalStorage(language: Language): void {
  try {
    window.localStorage.setItem(languageKeys.storage, language);
  } catch {
    // Without storage only the cookie stores it.
  }
}
