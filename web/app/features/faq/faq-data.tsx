import { type Faq, faqGroups } from '../../content/faq-entry.ts';
import { toPlainAnswer } from '../../content/faq-text.ts';
import { JsonLd } from '../../lib/json-ld.tsx';

/** The questions as schema.org FAQPage. */
export function FaqData({ faq }: { faq: Faq }) {
  const page = {
    '@type': 'FAQPage',
    mainEntity: faqGroups.flatMap((group) =>
      faq[group].map((entry) => ({
        '@type': 'Question',
        name: entry.question,
        acceptedAnswer: { '@type': 'Answer', text: toPlainAnswer(entry) },
      })),
    ),
  };
  return <JsonLd graph={[page]} />;
}
