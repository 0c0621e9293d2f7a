import type { Language } from '@vela/contracts';
import { en } from './words.en.ts';
import { tr } from './words.tr.ts';

/** What every language fills. */
export type PartWords = Omit<typeof en, 'priceNames'> & { priceNames: Readonly<Record<string, string>> };

/** The words of the parts of the texts, by language. Whatever a single text says stands in the text. */
export const words: Readonly<Record<Language, PartWords>> = { en, tr };
