/** Words of the frequently asked questions. */
export const faq = {
  title: 'Frequently asked questions',
  description: 'Answers about Vela: what it explains, where its numbers come from, accounts, plans, privacy and what it does not do.',
};
