import type { Language } from '../language.ts';
import { rules as en } from './en/rules.ts';
import type { LanguageRules } from './language-rules.ts';
import { rules as tr } from './tr/rules.ts';

// Apart from by-language.ts, because every page loads these, and none of the messages there.
export const languageRules: Readonly<Record<Language, LanguageRules>> = { en, tr };
