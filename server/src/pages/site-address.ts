import { defaultLanguage, type Language, languageKeys } from '@vela/contracts';

/** The canonical address of a page: the path in English, other languages named in the query. */
export function toSiteAddress(origin: string, path: string, language: Language): string {
  return language === defaultLanguage
    ? `${origin}${path}`
    : `${origin}${path}?${languageKeys.query}=${language}`;
}
