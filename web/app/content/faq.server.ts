import type { Language, SitePage } from '@vela/contracts';
import { faq as english } from './en/faq.ts';
import { type Faq, faqGroups } from './faq-entry.ts';
import { toPlainAnswer } from './faq-text.ts';
import { faq as turkish } from './tr/faq.ts';

const texts: Readonly<Record<Language, Faq>> = { en: english, tr: turkish };

/** All questions of a language. Read on the server only: the page gets those of one language, and no code of theirs. */
export function readFaq(language: Language): Faq {
  return texts[language];
}

/** The questions as the site search knows them: each by its address on the page. */
export function listQuestions(language: Language): SitePage[] {
  return faqGroups.flatMap((group) =>
    texts[language][group].map((entry) => {
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
