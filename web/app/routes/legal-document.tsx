import { readContent } from '../content/content.server.ts';
import { loadContent } from '../content/load-content.server.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { ContentHead } from '../lib/content-head.tsx';
import { detectRequestLanguage } from '../lib/request-language.ts';
import { legalPages } from '../site-pages.ts';
import type { Route } from './+types/legal-document.ts';

export function loader({ request, url }: Route.LoaderArgs) {
  const { page, content } = loadContent({ request, url });
  const language = detectRequestLanguage(request);
  const related = legalPages
    .filter(({ key }) => key !== page.key)
    .map(({ key, path }) => ({ path, title: readContent(key, language)?.title ?? key }));
  return { page, content, related };
}

/** A legal text. */
export default function LegalDocument({
  loaderData: { page, content, related },
}: Route.ComponentProps) {
  return (
    <main id="content">
      <ContentHead page={page} content={content} />
      <LegalPage document={page.key} content={content} related={related} />
    </main>
  );
}
