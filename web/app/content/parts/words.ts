import type { Language } from '@vela/contracts';
import { en, type PartWords } from './words.en.ts';
import { tr } from './words.tr.ts';

/** The words of the parts of the texts, by language. Whatever a single text says stands in the text. */
export const words: Readonly<Record<Language, PartWords>> = { en, tr };
