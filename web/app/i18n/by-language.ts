import type { Language } from '@vela/contracts';
import type { Catalogue } from './catalogue.ts';
import { catalogue as en } from './en/catalogue.ts';
import { catalogue as tr } from './tr/catalogue.ts';

/** The words of the interface; add a language here. Server only: browsers load one language. */
export const catalogues: Readonly<Record<Language, Catalogue>> = { en, tr };
