import { isLanguage, languageKeys } from '@vela/contracts';
import { useSearchParams } from 'react-router';

/** Carries a language that only the address names through a form that is sent as an address. */
export function LanguageField() {
  const [search] = useSearchParams();
  const named = search.get(languageKeys.query);
  return !isLanguage(named) ? null : (
    <input type="hidden" name={languageKeys.query} value={named} />
  );
}
