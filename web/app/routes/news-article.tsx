import { useTranslation } from 'react-i18next';
import { createArticleData } from '../features/news/article-data.ts';
import { ArticleScreen } from '../features/news/article-screen.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageEnvironment } from '../lib/page-environment.ts';
import { PageHead } from '../lib/page-head.tsx';
import { toPageUrl } from '../lib/page-url.ts';
import { publicDataContext } from '../lib/public-data.ts';
import { detectRequestLanguage } from '../lib/request-language.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import type { Route } from './+types/news-article.ts';

const furtherArticles = 3;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const language = detectRequestLanguage(request);
  const publicData = context.get(publicDataContext);
  const article = await publicData.newsArticle(params.slug, language);
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown Response is how React Router's loaders answer
  if (article === undefined) throw new Response(null, { status: 404 });
  const others = (await publicData.news(language)).filter(({ slug }) => slug !== article.slug);
  return { article, further: others.slice(0, furtherArticles) };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function isLoaded(loaderData: unknown): loaderData is Loaded {
  return typeof loaderData === 'object' && loaderData !== null && 'article' in loaderData;
}

export const handle: RouteHandle = {
  // An article may be missing in a language; the news list exists in all.
  insteadIn: (language, loaderData) =>
    isLoaded(loaderData) && !loaderData.article.languages.includes(language) ? '/news' : undefined,
};

/** One news article. */
export default function NewsArticle({ loaderData: { article, further } }: Route.ComponentProps) {
  const { t } = useTranslation('news');
  const { origin } = usePageEnvironment();
  const language = useLanguage();
  const path = `/news/${article.slug}`;
  const address = toPageUrl(origin, path, language);
  const parents = [{ name: t('title'), path: '/news' }];
  return (
    <main id="content">
      <PageHead
        title={article.title}
        description={article.lead}
        path={path}
        existsIn={article.languages}
        picture={article.slug}
        type="article"
        parents={parents}
        structuredData={[createArticleData(article, { origin, language, address })]}
      />
      <ArticleScreen
        article={article}
        further={further}
        crumbs={[...parents, { name: article.title, path }]}
      />
    </main>
  );
}
