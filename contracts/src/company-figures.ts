/** Figures of a company that can be asked for, as parts of the plan of a question. */
export const companyFigures = [
  'overview',
  'pillars',
  'price-to-earnings',
  'return-on-capital',
  'shares',
  'cash-flow-growth',
  'income-growth',
  'revenue-growth',
  'liabilities-to-cash-flow',
  'price-to-cash-flow',
  'market-value',
  'revenue',
  'net-income',
  'operating-cash-flow',
  'free-cash-flow',
  'debt',
  'gross-margin',
  'operating-margin',
  'net-margin',
  'free-cash-flow-margin',
  'return-on-equity',
  'return-on-assets',
  'debt-to-equity',
  'current-ratio',
  'interest-cover',
  'cash-conversion',
  'share-value',
  'quality',
  'piotroski',
  'altman',
  'beneish',
  'accruals',
  'forecast',
  'peers',
  'dividends',
  'earnings-per-share',
  'price-to-book',
  'dividend-yield',
  'cash',
  'equity',
  'net-debt',
  'ebitda',
  'enterprise-multiple',
  'payout',
  'du-pont',
  'funds-from-operations',
] as const;
export type CompanyFigure = (typeof companyFigures)[number];

/** Years that a forecast looks ahead. */
export const forecastHorizons = [5, 10, 15] as const;
/** Its scenarios: the 10th, 50th and 90th of a hundred outcomes. */
export const forecastScenarios = ['pessimistic', 'realistic', 'optimistic'] as const;
export type ForecastScenario = (typeof forecastScenarios)[number];

/** What is asked of a company and is no amount of its accounts. */
export const unfiledTopics = [
  'management',
  'employees',
  'business',
  'segments',
  'customers',
  'owners',
  'ratings',
  'market-share',
  'net-interest-margin',
  'net-interest-income',
  'cost-of-risk',
  'deposits',
  'tax-rate',
  'churn',
  'beta',
  'capital-spending',
  'research',
  'inventory',
  'goodwill',
  'capital-ratio',
  'future',
] as const;
export type UnfiledTopic = (typeof unfiledTopics)[number];

/** The eight pillars among them, in their order. */
export const pillarFigures = companyFigures.slice(2, 10);
