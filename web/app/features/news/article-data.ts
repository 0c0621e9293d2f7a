import type { Language, NewsItem } from '@vela/contracts';

type Place = {
  readonly origin: string;
  /** The whole address of the article's page. */
  readonly address: string;
  readonly language: Language;
};

/** What an article is, in the words of schema.org. */
export function articleData(
  { slug, title, lead, author, publishedAt, updatedAt }: NewsItem,
  { origin, address, language }: Place,
) {
  return {
    '@type': 'Article',
    headline: title,
    description: lead,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { '@type': 'Organization', name: author, url: `${origin}/about` },
    publisher: { '@id': `${origin}/#organization` },
    mainEntityOfPage: address,
    image: `${origin}/og/${language}/${slug}.png`,
  };
}
