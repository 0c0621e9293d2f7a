import { defaultLanguage, isLanguage, type Language } from '@vela/contracts';
import { useTranslation } from 'react-i18next';

/** The language of the page. */
export function useLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : defaultLanguage;
}
