import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Faq } from '../../content/faq-entry.ts';
import { StillPart } from '../../lib/page-parts/ready-parts.tsx';
import { Accordion, AccordionItem } from '../../ui/accordion.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FaqAnswer } from './faq-answer.tsx';
import { FaqFilter } from './faq-filter.tsx';
import { type FaqSection, filterFaq } from './filter-faq.ts';
import { useKeepUnfolded } from './use-keep-unfolded.ts';
import { useOpenFragment } from './use-open-fragment.ts';

function GroupLinks({ sections }: { sections: readonly FaqSection[] }) {
  const { t } = useTranslation('faq');
  return (
    <nav aria-label={t('groups')} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 lg:grid lg:border-l lg:border-line">
        {sections.map(({ group }) => (
          <li key={group}>
            <a
              href={`#${group}`}
              className="inline-flex min-h-11 items-center lg:min-h-8 text-sm text-muted underline-offset-4 hover:text-accent max-lg:underline lg:-ml-px lg:border-l lg:border-transparent lg:pl-4 lg:hover:border-accent"
            >
              {t(`group.${group}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section }: { section: FaqSection }) {
  const { t } = useTranslation('faq');
  return (
    <section
      id={section.group}
      aria-labelledby={`${section.group}-heading`}
      className="mt-12 first:mt-0"
    >
      <h2 id={`${section.group}-heading`} className="mb-4 text-2xl font-semibold tracking-tight">
        {t(`group.${section.group}`)}
      </h2>
      <Accordion>
        {section.entries.map((entry) => (
          <AccordionItem key={entry.id} level={3} title={entry.question}>
            <FaqAnswer entry={entry} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

function NoMatch({ query }: { query: string }) {
  const { t } = useTranslation('faq');
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={`/search?q=${encodeURIComponent(query)}`} className={buttonClass('secondary')}>
            {t('none.search', { query })}
          </Link>
          <Link to="/Contact" className={buttonClass('secondary')}>
            {t('none.contact')}
          </Link>
        </div>
      }
    >
      <p>{t('none.text')}</p>
    </EmptyState>
  );
}

/** All questions in their groups, with a filter above. */
export function FaqScreen({ faq }: { faq: Faq }) {
  const { t } = useTranslation('faq');
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const sections = filterFaq(faq, wanted);
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0);
  const screen = useRef<HTMLDivElement>(null);
  useKeepUnfolded(screen);
  useOpenFragment();
  return (
    <div ref={screen} className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 lg:py-16">
      <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} lead={t('lead')} />
      <FaqFilter query={query} onChange={setQuery} />
      <output className="mt-4 block text-sm text-muted">
        {wanted === '' ? t('count', { count }) : t('matches', { count, query: wanted })}
      </output>
      {count === 0 ? (
        <div className="mt-8">
          <NoMatch query={wanted} />
        </div>
      ) : (
        <Questions sections={sections} isAll={wanted === ''} />
      )}
    </div>
  );
}

/** Questions with the links to their groups. As long as they are all, they are what came with the page. */
function Questions({ sections, isAll }: { sections: readonly FaqSection[]; isAll: boolean }) {
  const layout = 'mt-8 grid gap-10 lg:grid-cols-[16rem_1fr]';
  const questions = (
    <>
      <GroupLinks sections={sections} />
      <div className="min-w-0 max-w-prose">
        {sections.map((section) => (
          <Section key={section.group} section={section} />
        ))}
      </div>
    </>
  );
  if (!isAll) return <div className={layout}>{questions}</div>;
  return (
    <StillPart name="questions" className={layout}>
      {questions}
    </StillPart>
  );
}
