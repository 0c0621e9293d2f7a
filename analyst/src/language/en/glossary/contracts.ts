import type { GlossaryPart } from '../../glossary.ts';

export const contracts = {
  'implied-volatility': {
    asked: 'implied vol(?:atilit(?:y|ies)|s)?|iv(?: ranks?)?',
    name: 'Implied volatility (IV)',
    definition:
      'the volatility at which the price of an option would be fair by a usual formula, so what its market expects. Realised volatility says what did happen; Vela has no prices of options.',
  },
  'volatility-index': {
    asked: 'vix(?: index)?|volatility ind(?:ex|ices)|fear (?:index|gauge)s?',
    name: 'Volatility index (VIX)',
    definition:
      'an index made of the prices of options on large US shares. It says how much movement their market expects in the coming month, and mostly rises when shares fall.',
  },
  'put-call': {
    asked: 'put ?/? ?call(?: ratios?)?',
    name: 'Put-call ratio',
    definition:
      'how many put options are traded for each call option. It is read as a sign of how many seek cover against a fall.',
  },
  greeks: {
    asked: '(?:option )?greeks|(?:option )?(?:gamma|theta|vega)s?',
    name: 'Option greeks',
    definition:
      'how the price of an option reacts: delta to the price below it, gamma to a change of delta, theta to the passing of time, vega to volatility.',
  },
  contango: {
    asked: 'contango(?: (?:and|or|vs) backwardation)?|backwardation',
    name: 'Contango and backwardation',
    definition:
      'the order of the prices of futures by date: in contango later dates cost more than near ones, in backwardation less.',
  },
  warrant: {
    asked: 'warrants?',
    name: 'Warrant',
    definition:
      'a paper issued by a bank or a company that gives a right like that of an option and lapses on a fixed day.',
  },
  'short-interest': {
    asked: 'short interests?|days to cover',
    name: 'Short interest',
    definition:
      'how many shares of a company are sold short and not yet given back. Vela has no figures of it.',
  },
  'price-limit': {
    asked: 'limit (?:up|down)s?(?: (?:and|or) limit (?:up|down))?|(?:daily )?price limits?',
    name: 'Price limit',
    definition:
      'the furthest an exchange lets a price move in a day; beyond it no trade takes place. Not every exchange has one.',
  },
  'ex-dividend-date': {
    asked: 'ex(?: ?div(?:idend)?)? (?:dates?|days?)|ex ?dividend|record dates?',
    name: 'Ex-dividend date',
    definition:
      'the first day on which a share trades without the right to the coming dividend. The price tends to open lower by about its amount that day.',
  },
  'total-return': {
    asked:
      'total returns?(?: ind(?:ex|ices))?|(?:price|performance)(?: (?:and|or|vs) (?:price|performance))? ind(?:ex|ices)',
    name: 'Total return',
    definition:
      'the change of a price with dividends put back in. An index of prices leaves dividends out, one of performance counts them.',
  },
} satisfies GlossaryPart;
