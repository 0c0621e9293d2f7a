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
};
