import type { MoneyWords } from '../money-words.ts';

/** Words of amounts of money: "60 thousand euros". */
export const moneyWords: MoneyWords = {
  scales: {
    k: 1e3,
    thousand: 1e3,
    thousands: 1e3,
    m: 1e6,
    mn: 1e6,
    million: 1e6,
    b: 1e9,
    bn: 1e9,
    billion: 1e9,
    tn: 1e12,
    trillion: 1e12,
  },
  currencies: {
    TRY: '(?:turkish )?liras?|try',
    EUR: 'euros?(?! (?:zone|area))|eur',
    GBP: '(?:british )?pounds?|gbp|sterling',
    JPY: '(?:japanese )?yen|jpy',
    USD: '(?:us )?dollars?|usd|bucks?',
  },
  wantedBefore: '(?:in|into|to|priced in|how many)',
  wantedAfter: 'terms',
  names: {
    EUR: 'euro',
    USD: 'dol+ar|usd(?![a-z])|greenback',
    GBP: 'pound|sterlin',
    TRY: 'lira',
    JPY: 'yen(?!i)',
    CHF: 'swiss|franc',
  },
  index: 'inde',
  quoteBefore:
    '(?:against|versus|vs\\.?|to|into|in|per|how many|(?:weaker|stronger|lower|higher) than)',
  quoteAfter: '(?!)',
  ranked: 'vs|versus|compar\\w*|rank\\w*|which',
  dollarInLira: '(?!)',
};
