import type { Language, SitePage } from '@vela/contracts';
import { getServerI18n } from '../i18n/server.ts';
import { type PageEntry, sitePages } from '../site-pages.ts';
import { readContent, toPlainText } from './content.server.ts';
import { listQuestions } from './faq.server.ts';
import { listMethods } from './methods.server.ts';

function toSitePage(
  { key, path, indexable, content, words, readsQuery }: PageEntry,
  language: Language,
): SitePage | undefined {
  const own = readsQuery === undefined ? {} : { readsQuery };
  const page = { key, path, indexable, kind: 'page' as const, ...own };
  if (words !== undefined) {
    const { t } = getServerI18n(language);
    const description = t(`${words}:description`);
    return { ...page, title: t(`${words}:title`), description, text: '' };
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

function listMethodPages(language: Language): SitePage[] {
  return listMethods(language).flatMap(({ slug, path }) => {
    const entry = { key: `method-${slug}`, path, indexable: true, content: `methods/${slug}` };
    const page = toSitePage(entry, language);
    return page === undefined ? [] : [{ ...page, kind: 'method' as const }];
  });
}

/** Every public page in a language, for search, sitemap and link pictures; without the news. */
export function listSitePages(language: Language): SitePage[] {
  return [
    ...sitePages.flatMap((entry) => toSitePage(entry, language) ?? []),
    ...listMethodPages(language),
    ...listQuestions(language),
  ];
}
