import { foldText } from '@vela/contracts';
import { type Faq, type FaqEntry, type FaqGroup, faqGroups } from '../../content/faq-entry.ts';
import { toPlainAnswer } from '../../content/faq-text.ts';

export type FaqSection = { readonly group: FaqGroup; readonly entries: readonly FaqEntry[] };

const splitWords = (text: string) =>
  foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Groups with the questions that contain every word of the query, ignoring case and accents. */
export function filterFaq(faq: Faq, query: string): FaqSection[] {
  const words = splitWords(query);
  const matches = (entry: FaqEntry) => {
    if (words.length === 0) return true;
    const text = foldText(`${entry.question} ${toPlainAnswer(entry)}`);
    return words.every((word) => text.includes(word));
  };
  return faqGroups
    .map((group) => ({ group, entries: faq[group].filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
}
