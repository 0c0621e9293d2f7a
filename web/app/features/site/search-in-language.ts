import { defaultLanguage, type Language, languageKeys } from '@vela/contracts';

/** Whether a URL names its language: always, only for a non-default one, or never. */
export type LanguageNaming = 'always' | 'when-other' | 'never';

/** The query string with the page's language set; other parameters stay. */
export function setSearchLanguage(search: string, language: Language, naming: LanguageNaming) {
  const query = new URLSearchParams(search);
  query.delete(languageKeys.query);
  if (naming === 'always' || (naming === 'when-other' && language !== defaultLanguage))
    query.set(languageKeys.query, language);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}
