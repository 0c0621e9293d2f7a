import type { Language, NewsItem } from '@vela/contracts';

type Place = {
  readonly origin: string;
  /** Absolute URL of the article's page. */
  readonly address: string;
  readonly language: Language;
};

/** An article as schema.org Article. */
export function createArticleData(
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
