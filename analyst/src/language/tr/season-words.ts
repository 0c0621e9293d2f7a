import type { SeasonWords } from '../season-words.ts';

const adverb = '(?:genel[a-z]*|normalde|ortalama(?:da)?|tarihsel[a-z]*|cogunlukla)';
const iyi = '(?:en )?(?:iyi|kotu|guclu|zayif|sakin|hareketli|oynak)';
const rises = '(?:yuksel|art|dus|geril|kazandir|kaybettir)(?:i?r|u?r|er|ar)';

/** "Altın için en iyi ay", "yılın en kötü ayı", "pazartesi nasıl", "ocakta yükselir mi". */
export const seasonWords: SeasonWords = {
  rankedMonth: {
    best: 'icin (?:yilin )?en (?:iyi|guclu) ay(?:i|lar|lari)?(?: hangisi\\w*)?',
    worst: 'icin (?:yilin )?en (?:kotu|zayif) ay(?:i|lar|lari)?(?: hangisi\\w*)?',
  },
  days: [
    'pazar (?:gun\\w*)|pazarlari',
    'pazartesi(?:leri|y[ei]|de|nin)?(?: gun\\w*)?',
    'sali(?:lari|y[ei]|da|nin)?(?: gun\\w*)?',
    'carsamba(?:lari|y[ae]|da|nin)?(?: gun\\w*)?',
    'persembe(?:leri|y[ei]|de|nin)?(?: gun\\w*)?',
    'cuma(?:lari|y[ae]|da|nin)?(?: gun\\w*)?',
    'cumartesi(?:leri|y[ei]|de|nin)?(?: gun\\w*)?',
  ],
  allDays: '[a-z]+l[ae]ri|[a-z]+ gunleri\\w*',
  habits: [
    `${adverb}(?: [a-z]+)* @|@(?: [a-z]+)* ${adverb}`,
    '@ (?:ayi |ayinda |ayinin |gunu |gunleri |gunlerinde )?nasil(?: (?:gider|gecer|olur|davranir|kapanir|hareket eder|performans\\w*))?(?! ?[a-z])',
    '@ (?:sendrom|laneti)',
    `${iyi}\\w* (?:gun|ay)\\w* @|@ (?:ayi |gunu )?${iyi}\\w*(?: bir)? (?:gun|ay)\\w*`,
    `@ (?:ayi |ayinda |gunu |gunleri |gunlerinde )?${rises}(?: m[iu])?(?![a-z])`,
    '@ (?:ayi |ayinda |gunu |gunleri |gunlerinde )?(?:iyi|kotu|guclu|zayif) (?:gider|gecer|kapanir|olur)(?: m[iu])?(?![a-z])',
  ],
  single: '(?:gecen|bu|gelecek|onumuzdeki|son|beri|itibaren) ?@|@ (?:beri|itibaren|\\d)',
  best: 'en (?:iyi|guclu)',
  worst: 'en (?:kotu|zayif)',
  beforeMonth: '(?!)',
  afterMonth: "'?[a-z]* ?ay[iu]?(?:n?da|nin)?",
  averagePrice:
    '(?:ortalama (?:[a-z]+ )?(?:kur|fiyat|parite|kapanis)|(?:kur|fiyat|parite)[a-z]* ortalama)[a-z]*',
};
