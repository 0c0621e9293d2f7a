import { languageKeys } from '@vela/contracts';

/** Written by older clients. */
const legacyKeys = ['access_token', 'user'];
const ownPrefix = 'vela.';

function removeKeys(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(ownPrefix) || legacyKeys.includes(key)) storage.removeItem(key);
}

/**
 * Removes what this browser keeps of the person who signed out: drafts, indicators, settings of the
 * chart. The language stays, which `Clear-Site-Data` of the answer removes too; so it is written
 * back.
 */
export function clearPersonalData(language: string | null): void {
  try {
    removeKeys(sessionStorage);
    removeKeys(localStorage);
    if (language !== null) localStorage.setItem(languageKeys.storage, language);
  } catch {
    // The browser blocks storage: nothing is kept there.
  }
}

/** The language that this browser keeps, for `clearPersonalData`. */
export function readKeptLanguage(): string | null {
  try {
    return localStorage.getItem(languageKeys.storage);
  } catch {
    return null;
  }
}
