import type { MoneyWords } from '../money-words.ts';

/** Words of amounts of money: "60 bin euro". */
export const moneyWords: MoneyWords = {
  scales: { bin: 1e3, milyon: 1e6, milyar: 1e9, trilyon: 1e12 },
  currencies: {
    TRY: '(?:turk )?liras?i?|tl',
    EUR: 'euro|avro',
    GBP: '(?:ingiliz )?(?:sterlini?|pound)',
    JPY: '(?:japon )?yeni?',
    USD: 'dolari?',
  },
  wantedBefore: 'kac',
  wantedAfter: '(?:cinsinden|olarak|bazinda|bazli|uzerinden)',
  names: {
    EUR: 'avro|euro',
    USD: 'dolar',
    GBP: 'sterlin',
    TRY: 'lira|tl(?![a-z])|turk lira',
    JPY: 'yen(?!i)',
    CHF: 'frank',
  },
  index: 'endeks',
  quoteBefore: 'kac',
  quoteAfter: 'karsi|karsisinda|nezdinde',
  ranked: 'karsilastir\\w*|sirala\\w*|hangisi\\w*',
  dollarInLira: 'dolar',
};
