/**
 * Words of about the same meaning by the name of that meaning, in a row; `*` stands for any ending
 * and `-` for a space too. The names are the same in all languages.
 */
export type MeaningWords = Readonly<Record<string, string>>;
