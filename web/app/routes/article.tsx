import { ArticlePage } from '../features/article/article-page.tsx';
import { loadContent } from '../content/load-content.server.ts';
import { ContentHead } from '../lib/content-head.tsx';
import type { Route } from './+types/article.ts';

export function loader({ request, url }: Route.LoaderArgs) {
  return loadContent({ request, url });
}

/** A page that consists of a text. */
export default function Article({ loaderData: { page, content } }: Route.ComponentProps) {
  return (
    <main id="content">
      <ContentHead page={page} content={content} />
      <ArticlePage content={content} />
    </main>
  );
}
