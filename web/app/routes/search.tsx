import { searchLimits } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import type { SearchOutcome } from '../features/search/search-outcome.ts';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { publicDataContext } from '../lib/public-data.ts';
import { detectRequestLanguage } from '../lib/request-language.ts';
import type { Route } from './+types/search.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<SearchOutcome> {
  // No text contains U+0000.
  const query = (new URL(request.url).searchParams.get('q') ?? '').replaceAll('\u0000', '').trim();
  if (query === '') return { kind: 'empty' };
  // Too long a query is not searched; the field shows its beginning to be shortened.
  if (query.length > searchLimits.queryMaxLength)
    return { kind: 'too-long', query: query.slice(0, 2 * searchLimits.queryMaxLength) };
  const results = await context
    .get(publicDataContext)
    .search(query, detectRequestLanguage(request));
  return { kind: 'answered', query, results };
}

export default function SearchPage({ loaderData: outcome }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  const title = outcome.kind === 'answered' ? t('titleFor', { query: outcome.query }) : t('title');
  return (
    <main id="content">
      <PageHead title={title} description={t('description')} path="/search" noindex />
      <SearchScreen outcome={outcome} />
    </main>
  );
}
