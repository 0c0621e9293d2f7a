import { type Faq, faqGroups } from '../../content/faq-entry.ts';
import { toPlainAnswer } from '../../content/faq-text.ts';

/** The questions in the words of schema.org. */
export function faqData(faq: Faq) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqGroups.flatMap((group) =>
      faq[group].map((entry) => ({
        '@type': 'Question',
        name: entry.question,
        acceptedAnswer: { '@type': 'Answer', text: toPlainAnswer(entry) },
      })),
    ),
  };
}
