import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Faq } from '../../content/faq-entry.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { FaqFilter } from './faq-filter.tsx';
import { FaqQuestions } from './faq-questions.tsx';
import { filterFaq } from './filter-faq.ts';
import { useKeepExpanded } from './use-keep-expanded.ts';
import { useOpenFragment } from './use-open-fragment.ts';

function NoMatch({ query }: { query: string }) {
  const { t } = useTranslation('faq');
  return (
    <EmptyState
      title={t('none.title')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link
            to={`/search?q=${encodeURIComponent(query)}`}
            className={getButtonClass('secondary')}
          >
            {t('none.search', { query })}
          </Link>
          <Link to="/Contact" className={getButtonClass('secondary')}>
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
  useKeepExpanded(screen);
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
        <FaqQuestions sections={sections} />
      )}
    </div>
  );
}
