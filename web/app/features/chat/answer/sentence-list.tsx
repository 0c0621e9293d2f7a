import type { Evidence } from '@vela/contracts';
import type { FactLinks } from '../fact-links.ts';
import { LinkedText } from '../linked-text.tsx';

type SentencesProps = { sentences: readonly Evidence[]; links: FactLinks };

/** Sentences one after another. */
export function Sentences({ sentences, links }: SentencesProps) {
  return sentences.map((sentence) => (
    <span key={sentence.index}>
      <LinkedText sentence={sentence} links={links} />{' '}
    </span>
  ));
}

/** Sentences to be scanned, one a line; a single one is a paragraph. */
export function SentenceList({ sentences, links }: SentencesProps) {
  // Balanced lines would reflow with each arriving sentence.
  if (sentences.length < 2)
    return (
      <p className="text-wrap">
        <Sentences sentences={sentences} links={links} />
      </p>
    );
  return (
    <ul className="space-y-1">
      {sentences.map((sentence) => (
        <li
          key={sentence.index}
          className="relative pl-3.5 text-wrap before:absolute before:top-2.5 before:left-0.5 before:size-1 before:rounded-full before:bg-line-strong"
        >
          <LinkedText sentence={sentence} links={links} />
        </li>
      ))}
    </ul>
  );
}
