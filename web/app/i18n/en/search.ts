/** Words of the site search. */
export const search = {
  title: 'Search',
  description: 'Search the pages, questions, methods and news of Vela.',
};
