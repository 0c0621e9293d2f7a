import type { GlossaryPart } from '../../glossary.ts';

export const rates = {
  ounce: {
    asked: '(?:troy )?ounces?(?: of 31.1035 grams?)?|oz|(?:gold )?ounces? (?:in|to) grams?',
    name: 'Troy ounce of 31.1035 grams',
    definition:
      'the weight in which gold, silver and other precious metals are quoted around the world, in dollars.',
  },
  'percentage-point': {
    asked: '(?:percent(?:age)?|pct) points?',
    name: 'Percentage point',
    definition:
      'the plain difference between percentages. A change in percent compares with where it began instead, so that the same step has another size.',
  },
  annualisation: {
    asked: 'annuali[sz](?:ed|ation|ing|es?)(?: (?:returns?|volatilit(?:y|ies)|figures?))?',
    name: 'Annualised figure',
    definition:
      'a figure of a shorter or longer time written as if it were of a year. Returns compound for that, volatility grows with the square root of the time.',
  },
  'real-return': {
    asked:
      '(?:real|nominal)(?: (?:and|or|vs) (?:real|nominal))?(?: (?:returns?|yields?|(?:interest )?rates?))',
    name: 'Real return',
    definition:
      'a return after inflation is taken off, so what it adds in what money can pay for. Without that it is called nominal.',
  },
  'deposit-rate': {
    asked:
      '(?:term |time )?deposits?(?: (?:rates?|interest|accounts?))?|savings (?:rates?|accounts?)',
    name: 'Deposit rate',
    definition: 'the interest a bank pays on money left with it, often for a fixed time.',
  },
  'credit-rating': {
    asked: 'credit (?:ratings?|scores?)|rating agenc(?:y|ies)|investment grade|junk bonds?',
    name: 'Credit rating',
    definition:
      'the judgement of an agency on how likely a state or a company is to pay its debts, written in letters.',
  },
  devaluation: {
    asked: '(?:currency )?(?:devaluations?|depreciations?)|currency cris(?:is|es)',
    name: 'Devaluation',
    definition:
      'a fall of a currency against others; in the strict sense one that the state itself decides while it holds the rate fixed.',
  },
  eurobond: {
    asked: 'euro ?bonds?',
    name: 'Eurobond',
    definition: 'a bond of a state or a company in a currency that is not its own, mostly dollars.',
  },
  repo: {
    asked: '(?:reverse )?repos?(?: rates?)?|repurchase agreements?',
    name: 'Repo',
    definition:
      'a loan for a short time against bonds, which are handed over and bought again at a price agreed on the first day.',
  },
  pmi: {
    asked: "pmis?|purchasing managers?'? index|ism(?: index)?",
    name: 'Purchasing managers index (PMI)',
    definition:
      'an index from a survey of companies about orders, output and jobs. Its middle divides growth from shrinking.',
  },
} satisfies GlossaryPart;
