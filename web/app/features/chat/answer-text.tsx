import type { Answer } from './answer.ts';
import { hasSections } from './answer/answer-outline.ts';
import { ListAnswerTable } from './answer/list-table.tsx';
import { NumberList } from './answer/number-list.tsx';
import { SectionedText } from './answer/sectioned-text.tsx';
import { SentenceList, Sentences } from './answer/sentence-list.tsx';
import type { FactLinks } from './fact-links.ts';
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
      {answer.list !== undefined && <ListAnswerTable table={answer.list} links={links} />}
      {unbound !== '' && <p className="mt-3">{unbound}</p>}
    </NumberList>
  );
}

/** An answer of more findings than these is a list. */
const mostTold = 3;

function Paragraphs({ answer: { sentences }, links }: { answer: Answer; links: FactLinks }) {
  if (sentences.filter(({ spans }) => spans.length > 0).length > mostTold) {
    const [first, ...rest] = sentences;
    return (
      <div className="space-y-2">
        {first !== undefined && <SentenceList sentences={[first]} links={links} />}
        <SentenceList sentences={rest} links={links} />
      </div>
    );
  }
  return (
    <div className="space-y-3">
      {toParagraphs(sentences).map((paragraph) => (
        // Balanced lines would reflow with each arriving sentence.
        <p key={paragraph[0]?.index} className="text-wrap">
          <Sentences sentences={paragraph} links={links} />
        </p>
      ))}
    </div>
  );
}
