import { useTranslation } from 'react-i18next';
import { articleData } from '../features/news/article-data.ts';
import { ArticleScreen } from '../features/news/article-screen.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { pageAddress, PageHead } from '../lib/page-head.tsx';
import { usePageEnvironment } from '../lib/page-environment.ts';
import { giveText } from '../lib/page-parts/kept-back.server.ts';
import { publicDataContext } from '../lib/public-data.ts';
import { languageOfRequest } from '../lib/request-language.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { fullTitle } from '../site-pages.ts';
import type { Route } from './+types/news-article.ts';

const furtherArticles = 3;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const publicData = context.get(publicDataContext);
  const article = await publicData.newsArticle(params.slug, language);
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown Response is how React Router's loaders answer
  if (article === undefined) throw new Response(null, { status: 404 });
  const others = (await publicData.news(language)).filter(({ slug }) => slug !== article.slug);
  return {
    article: giveText({ ...article, file: `${language}/news/${article.slug}` }, request),
    further: others.slice(0, furtherArticles),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function isLoaded(loaderData: unknown): loaderData is Loaded {
  return typeof loaderData === 'object' && loaderData !== null && 'article' in loaderData;
}

export const handle: RouteHandle = {
  // An article need not exist in every language; the list of the news does.
  insteadIn: (language, loaderData) =>
    isLoaded(loaderData) && !loaderData.article.languages.includes(language) ? '/news' : undefined,
};

/** One article of the news. */
export default function NewsArticle({ loaderData: { article, further } }: Route.ComponentProps) {
  const { t } = useTranslation(['news', 'site']);
  const { origin } = usePageEnvironment();
  const language = useLanguage();
  const path = `/news/${article.slug}`;
  const crumbs = [
    { name: t('site:navigation.home'), path: '/' },
    { name: t('title'), path: '/news' },
    { name: article.title, path },
  ];
  return (
    <main id="content">
      <PageHead
        title={fullTitle(article.title)}
        description={article.lead}
        path={path}
        existsIn={article.languages}
        picture={article.slug}
        type="article"
        breadcrumb={crumbs}
        structuredData={[
          articleData(article, { origin, language, address: pageAddress(origin, path, language) }),
        ]}
      />
      <ArticleScreen article={article} further={further} crumbs={crumbs} />
    </main>
  );
}
