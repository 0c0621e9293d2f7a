import { defaultLanguage, type Language } from '@vela/contracts';
import { escapeXml } from './escape-xml.ts';
import { toSiteAddress } from './site-address.ts';

/** A page of the site map. `changedOn` is a day such as 2026-11-02. */
export type SitemapPage = {
  readonly path: string;
  readonly languages: readonly Language[];
  readonly changedOn?: string | undefined;
};

function renderAlternates(origin: string, { path, languages }: SitemapPage): string[] {
  const named = languages.map(
    (language) => [language, toSiteAddress(origin, path, language)] as const,
  );
  const general = languages.includes(defaultLanguage)
    ? [['x-default', toSiteAddress(origin, path, defaultLanguage)] as const]
    : [];
  return [...named, ...general].map(
    ([language, address]) =>
      `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );
}

function renderEntries(origin: string, page: SitemapPage): string[] {
  const { changedOn } = page;
  const shared = [
    ...(changedOn === undefined ? [] : [`    <lastmod>${escapeXml(changedOn)}</lastmod>`]),
    ...renderAlternates(origin, page),
  ];
  return page.languages.map((language) =>
    [
      '  <url>',
      `    <loc>${escapeXml(toSiteAddress(origin, page.path, language))}</loc>`,
      ...shared,
      '  </url>',
    ].join('\n'),
  );
}

/** The site map: every page in every language it exists in, each entry naming the others. */
export function toSitemap(origin: string, pages: readonly SitemapPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => renderEntries(origin, page)),
    '</urlset>',
    '',
  ].join('\n');
}
