import type { Language } from '@vela/contracts';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../answer.ts';
import type { FactLinks } from '../fact-links.ts';
import { KeyFacts } from './key-facts.tsx';
import { LevelsSection } from './levels-section.tsx';
import { type OutlineSection, toOutline } from './answer-outline.ts';
import { headlineClass, SentenceList, Sentences } from './sentence-list.tsx';

type PartProps = { answer: Answer; links: FactLinks; spoken: Language | undefined };

/** An answer to be scanned: headline, key facts, sections with headings, table of levels. */
export function SectionedText({ answer, links, spoken }: PartProps) {
  const parts = toOutline(answer.sentences);
  // That prices are no market's is said first; how old they are stands beside the chart too.
  const isLoud =
    answer.analysis?.mode === 'technical' && answer.analysis.source.kind === 'simulated';
  const isLast = ({ section }: OutlineSection): boolean => section === 'data' && !isLoud;
  const shown = [...parts.filter((part) => !isLast(part)), ...parts.filter(isLast)];
  return (
    <div className="space-y-3.5">
      {shown.map((part) => (
        <Part
          key={part.section ?? 'preface'}
          part={part}
          answer={answer}
          links={links}
          spoken={spoken}
          isLoud={isLoud}
        />
      ))}
    </div>
  );
}

const small = 'text-xs leading-5 text-muted';
const loud =
  'flex items-start gap-2 rounded-md bg-warning-soft px-3 py-1.5 text-xs leading-5 text-warning';

function Part({
  part,
  answer,
  links,
  spoken,
  isLoud,
}: PartProps & { part: OutlineSection; isLoud: boolean }) {
  const { section } = part;
  const sentences = <Sentences sentences={part.sentences} links={links} spoken={spoken} />;
  if (section === undefined) return <p className="text-wrap text-muted">{sentences}</p>;
  if (section === 'headline')
    return (
      <>
        <p data-section={section} className={headlineClass}>
          {sentences}
        </p>
        <KeyFacts answer={answer} links={links} />
      </>
    );
  if (section === 'note' || section === 'data')
    return (
      <p data-section={section} className={section === 'data' && isLoud ? loud : small}>
        {section === 'data' && isLoud && (
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        )}
        <span>{sentences}</span>
      </p>
    );
  return (
    <Headed name={section} answer={answer}>
      {section === 'levels' ? (
        <LevelsSection answer={answer} sentences={part.sentences} links={links} spoken={spoken} />
      ) : (
        <SentenceList sentences={part.sentences} links={links} spoken={spoken} />
      )}
    </Headed>
  );
}

type HeadedProps = {
  name: Exclude<OutlineSection['section'], undefined | 'headline' | 'data' | 'note'>;
  answer: Answer;
  children: ReactNode;
};

/** A table of one kind of zones is named by it: others may be nearer. */
function nameLevels({ levels }: Answer): 'gaps' | 'blocks' | 'levels' {
  const [kind, ...others] = new Set(levels.map((level) => level.kind));
  if (others.length > 0) return 'levels';
  return kind === 'fair-value-gap' ? 'gaps' : kind === 'order-block' ? 'blocks' : 'levels';
}

function Headed({ name, answer, children }: HeadedProps) {
  const { t } = useTranslation('chat');
  const heading = useId();
  const { analysis } = answer;
  const interval = analysis?.mode === 'technical' ? t(`interval.${analysis.interval}`) : undefined;
  return (
    <section
      aria-labelledby={heading}
      data-section={name}
      className={name === 'change' ? 'rounded-md bg-accent-soft px-3 py-2' : 'relative'}
    >
      <h3 id={heading} className="mb-1 text-xs font-semibold text-muted">
        {t(`answer.section.${name === 'levels' ? nameLevels(answer) : name}`)}
        {interval !== undefined && name !== 'structure' && (
          <span className="font-normal"> · {interval}</span>
        )}
      </h3>
      {children}
    </section>
  );
}
