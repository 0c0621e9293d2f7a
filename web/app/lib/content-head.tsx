import type { RenderedContent } from '../content/content-meta.ts';
import type { PageEntry } from '../site-pages.ts';
import { PageHead } from './page-head.tsx';

/** Head of a page that shows a text, from the text's front matter. */
export function ContentHead({ page, content }: { page: PageEntry; content: RenderedContent }) {
  return (
    <PageHead
      title={content.title}
      description={content.description}
      path={page.path}
      picture={page.key}
    />
  );
}
