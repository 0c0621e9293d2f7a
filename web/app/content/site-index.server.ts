import type { Language, SitePage } from '@vela/contracts';
import { serverI18n } from '../i18n/server.ts';
import { methodPath, type PageEntry, sitePages } from '../site-pages.ts';
import { listContentKeys, readContent, toPlainText } from './content.server.ts';
import { listQuestions } from './faq.server.ts';

const methodFolder = 'methods/';

function toSitePage(
  { key, path, indexable, content, words }: PageEntry,
  language: Language,
): SitePage | undefined {
  const page = { key, path, indexable, kind: 'page' as const };
  if (words !== undefined) {
    const { t } = serverI18n(language);
    return {
      ...page,
      title: t(`${words}:title`),
      description: t(`${words}:description`),
      text: '',
    };
  }
  const text = readContent(content ?? key, language);
  return (
    text && {
      ...page,
      title: text.title,
      description: text.description,
      text: `${text.lead} ${toPlainText(text.html)}`,
    }
  );
}

function methodPages(language: Language): SitePage[] {
  return listContentKeys(language)
    .filter((key) => key.startsWith(methodFolder))
    .flatMap((key) => {
      const slug = key.slice(methodFolder.length);
      const page = toSitePage(
        { key: `method-${slug}`, path: methodPath(slug), indexable: true, content: key },
        language,
      );
      return page === undefined ? [] : [{ ...page, kind: 'method' as const }];
    });
}

/** Every public page in a language, as search, site map and link pictures need it; news articles are the server's own. */
export function listSitePages(language: Language): SitePage[] {
  return [
    ...sitePages.flatMap((entry) => toSitePage(entry, language) ?? []),
    ...methodPages(language),
    ...listQuestions(language),
  ];
}
