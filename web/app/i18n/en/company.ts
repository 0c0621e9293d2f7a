/** Words of the tables of a company, and of the filings its numbers come from. */
export const company = {
  concept: 'Reported as',
  period: 'Period',
  filing: 'Filing',
  pillars: 'The 8 pillars',
  against: 'Limit or 5 years ago',
  result: 'Result',
  years: 'Year to, million {{currency}}',
  value: 'Value',
  source: 'Source',
};
