import { useTranslation } from 'react-i18next';
import { readMethod } from '../content/methods.server.ts';
import { ArticlePage } from '../features/article/article-page.tsx';
import { usePageEnvironment } from '../lib/page-environment.ts';
import { PageBreadcrumb } from '../lib/page-breadcrumb.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { detectRequestLanguage } from '../lib/request-language.ts';
import { toMethodPath } from '../site-pages.ts';
import type { Route } from './+types/method.ts';

export function loader({ request, params }: Route.LoaderArgs) {
  const method = readMethod(params.slug, detectRequestLanguage(request));
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown Response is how React Router's loaders answer
  if (method === undefined) throw new Response(null, { status: 404 });
  return method;
}

/** One method of the library. */
export default function Method({ loaderData: { slug, content } }: Route.ComponentProps) {
  const { t } = useTranslation('methods');
  const { origin } = usePageEnvironment();
  const path = toMethodPath(slug);
  const parents = [{ name: t('title'), path: '/methods' }];
  const term = {
    '@type': 'DefinedTerm',
    name: content.title,
    description: content.lead,
    inDefinedTermSet: `${origin}/methods`,
  };
  return (
    <main id="content">
      <PageHead
        title={content.title}
        description={content.description}
        path={path}
        picture={`method-${slug}`}
        type="article"
        parents={parents}
        structuredData={[term]}
      />
      <PageBreadcrumb
        crumbs={[...parents, { name: content.title, path }]}
        className="mx-auto w-full max-w-page px-4 pt-6 sm:px-6"
      />
      <ArticlePage content={content} />
    </main>
  );
}
