import { useTranslation } from 'react-i18next';
import { readContent } from '../content/content.server.ts';
import { loadContent } from '../content/load-content.server.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { languageOfRequest } from '../lib/request-language.ts';
import { PageHead } from '../lib/page-head.tsx';
import { fullTitle, legalPages } from '../site-pages.ts';
import type { Route } from './+types/legal-document.ts';

export function loader({ request, url }: Route.LoaderArgs) {
  const { page, content } = loadContent({ request, url });
  const language = languageOfRequest(request);
  const related = legalPages
    .filter(({ key }) => key !== page.key)
    .map(({ key, path }) => ({ path, title: readContent(key, language)?.title ?? key }));
  return { page, content, related };
}

/** Each of the legal texts. */
export default function LegalDocument({ loaderData: { page, content, related } }: Route.ComponentProps) {
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
      <LegalPage document={page.key} content={content} related={related} />
    </main>
  );
}
