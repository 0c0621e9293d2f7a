/** Words of the news. */
export const news = {
  title: 'News',
  description: 'Articles from Vela about reading markets, trustworthy numbers and what the product does.',
};
