/** Words of the news. */
export const news = {
  title: 'News',
  description:
    'Articles from Vela about reading markets: what the numbers on a screen are, what investment tools can and cannot do, and how the product works.',
  heading: 'News',
  lead: 'About reading markets, about tools that deserve trust, and about what Vela does and does not do.',
  articles: 'All articles',
  further: 'More articles',
  all: 'All news',
  feed: 'News as an RSS feed',
  none: { title: 'No articles yet', text: 'The first one will appear here.' },
  published: 'Published',
  updated: 'Updated',
  readingMinutes_one: '{{count}} minute to read',
  readingMinutes_other: '{{count}} minutes to read',
  otherLanguage: 'This article in Turkish',
  notice: 'Articles are for information only. They are no investment advice.',
};
