import type { Evidence } from '@vela/contracts';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../answer.ts';
import type { FactLinks } from '../fact-links.ts';
import { LinkedText } from '../linked-text.tsx';
import { KeyFacts } from './key-facts.tsx';
import { LevelTable } from './level-table.tsx';
import { type OutlineSection, toOutline } from './answer-outline.ts';

type PartProps = { answer: Answer; links: FactLinks };

/** An answer to be scanned: headline, key facts, sections with headings, table of levels. */
export function SectionedText({ answer, links }: PartProps) {
  return (
    <div className="space-y-4">
      {toOutline(answer.sentences).map((part) => (
        <Part key={part.section ?? 'preface'} part={part} answer={answer} links={links} />
      ))}
    </div>
  );
}

const texts = {
  data: 'flex items-start gap-2 rounded-md bg-warning-soft px-3 py-1.5 text-xs leading-5 text-warning',
  note: 'text-xs leading-5 text-muted',
} as const;

function Part({ part, answer, links }: PartProps & { part: OutlineSection }) {
  const { section } = part;
  const sentences = <Sentences sentences={part.sentences} links={links} />;
  if (section === undefined) return <p className="text-wrap text-muted">{sentences}</p>;
  if (section === 'headline')
    return (
      <>
        <p data-section={section} className="text-base leading-6 font-semibold text-pretty">
          {sentences}
        </p>
        <KeyFacts answer={answer} links={links} />
      </>
    );
  if (section === 'data' || section === 'note')
    return (
      <p data-section={section} className={texts[section]}>
        {section === 'data' && (
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        )}
        <span>{sentences}</span>
      </p>
    );
  return (
    <Headed name={section} answer={answer}>
      {/* Balanced lines would reflow with each arriving sentence. */}
      <p className="group/numbers text-wrap">{sentences}</p>
      {section === 'levels' && <LevelTable answer={answer} links={links} />}
    </Headed>
  );
}

type HeadedProps = {
  name: Exclude<OutlineSection['section'], undefined | 'headline' | 'data' | 'note'>;
  answer: Answer;
  children: ReactNode;
};

function Headed({ name, answer, children }: HeadedProps) {
  const { t } = useTranslation('chat');
  const heading = useId();
  const { analysis } = answer;
  const interval = analysis?.mode === 'technical' ? t(`interval.${analysis.interval}`) : undefined;
  return (
    <section
      aria-labelledby={heading}
      data-section={name}
      className={name === 'change' ? 'border-l-2 border-accent pl-3' : undefined}
    >
      <h3 id={heading} className="mb-0.5 text-xs font-semibold text-muted">
        {t(`answer.section.${name}`)}
        {interval !== undefined && name !== 'structure' && (
          <span className="font-normal"> · {interval}</span>
        )}
      </h3>
      {children}
    </section>
  );
}

function Sentences({ sentences, links }: { sentences: readonly Evidence[]; links: FactLinks }) {
  return sentences.map((sentence) => (
    <span key={sentence.index}>
      <LinkedText sentence={sentence} links={links} />{' '}
    </span>
  ));
}
