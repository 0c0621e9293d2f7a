import type { Evidence, Language } from '@vela/contracts';
import type { FactLinks } from '../fact-links.ts';
import { LinkedSentence } from '../linked-text.tsx';

type SentencesProps = {
  sentences: readonly Evidence[];
  links: FactLinks;
  /** Their language where it is not that of the page. */
  spoken: Language | undefined;
};

/** Numbers stand out by weight: they are underlined only in the sentence that is pointed at. */
const clearNumbers = '[&_[data-fact]]:font-medium';

/** Sentences one after another. */
export function Sentences({ sentences, ...rest }: SentencesProps) {
  return sentences.map((sentence) => (
    <LinkedSentence key={sentence.index} sentence={sentence} {...rest} />
  ));
}

/** Classes of the sentence that an answer begins with. */
export const headlineClass =
  'display text-lg leading-6 text-pretty [&_[data-fact]]:decoration-line-strong';

/** Sentences to be scanned, one a line; a single one is a paragraph. */
export function SentenceList({ sentences, ...rest }: SentencesProps) {
  // Balanced lines would reflow with each arriving sentence.
  if (sentences.length < 2)
    return (
      <p className={`text-wrap ${clearNumbers}`}>
        <Sentences sentences={sentences} {...rest} />
      </p>
    );
  return (
    <ul className={`space-y-1 ${clearNumbers}`}>
      {sentences.map((sentence) => (
        <li
          key={sentence.index}
          className="relative pl-3.5 text-wrap before:absolute before:top-2.5 before:left-0.5 before:size-1 before:rounded-full before:bg-line-strong"
        >
          <LinkedSentence sentence={sentence} {...rest} />
        </li>
      ))}
    </ul>
  );
}
