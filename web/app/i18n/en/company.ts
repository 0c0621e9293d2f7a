/** Words of the tables of a company, and of the filings its numbers come from. */
export const company = {
  concept: 'Reported as',
  period: 'Period',
  filing: 'Filing',
  pillars: 'Pillar',
  against: 'Limit, or five years before',
  result: 'Result',
  years: 'Year to, {{currency}}',
  value: 'Value',
  source: 'Source',
  filed: 'newest filing of {{day}}',
  byYear: 'By fiscal year, {{currency}}',
  ratios: 'Ratios of the last twelve months',
  scores: 'Quality of the books',
  shareValue: 'Discounted cash flow',
  note: 'Read from filings with the SEC that come with Vela; later reports, and some concepts, are not in them. Educational, not investment advice.',
};
