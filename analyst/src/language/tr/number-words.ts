import type { NumberWords } from '../number-words.ts';

/** Numbers in words, as in "yüzde on", "üç binin" or "elliye". */
export const numberWords: NumberWords = {
  scales: { yuz: 100, bin: 1e3, milyon: 1e6 },
  and: '',
  half: ' bucuk',
  parts: { yarim: 0.5, ceyrek: 0.25 },
  beforePercent: 'yuzde ',
  units: 'dolar|usd|euro|lira|tl|sent|kurus',
  alone: ['yirmi', 'otuz', 'kirk', 'elli', 'altmis', 'yetmis', 'seksen', 'doksan'],
  ending:
    '(?:(?:l[ae]r)?(?:n?[iu]n|y?[iu]|s[iu](?:n[iu])?|y?[ae]|[dt][ae](?:n|ki|y[dk][iu][a-z]{0,3})?|y?l[ae]|y?ken|y[dm][iu][a-z]{0,3})|l[ae]r|l[iu][kg][a-z]{0,4})',
};
