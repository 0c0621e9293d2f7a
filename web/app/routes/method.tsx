import { useTranslation } from 'react-i18next';
import { readMethod } from '../content/methods.server.ts';
import { ArticlePage } from '../features/article/article-page.tsx';
import { usePageEnvironment } from '../lib/page-environment.ts';
import { giveText } from '../lib/page-parts/kept-back.server.ts';
import { PageHead } from '../lib/page-head.tsx';
import { languageOfRequest } from '../lib/request-language.ts';
import { fullTitle, methodPath } from '../site-pages.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import type { Route } from './+types/method.ts';

export function loader({ request, params }: Route.LoaderArgs) {
  const method = readMethod(params.slug, languageOfRequest(request));
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown Response is how React Router's loaders answer
  if (method === undefined) throw new Response(null, { status: 404 });
  return { ...method, content: giveText(method.content, request) };
}

/** One method of the library. */
export default function Method({ loaderData: { slug, content } }: Route.ComponentProps) {
  const { t } = useTranslation(['methods', 'site']);
  const { origin } = usePageEnvironment();
  const breadcrumb = [
    { name: t('site:navigation.home'), path: '/' },
    { name: t('title'), path: '/methods' },
    { name: content.title, path: methodPath(slug) },
  ];
  const term = {
    '@type': 'DefinedTerm',
    name: content.title,
    description: content.lead,
    inDefinedTermSet: `${origin}/methods`,
  };
  return (
    <main id="content">
      <PageHead
        title={fullTitle(content.title)}
        description={content.description}
        path={methodPath(slug)}
        picture={`method-${slug}`}
        type="article"
        breadcrumb={breadcrumb}
        structuredData={[term]}
      />
      <Breadcrumb
        label={t('site:breadcrumb')}
        crumbs={breadcrumb}
        className="mx-auto w-full max-w-page px-4 pt-6 sm:px-6"
      />
      <ArticlePage content={content} />
    </main>
  );
}
