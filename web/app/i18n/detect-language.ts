import { defaultLanguage, isLanguage, type Language, languageKeys } from '@vela/contracts';
import { cookieValue } from '../lib/cookies.ts';

function fromStorage(storage: () => Storage): string | null {
  try {
    return storage().getItem(languageKeys.storage);
  } catch {
    // A browser may refuse storage altogether.
    return null;
  }
}

/** What this browser says of a language, the source that counts most first. */
function namedLanguages(): (string | null | undefined)[] {
  return [
    new URLSearchParams(window.location.search).get(languageKeys.query),
    cookieValue(document.cookie, languageKeys.cookie),
    fromStorage(() => window.localStorage),
    fromStorage(() => window.sessionStorage),
    ...navigator.languages,
    document.documentElement.lang,
  ];
}

/** The language that the address, a former choice or the browser names: the first of ours among them (`tr-TR` is `tr`), or the default. */
export function detectedLanguage(): Language {
  const codes = namedLanguages().map((name) => name?.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? defaultLanguage;
}

/** Remembers a language where the detection finds it again when the cookie is gone. */
export function rememberInStorage(language: Language): void {
  try {
    window.localStorage.setItem(languageKeys.storage, language);
  } catch {
    // Without storage the cookie alone remembers.
  }
}
