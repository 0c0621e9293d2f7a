import { fold } from '@vela/contracts';
import { type Faq, type FaqEntry, type FaqGroup, faqGroups } from '../../content/faq-entry.ts';
import { toPlainAnswer } from '../../content/faq-text.ts';

export type FaqSection = { readonly group: FaqGroup; readonly entries: readonly FaqEntry[] };

const wordsOf = (text: string) =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The groups with the questions that hold every word of the query, in question or answer; case and accents make no difference. */
export function filterFaq(faq: Faq, query: string): FaqSection[] {
  const words = wordsOf(query);
  const matches = (entry: FaqEntry) => {
    if (words.length === 0) return true;
    const text = fold(`${entry.question} ${toPlainAnswer(entry)}`);
    return words.every((word) => text.includes(word));
  };
  return faqGroups
    .map((group) => ({ group, entries: faq[group].filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
}
