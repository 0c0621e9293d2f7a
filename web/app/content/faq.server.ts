import type { Language, SitePage } from '@vela/contracts';
import { faqs } from './by-language.ts';
import { type Faq, faqGroups } from './faq-entry.ts';
import { toPlainAnswer } from './faq-text.ts';

/** All questions of a language. Server only: the browser gets one language as data and no code. */
export function readFaq(language: Language): Faq {
  return faqs[language];
}

/** The questions as site search entries, each with its fragment address. */
export function listQuestions(language: Language): SitePage[] {
  return faqGroups.flatMap((group) =>
    faqs[language][group].map((entry) => {
      const text = toPlainAnswer(entry);
      return {
        key: `question-${entry.id}`,
        path: `/sss#${entry.id}`,
        kind: 'question' as const,
        title: entry.question,
        description: text,
        text,
        indexable: false,
      };
    }),
  );
}
