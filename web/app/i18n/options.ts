import { defaultLanguage, languages } from '@vela/contracts';
import type { InitOptions } from 'i18next';

/** Options of the server's and the browser's i18next: the first rendering must be equal on both. */
export const i18nOptions = {
  fallbackLng: defaultLanguage,
  supportedLngs: [...languages],
  load: 'languageOnly',
  defaultNS: 'site',
  interpolation: { escapeValue: false },
  initAsync: false,
  react: { useSuspense: false },
} satisfies InitOptions;
