import { defaultLanguage, type Language, languageKeys } from '@vela/contracts';

/** Whether an address names its language: always, only when it is not the default one, or never. */
export type Naming = 'always' | 'when-other' | 'never';

/** A page's query in a language; the rest of it stays. */
export function searchInLanguage(search: string, language: Language, naming: Naming): string {
  const query = new URLSearchParams(search);
  query.delete(languageKeys.query);
  if (naming === 'always' || (naming === 'when-other' && language !== defaultLanguage))
    query.set(languageKeys.query, language);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}
