import type { CurrencyWords, PriceCheckWords } from '../price-check-words.ts';

const place =
  '(?:fiyat[ia]?|kapanis[ia]?|son kapanis|kur[u]?|su an(?:da)?|simdi|hala|halen|bugun|peki|acaba|hisse(?:si|leri)?|ons|artik|anlik)';
const ask = 'm[iu](?:d[iu]r|ydi)?';
const money = '(?: (?:dolar|lira|tl|euro|avro|sterlin|puan)[a-z]*)?';
const than =
  "(?:seviyesinin |seviyesi |'?(?:den|dan|ten|tan|nin|nun|in|un|lik|luk|ye|e)? )?(?:daha )?";

const standsAt = (words: string): string =>
  `(?:${place} )*#${money} ?${than}(?:${place} )*${words} (?:${place} )*${ask}(?: ${place})*`;

/** Whether a price stands beyond a typed one, or has been there. */
export const priceCheck: PriceCheckWords = {
  above: standsAt('(?:ustunde|uzerinde|ustu|yukarisinda|fazla|yuksek|buyuk|pahali)'),
  below: standsAt('(?:altinda|alti|asagisinda|dusuk|dusu[kg]|az|kucuk)'),
  passed: `(?:(?:${place}|hic) )*#(?: bin)?${money} ?'?(?:[a-z]{1,3} )?(?:(?:${place}|hic|ustune) )*(?:gecti|gecmis|gecebildi|asti|asmis|asabildi|cikti|cikmis|gordu|gormus|ustunde kapan(?:di|mis)) ?${ask}(?: (?:${place}|hic))*`,
  verbless: '(?:ustunde|uzerinde|altinda)',
};

/** Names of currencies behind a number. */
export const currencyWords: CurrencyWords = {
  TRY: 'lira|tl(?![a-z])',
  EUR: 'euro|avro',
  GBP: 'sterlin|pound',
  JPY: 'yen(?!i)',
  USD: 'dolar',
};
