import type { Language } from '@vela/contracts';
import type { Answer } from './answer.ts';
import { hasSections } from './answer/answer-outline.ts';
import { ListAnswerTable } from './answer/list-table.tsx';
import { NumberList } from './answer/number-list.tsx';
import { SectionedText } from './answer/sectioned-text.tsx';
import { headlineClass, SentenceList, Sentences } from './answer/sentence-list.tsx';
import { useForeignLanguage } from './answer/use-foreign-language.ts';
import type { FactLinks } from './fact-links.ts';
import { toParagraphs, getUnboundText } from './text-segment.ts';

/** The sentences of an answer with linked numbers. */
export function AnswerText({ answer, links }: { answer: Answer; links: FactLinks }) {
  const unbound = getUnboundText(answer).trim();
  const spoken = useForeignLanguage(answer);
  return (
    <NumberList>
      {hasSections(answer.sentences) ? (
        <SectionedText answer={answer} links={links} spoken={spoken} />
      ) : (
        <Paragraphs answer={answer} links={links} spoken={spoken} />
      )}
      {answer.list !== undefined && <ListAnswerTable table={answer.list} links={links} />}
      {unbound !== '' && (
        <p lang={spoken} className="mt-3">
          {unbound}
        </p>
      )}
    </NumberList>
  );
}

/** An answer of more findings than these is a list. */
const mostTold = 3;

type ParagraphsProps = { answer: Answer; links: FactLinks; spoken: Language | undefined };

function Paragraphs({ answer: { sentences }, ...rest }: ParagraphsProps) {
  if (sentences.filter(({ spans }) => spans.length > 0).length > mostTold) {
    const [first, ...others] = sentences;
    return (
      <div className="space-y-2">
        {first !== undefined && (
          <p className={headlineClass}>
            <Sentences sentences={[first]} {...rest} />
          </p>
        )}
        <SentenceList sentences={others} {...rest} />
      </div>
    );
  }
  return (
    <div className="space-y-3">
      {toParagraphs(sentences).map((paragraph) => (
        // Balanced lines would reflow with each arriving sentence.
        <p key={paragraph[0]?.index} className="text-wrap">
          <Sentences sentences={paragraph} {...rest} />
        </p>
      ))}
    </div>
  );
}
