import type { Language } from '../language.ts';
import { propertyWords as english } from './en/property.ts';
import type { PropertyWords } from './property-words.ts';
import { propertyWords as turkish } from './tr/property.ts';

const words: Readonly<Record<Language, PropertyWords>> = { en: english, tr: turkish };

/** Names of the inputs, measures, rows and scenarios of a property deal. */
export const getPropertyWords = (language: Language): PropertyWords => words[language];
