import type { LabelNames } from '../label-names.ts';

export const labelNames: LabelNames = [
  ['yusufcuk\\w*', ['dragonfly-doji']],
  ['mezar tasi\\w*', ['gravestone-doji']],
  ['doji\\w*', ['doji', 'dragonfly-doji', 'gravestone-doji']],
  ['ters cekic\\w*', ['inverted-hammer']],
  ['cekic\\w*', ['hammer']],
  ['asil(?:i|an) adam\\w*', ['hanging-man']],
  ['kayan yildiz\\w*', ['shooting-star']],
  ['topac\\w*', ['spinning-top']],
  ['marubozu\\w*', ['marubozu']],
  ['yutan\\w*|engulfing\\w*', ['bullish-engulfing', 'bearish-engulfing']],
  ['harami\\w*', ['bullish-harami', 'bearish-harami']],
  ['delen\\w*', ['piercing-line']],
  ['kara bulut\\w*', ['dark-cloud-cover']],
  ['sabah yildiz\\w*', ['morning-star']],
  ['aksam yildiz\\w*', ['evening-star']],
  ['(?:uc )?beyaz asker\\w*', ['three-white-soldiers']],
  ['(?:uc )?kara karga\\w*', ['three-black-crows']],
  ['cimbiz dip\\w*', ['tweezer-bottom']],
  ['cimbiz tepe\\w*', ['tweezer-top']],
  ['cimbiz\\w*', ['tweezer-bottom', 'tweezer-top']],
  ['gizli (?:\\w+ ){0,2}(?:uyumsuz|uyusmaz|diverj)\\w+', ['rsi-hidden', 'macd-hidden']],
  [
    '(?:duzenli|klasik|normal) (?:\\w+ ){0,2}(?:uyumsuz|uyusmaz|diverj)\\w+',
    ['rsi-regular', 'macd-regular'],
  ],
];
