import { useTranslation } from 'react-i18next';
import { NewsScreen } from '../features/news/news-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { publicDataContext } from '../lib/public-data.ts';
import { languageOfRequest } from '../lib/request-language.ts';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/news.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  return { items: await context.get(publicDataContext).news(languageOfRequest(request)) };
}

/** The list of the news. */
export default function News({ loaderData: { items } }: Route.ComponentProps) {
  const { t } = useTranslation(['news', 'site']);
  const crumbs = [
    { name: t('site:navigation.home'), path: '/' },
    { name: t('title'), path: '/news' },
  ];
  return (
    <main id="content">
      <PageHead
        title={fullTitle(t('title'))}
        description={t('description')}
        path="/news"
        picture="news"
        breadcrumb={crumbs}
      />
      <NewsScreen items={items} crumbs={crumbs} />
    </main>
  );
}
