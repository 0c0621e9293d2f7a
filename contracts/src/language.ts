/** Interface languages; the first is default and fallback. */
export const languages = ['en', 'tr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** Where the chosen language is remembered and read, in this order: query, cookie, local and session storage, browser, html lang. */
export const languageKeys = { query: 'lng', cookie: 'i18next', storage: 'i18nextLng' } as const;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
