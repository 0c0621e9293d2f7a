import type { Language } from '@vela/contracts';
import type { AnalystLanguage } from './analyst-language.ts';
import { language as en } from './en/language.ts';
import { language as tr } from './tr/language.ts';

/** The analyst's languages; a new one is added here. */
export const analystLanguages: Readonly<Record<Language, AnalystLanguage>> = { en, tr };
