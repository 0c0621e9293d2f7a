import type { NumberWords } from '../number-words.ts';

/** Numbers in words, as in "yüzde on", "üç binin" or "elliye". */
export const numberWords: NumberWords = {
  scales: { yuz: 100, bin: 1e3, milyon: 1e6 },
  and: '',
  half: ' bucuk',
  parts: { yarim: 0.5, ceyrek: 0.25 },
  beforePercent: 'yuzde ',
  // "Bir euro analizi", "bearish on lira": an article, and an English word.
  units: '(?<!(?<![a-z])bir )(?:dolar|sent|kurus)|(?<!(?<![a-z])(?:on|bir) )(?:usd|euro|lira|tl)',
  // "Elli altı" is below fifty more often than 56.
  ambiguous: ['alti'],
  alone: ['yirmi', 'otuz', 'kirk', 'elli', 'altmis', 'yetmis', 'seksen', 'doksan'],
  ending:
    '(?:(?:l[ae]r)?(?:n?[iu]n|y?[iu]|s[iu](?:n[iu])?|y?[ae]|[dt][ae](?:n|ki|y[dk][iu][a-z]{0,3})?|y?l[ae]|y?ken|y[dm][iu][a-z]{0,3})|l[ae]r|l[iu][kg][a-z]{0,4})',
};
