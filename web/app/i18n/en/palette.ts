/** Words of the command palette. */
export const palette = {
  title: 'Go to or do',
  label: 'Command, symbol or page',
  placeholder: 'Symbol, command or page…',
  results: 'Commands',
  workspace: 'Open the chart workspace',
  profile: 'Profile',
  theme: 'Colours: {{name}}',
  search: 'Search the site for “{{text}}”',
  pages: {
    products: 'Products and plans',
    methods: 'Methods',
    faq: 'Frequent questions',
    news: 'News',
    security: 'Security',
    contact: 'Contact',
  },
  markets: {
    calendar: 'Economic calendar',
    news: 'Market news',
  },
  chat: {
    new: 'New conversation',
    analyze: 'Analyze this chart',
    symbol: 'Choose a symbol',
    interval: 'Interval: {{name}}',
  },
};
