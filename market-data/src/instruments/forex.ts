import { toEntry, type InstrumentEntry } from './instrument-entry.ts';

const currencyName: Readonly<Record<string, readonly [english: string, turkish: string]>> = {
  EUR: ['Euro', 'Euro'],
  USD: ['US Dollar', 'ABD Doları'],
  GBP: ['British Pound', 'İngiliz Sterlini'],
  JPY: ['Japanese Yen', 'Japon Yeni'],
  CHF: ['Swiss Franc', 'İsviçre Frangı'],
  AUD: ['Australian Dollar', 'Avustralya Doları'],
  NZD: ['New Zealand Dollar', 'Yeni Zelanda Doları'],
  CAD: ['Canadian Dollar', 'Kanada Doları'],
  TRY: ['Turkish Lira', 'Türk Lirası'],
  CNH: ['Chinese Yuan', 'Çin Yuanı'],
  MXN: ['Mexican Peso', 'Meksika Pesosu'],
  ZAR: ['South African Rand', 'Güney Afrika Randı'],
  SEK: ['Swedish Krona', 'İsveç Kronu'],
  NOK: ['Norwegian Krone', 'Norveç Kronu'],
};

/** "dolar" means USDTRY to a Turkish speaker; "dollar", "euro", "sterlin" alone are ambiguous. */
const pairs: readonly (readonly [base: string, quote: string, aliases?: readonly string[]])[] = [
  [
    'EUR',
    'USD',
    ['Euro', 'Euro dolar', 'Euro dollar', 'Euro/dolar', 'Parite', 'Eu', 'EUR', 'Fiber'],
  ],
  [
    'USD',
    'TRY',
    [
      'Dolar',
      'Dolar TL',
      'Dolar/TL',
      'Dolar kuru',
      'Dolar lira',
      'USDTL',
      'Dollar lira',
      'Dollar',
      'Turkish lira',
      'Türk lirası',
      'Lira',
      'Tl',
      'USD TL',
      'KUR',
      'Döviz kuru',
    ],
  ],
  [
    'EUR',
    'TRY',
    [
      'Euro',
      'Euro TL',
      'Euro/TL',
      'Euro kuru',
      'Euro lira',
      'EURTL',
      'Avro',
      'Avro kuru',
      'Avro TL',
    ],
  ],
  [
    'GBP',
    'USD',
    [
      'Sterlin',
      'İngiliz sterlini',
      'Pound',
      'British pound',
      'Sterlin dolar',
      'Pound dollar',
      'Sterling',
      'Cable',
      'Kablo',
      'Gu',
      'GBP',
    ],
  ],
  [
    'USD',
    'JPY',
    [
      'Yen',
      'Dolar yen',
      'Dollar yen',
      'Japanese yen',
      'Japon yeni',
      'Uj',
      'JPY',
      'Yens',
      'Yende',
      'Yendeki',
      'Yenin',
      'Yenden',
      'Yenle',
      'Yene',
    ],
  ],
  ['USD', 'CHF', ['Swiss franc', 'Swissy', 'İsviçre frangı', 'Dolar frank']],
  ['AUD', 'USD', ['Aussie', 'Avustralya doları', 'Australian dollar']],
  ['USD', 'CAD', ['Loonie', 'Kanada doları', 'Canadian dollar']],
  ['NZD', 'USD', ['Kiwi', 'Yeni Zelanda doları', 'New Zealand dollar']],
  [
    'GBP',
    'TRY',
    ['Sterlin', 'Sterlin TL', 'İngiliz sterlini', 'Sterlin kuru', 'Sterlin lira', 'GBPTL'],
  ],
  ['EUR', 'GBP', ['Euro sterlin', 'Euro pound']],
  ['EUR', 'JPY', ['Euro yen', 'Ej']],
  ['EUR', 'CHF', ['Euro frank', 'Euro franc']],
  ['EUR', 'AUD'],
  ['EUR', 'CAD'],
  ['GBP', 'JPY', ['Sterlin yen', 'Pound yen', 'Gj']],
  ['GBP', 'CHF'],
  ['AUD', 'JPY'],
  ['CHF', 'JPY'],
  ['CAD', 'JPY'],
  ['AUD', 'NZD'],
  ['USD', 'CNH', ['Yuan', 'Chinese yuan', 'Çin yuanı', 'USDCNY']],
  ['USD', 'MXN', ['Mexican peso', 'Meksika pesosu']],
  ['USD', 'ZAR', ['Rand', 'South African rand']],
  ['USD', 'SEK'],
  ['USD', 'NOK'],
];

const popularPairs = new Set(['EURUSD', 'USDTRY', 'EURTRY', 'GBPUSD', 'USDJPY', 'USDCHF']);

/** Currencies of which the ECB tells no rate. */
const unknownToEcb = new Set(['CNH']);
/** Currencies of which the central bank of Türkiye tells what it pays in lira. */
const inLira = new Set(['USD', 'EUR', 'GBP']);

/** How vendors write a pair; central banks tell rates of one currency in their own. */
function toPairSymbols(base: string, quote: string): InstrumentEntry['vendorSymbols'] {
  const pair = `${base}/${quote}`;
  const isOfEcb = ![base, quote].some((currency) => unknownToEcb.has(currency));
  return {
    twelvedata: pair,
    alphavantage: pair,
    yahoo: `${base}${quote}=X`,
    stooq: `${base}${quote}`.toLowerCase(),
    ...(isOfEcb ? { frankfurter: pair } : {}),
    ...(isOfEcb && base === 'EUR' ? { ecb: quote } : {}),
    ...(quote === 'TRY' && inLira.has(base) ? { tcmb: base } : {}),
  };
}

export const forexEntries: readonly InstrumentEntry[] = pairs.map(([base, quote, aliases = []]) => {
  const [baseEn, baseTr] = currencyName[base] ?? [base, base];
  const [quoteEn, quoteTr] = currencyName[quote] ?? [quote, quote];
  const symbol = `${base}${quote}`;
  return toEntry(symbol, [`${baseEn} / ${quoteEn}`, `${baseTr} / ${quoteTr}`], {
    assetClass: 'forex',
    exchange: 'OTC',
    currency: quote,
    priceDecimals: quote === 'JPY' ? 3 : quote === 'TRY' ? 4 : 5,
    calendar: 'weekdays',
    popular: popularPairs.has(symbol) ? 'forex' : undefined,
    aliases: [`${base} ${quote}`, `${symbol}=X`, ...aliases],
    vendorSymbols: toPairSymbols(base, quote),
  });
});
