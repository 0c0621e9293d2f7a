/** Interface languages; the first is default and fallback. */
export const languages = ['en', 'tr'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/** Read in this order: query, cookie, local, session storage, browser, html lang. */
export const languageKeys = { query: 'lng', cookie: 'i18next', storage: 'i18nextLng' } as const;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

type ByLanguage<Value> = Readonly<Record<Language, Value>>;

/** Creates a value for each language. */
export function mapLanguages<Value>(create: (language: Language) => Value): ByLanguage<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has an entry of each language
  return Object.fromEntries(
    languages.map((language) => [language, create(language)]),
  ) as ByLanguage<Value>;
}

/** Creates a value for each language, one after the other. */
export async function mapLanguagesInTurn<Value>(
  create: (language: Language) => Promise<Value>,
): Promise<ByLanguage<Value>> {
  const values: [Language, Value][] = [];
  for (const language of languages) values.push([language, await create(language)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has an entry of each language
  return Object.fromEntries(values) as ByLanguage<Value>;
}
