import type { UnfiledWords } from '../company-words.ts';

/** What is asked of a company and is in no accounts: how it is asked for, and what it is called. */
export const unfiled: UnfiledWords = {
  management: {
    phrases:
      'ceos?|cfos?|chief executives?|board of directors|management team|executives?|founders?|founded by|(?:who )(?:runs?|leads?|heads?|manages?|founded|started|is in charge)|in charge of|chair(?:man|woman|person)',
    name: 'Who runs it',
  },
  employees: {
    phrases: 'employees?|headcount|staff|work ?force|people (?:work|does|do)\\w*',
    name: 'How many people it employs',
  },
  business: {
    phrases:
      'what (?:do|does)(?: +(?:it|they))? +(?:actually |even )?(?:sell|make|produce|do)(?= *[?.!]*$)|what (?:do|does) (?:it |they )?do for a living|(?:its |their |the )?products and services|head ?quarter\\w*|based in|when was it founded|business model|moats?|which (?:industry|sector) is',
    name: 'What it does and sells',
  },
  segments: {
    phrases:
      '(?:iphone|ipad|mac|app store|aws|azure|windows|office|youtube|android|prime|cloud|advertising|ads?|services?|software|hardware|subscription|upstream|refining|wearables?)s? (?:[a-z]+ )?(?:revenues?|sales|profits?|income|margins?)|(?:revenues?|sales|profits?|income|earnings) (?:by|per|from|in|of) (?:its |the )?(?:products?|regions?|countr(?:y|ies)|segments?|divisions?|geograph\\w*|iphone|aws|cloud|azure|youtube|ads|advertising|services|china|europe|america)\\w*|(?:revenue|sales) (?:mix|breakdown|split)|segments?|(?:break ?down|split) of (?:its |the )?(?:revenues?|sales)',
    name: 'Revenue by product, region or segment',
  },
  customers: { phrases: 'customers?|clients?|suppliers?', name: 'Its customers and suppliers' },
  owners: {
    phrases:
      'who owns|owned by|owners?(?! earnings| cash)|(?:biggest|largest|major|main) shareholders?|insiders?(?: (?:buying|selling))?|institutional holders?',
    name: 'Who owns its shares',
  },
  ratings: {
    phrases:
      'analysts?(?: [a-z]+){0,2} (?:targets?|estimates?|ratings?|say|think|expect)|credit ratings?|guidance',
    name: 'What analysts say, and credit ratings',
  },
  'net-interest-margin': {
    phrases: 'net interest (?:margin|spread)s?|nim',
    name: 'The net interest margin',
  },
  'net-interest-income': {
    phrases: 'net interest (?:income|revenue)',
    name: 'Net interest income',
  },
  'cost-of-risk': { phrases: 'costs? of (?:credit )?risk', name: 'The cost of risk' },
  deposits: { phrases: '(?:customer |client |bank )?deposits?', name: 'Deposits' },
  'tax-rate': {
    phrases:
      '(?:effective |corporate |income )?tax rates?|how much tax(?:es)?|tax (?:expense|bill|charge)',
    name: 'The tax rate',
  },
  churn: {
    phrases:
      'churn(?: rate)?|(?:customer|subscriber|user) (?:loss|retention)(?: rate)?|retention rate',
    name: 'Churn',
  },
  beta: { phrases: 'betas?', name: 'Beta' },
  'capital-spending': {
    phrases:
      '(?<!(?:before|after|minus|less) (?:its |the |all )?)(?:cap(?:ital )?ex(?:penditures?)?|capital (?:spending|expenditures?))',
    name: 'Capital spending',
  },
  research: {
    phrases: 'r ?& ?d(?: spend\\w*| expenses?| costs?)?|research (?:and|&) development',
    name: 'Spending on research and development',
  },
  inventory: { phrases: 'inventor(?:y|ies)(?: turnover| days)?', name: 'Inventories' },
  goodwill: { phrases: 'goodwill', name: 'Goodwill' },
  'capital-ratio': {
    phrases:
      'cet ?1(?: ratio)?|tier (?:1|one)(?: capital)?(?: ratio)?|capital adequacy(?: ratio)?|non[- ]?performing loans?|npl(?: ratio)?',
    name: 'Capital adequacy and bad loans',
  },
  future: { phrases: '(?!)', name: 'What is still to come' },
  'market-share': { phrases: 'market share', name: 'Its share of the market' },
};
