import { useTranslation } from 'react-i18next';
import { NewsScreen } from '../features/news/news-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { publicDataContext } from '../lib/public-data.ts';
import { detectRequestLanguage } from '../lib/request-language.ts';
import type { Route } from './+types/news.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  return { items: await context.get(publicDataContext).news(detectRequestLanguage(request)) };
}

/** The news list. */
export default function News({ loaderData: { items } }: Route.ComponentProps) {
  const { t } = useTranslation('news');
  return (
    <main id="content">
      <PageHead title={t('title')} description={t('description')} path="/news" picture="news" />
      <NewsScreen items={items} />
    </main>
  );
}
