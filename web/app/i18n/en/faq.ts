/** Words of the frequently asked questions. */
export const faq = {
  title: 'Frequently asked questions',
  description:
    'Answers about Vela: what it explains, where its numbers come from, accounts, plans, privacy, and what it does not do yet.',
  eyebrow: 'Help',
  lead: 'Short answers to what people ask before and after they sign up. What does not work yet is said here too.',
  filter: {
    label: 'Search the questions',
    hint: 'The list follows while you type. Enter searches the whole site.',
    submit: 'Search the site',
  },
  count_one: '{{count}} question',
  count_other: '{{count}} questions',
  matches_one: '{{count}} question matches “{{query}}”',
  matches_other: '{{count}} questions match “{{query}}”',
  groups: 'Groups of questions',
  group: {
    product: 'The product',
    trust: 'Trust and data',
    technical: 'Technical analysis',
    coming: 'Fundamental analysis and real estate',
    account: 'Account and security',
    plans: 'Plans and payment',
    privacy: 'Privacy',
    trouble: 'When something does not work',
  },
  none: {
    title: 'No question matches',
    text: 'Try fewer or other words, search the whole site, or ask us directly.',
    search: 'Search the site for “{{query}}”',
    contact: 'Ask us',
  },
};
