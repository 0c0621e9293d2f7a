import type { Language, NewsItem } from '@vela/contracts';
import { escapeXml } from './escape-xml.ts';
import { toSiteAddress } from './site-address.ts';

type Feed = {
  readonly origin: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The latest first. */
  readonly items: readonly NewsItem[];
};

export const feedPath = '/news/rss.xml';

/** A day as RSS writes instants. */
function toRssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}

function toItem(
  { origin, language }: Feed,
  { slug, title, lead, author, publishedAt }: NewsItem,
): string[] {
  const address = escapeXml(toSiteAddress(origin, `/news/${slug}`, language));
  return [
    '    <item>',
    `      <title>${escapeXml(title)}</title>`,
    `      <link>${address}</link>`,
    `      <guid isPermaLink="true">${address}</guid>`,
    `      <pubDate>${toRssDate(publishedAt)}</pubDate>`,
    `      <dc:creator>${escapeXml(author)}</dc:creator>`,
    `      <description>${escapeXml(lead)}</description>`,
    '    </item>',
  ];
}

/** The news of a language as RSS 2.0. */
export function toNewsFeed(feed: Feed): string {
  const { origin, language, title, description, items } = feed;
  const self = toSiteAddress(origin, feedPath, language);
  const changed = items.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.localeCompare(a))[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escapeXml(title)}</title>`,
    `    <link>${escapeXml(toSiteAddress(origin, '/news', language))}</link>`,
    `    <description>${escapeXml(description)}</description>`,
    `    <language>${language}</language>`,
    ...(changed === undefined ? [] : [`    <lastBuildDate>${toRssDate(changed)}</lastBuildDate>`]),
    `    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap((item) => toItem(feed, item)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
