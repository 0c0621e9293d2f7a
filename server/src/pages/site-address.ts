import { defaultLanguage, type Language, languageKeys } from '@vela/contracts';

/** The canonical address of a page in a language: English has the path, every other language names itself in the query. */
export function siteAddress(origin: string, path: string, language: Language): string {
  return language === defaultLanguage
    ? `${origin}${path}`
    : `${origin}${path}?${languageKeys.query}=${language}`;
}
