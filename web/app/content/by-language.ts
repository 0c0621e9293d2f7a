import type { Language } from '@vela/contracts';
import { faq as faqEn } from './en/faq.ts';
import { partWords as partWordsEn, type PartWords } from './en/part-words.ts';
import type { Faq } from './faq-entry.ts';
import { faq as faqTr } from './tr/faq.ts';
import { partWords as partWordsTr } from './tr/part-words.ts';

// A language is added here; its texts are found by their folder. For the server only.

export const faqs: Readonly<Record<Language, Faq>> = { en: faqEn, tr: faqTr };

/** Words of the text components. Words of a single text stay in that text. */
export const words: Readonly<Record<Language, PartWords>> = { en: partWordsEn, tr: partWordsTr };
