import type { Language } from '../language.ts';
import * as en from './en/vocabulary.ts';
import type { ErrorWords } from './error-words.ts';
import type { AccountMessages, FormWords } from './interface-words.ts';
import * as tr from './tr/vocabulary.ts';

// A language is added here, in chart-by-language.ts and in rules-by-language.ts: its import, and its
// name in each table. One table per kind of words, because a bundle has only the tables it uses.
type ByLanguage<Table> = Readonly<Record<Language, Table>>;

export const accountMessages: ByLanguage<AccountMessages> = {
  en: en.accountMessages,
  tr: tr.accountMessages,
};
export const errorWords: ByLanguage<ErrorWords> = { en: en.errors, tr: tr.errors };
export const formWords: ByLanguage<FormWords> = { en: en.forms, tr: tr.forms };
