import type { Language } from '../language.ts';
import { sources as en } from './en/sources.ts';
import type { SourceWords } from './source-words.ts';
import { sources as tr } from './tr/sources.ts';

const words: Readonly<Record<Language, SourceWords>> = { en, tr };

/** Words of the choice of a source for a chart. */
export function getSourceWords(language: Language): SourceWords {
  return words[language];
}
