import type { Answer } from './answer.ts';
import { hasSections } from './answer/answer-outline.ts';
import { NumberList } from './answer/number-list.tsx';
import { SectionedText } from './answer/sectioned-text.tsx';
import type { FactLinks } from './fact-links.ts';
import { LinkedText } from './linked-text.tsx';
import { toParagraphs, getUnboundText } from './text-segment.ts';

/** The sentences of an answer with linked numbers. */
export function AnswerText({ answer, links }: { answer: Answer; links: FactLinks }) {
  const unbound = getUnboundText(answer).trim();
  return (
    <NumberList>
      {hasSections(answer.sentences) ? (
        <SectionedText answer={answer} links={links} />
      ) : (
        <Paragraphs answer={answer} links={links} />
      )}
      {unbound !== '' && <p className="mt-3">{unbound}</p>}
    </NumberList>
  );
}

function Paragraphs({ answer, links }: { answer: Answer; links: FactLinks }) {
  return (
    <div className="space-y-3">
      {toParagraphs(answer.sentences).map((paragraph) => (
        // Balanced lines would reflow with each arriving sentence.
        <p key={paragraph[0]?.index} className="group/numbers text-wrap">
          {paragraph.map((sentence) => (
            <span key={sentence.index}>
              <LinkedText sentence={sentence} links={links} />{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
