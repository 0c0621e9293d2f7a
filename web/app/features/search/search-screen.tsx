import { searchLimits } from '@vela/contracts';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { LanguageField } from '../../lib/language-field.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SearchOutcome } from './search-outcome.ts';
import { SearchResults } from './search-results.tsx';

const searchLinks = {
  faq: '/sss',
  technical: '/learn-more-1',
  methods: '/methods',
  plans: '/urunler',
  contact: '/Contact',
} as const;
const wayNames = ['faq', 'technical', 'methods', 'plans', 'contact'] as const;

function SearchLinks({ why }: { why: 'empty' | 'none' }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState icon={Search} title={t(`${why}.title`)} className="mt-8">
      <p>{t(`${why}.text`)}</p>
      <ul className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-2">
        {wayNames.map((way) => (
          <li key={way}>
            <Link to={searchLinks[way]} className="link link-alone">
              {t(`ways.${way}`)}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function SearchForm({ outcome }: { outcome: SearchOutcome }) {
  const { t } = useTranslation('search');
  const query = outcome.kind === 'empty' ? '' : outcome.query;
  return (
    <search>
      <Form action="/search" method="get" className="mt-8 grid gap-3 sm:flex sm:items-start">
        <TextField
          // Going back in history restores that search's query.
          key={query}
          label={t('label')}
          hint={t('hint')}
          error={
            outcome.kind === 'too-long'
              ? t('tooLong', { max: searchLimits.queryMaxLength })
              : undefined
          }
          name="q"
          type="search"
          autoComplete="off"
          defaultValue={query}
          className="min-w-0 grow"
        />
        <LanguageField />
        <Button type="submit" className="sm:mt-6.5">
          <Search aria-hidden="true" className="size-4" />
          {t('submit')}
        </Button>
      </Form>
    </search>
  );
}

/** The site search: field and results. */
export function SearchScreen({ outcome }: { outcome: SearchOutcome }) {
  const { t } = useTranslation('search');
  const isSearching = useNavigation().location?.pathname === '/search';
  const isAnswered = outcome.kind === 'answered';
  const count = isAnswered ? outcome.results.length : 0;
  const isEmpty = isAnswered ? count === 0 : outcome.kind === 'empty';
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6 lg:py-16">
      <SectionHeading
        level={1}
        eyebrow={t('eyebrow')}
        title={isAnswered ? t('headingFor', { query: outcome.query }) : t('heading')}
        className="wrap-anywhere"
      />
      <SearchForm outcome={outcome} />
      <output className="mt-4 block min-h-5 text-sm text-muted">
        {isSearching
          ? t('searching')
          : isAnswered && t(count < searchLimits.results ? 'count' : 'best', { count })}
      </output>
      {isAnswered && <SearchResults results={outcome.results} query={outcome.query} />}
      {isEmpty && <SearchLinks why={isAnswered ? 'none' : 'empty'} />}
    </div>
  );
}
