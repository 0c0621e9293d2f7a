import { useTranslation } from 'react-i18next';
import type { PageContent } from '../content/content-meta.ts';
import { fullTitle, type PageEntry } from '../site-pages.ts';
import { PageHead } from './page-head.tsx';

/** The head of a page that shows a text: everything it says of itself stands in the text. */
export function ContentHead({ page, content }: { page: PageEntry; content: PageContent }) {
  const { t } = useTranslation('site');
  return (
    <PageHead
      title={fullTitle(content.title)}
      description={content.description}
      path={page.path}
      picture={page.key}
      breadcrumb={[
        { name: t('navigation.home'), path: '/' },
        { name: content.title, path: page.path },
      ]}
    />
  );
}
