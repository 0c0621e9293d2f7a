import { isLanguage, languageKeys } from '@vela/contracts';
import { useSearchParams } from 'react-router';

/** Hidden field that keeps a language named only in the URL when a GET form is submitted. */
export function LanguageField() {
  const [search] = useSearchParams();
  const named = search.get(languageKeys.query);
  return !isLanguage(named) ? null : (
    <input type="hidden" name={languageKeys.query} value={named} />
  );
}
