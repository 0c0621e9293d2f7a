import { searchLimits } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import type { SearchOutcome } from '../features/search/search-outcome.ts';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { publicDataContext } from '../lib/public-data.ts';
import { languageOfRequest } from '../lib/request-language.ts';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/search.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<SearchOutcome> {
  // No text holds U+0000: to look for it is to look for nothing.
  const query = (new URL(request.url).searchParams.get('q') ?? '').replaceAll('\u0000', '').trim();
  if (query === '') return { kind: 'empty' };
  // Shown in the field to be shortened, not looked for: and of something much too long only its beginning.
  if (query.length > searchLimits.queryMaxLength)
    return { kind: 'too-long', query: query.slice(0, 2 * searchLimits.queryMaxLength) };
  const results = await context.get(publicDataContext).search(query, languageOfRequest(request));
  return { kind: 'answered', query, results };
}

export default function SearchPage({ loaderData: outcome }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  const title = outcome.kind === 'answered' ? t('titleFor', { query: outcome.query }) : t('title');
  return (
    <main id="content">
      <PageHead title={fullTitle(title)} description={t('description')} path="/search" noindex />
      <SearchScreen outcome={outcome} />
    </main>
  );
}
