import { defaultLanguage, languages } from '@vela/contracts';
import type { InitOptions } from 'i18next';

/** What the server's and the browser's i18next have in common: the first rendering must be the same on both. */
export const i18nOptions = {
  fallbackLng: defaultLanguage,
  supportedLngs: [...languages],
  load: 'languageOnly',
  defaultNS: 'site',
  interpolation: { escapeValue: false },
  initAsync: false,
  react: { useSuspense: false },
} satisfies InitOptions;
