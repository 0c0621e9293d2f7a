import { defaultLanguage, type Language, languageKeys } from '@vela/contracts';

/** URL of a page in a language: the plain path for the default one, others add the query. */
export function toPageUrl(origin: string, path: string, language: Language): string {
  return language === defaultLanguage
    ? `${origin}${path}`
    : `${origin}${path}?${languageKeys.query}=${language}`;
}
