import { useTranslation } from 'react-i18next';
import { ArticlePage } from '../features/article/article-page.tsx';
import { loadContent } from '../content/load-content.server.ts';
import { PageHead } from '../lib/page-head.tsx';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/article.ts';

export function loader({ request, url }: Route.LoaderArgs) {
  return loadContent({ request, url });
}

/** A page that is a text and nothing more. */
export default function Article({ loaderData: { page, content } }: Route.ComponentProps) {
  const { t } = useTranslation('site');
  const breadcrumb = [
    { name: t('navigation.home'), path: '/' },
    { name: content.title, path: page.path },
  ];
  return (
    <main id="content">
      <PageHead
        title={fullTitle(content.title)}
        description={content.description}
        path={page.path}
        picture={page.key}
        breadcrumb={breadcrumb}
      />
      <ArticlePage content={content} />
    </main>
  );
}
