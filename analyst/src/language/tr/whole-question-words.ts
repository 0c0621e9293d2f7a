import type { WholeQuestionWords } from '../whole-question-words.ts';

const end = '(?: (?:su an|simdi|peki|acaba))*';
const average = "(?:(?:basit|ustel|hareketli|gunluk) )*(?:sma|ema|wma|hma|ortalama)[a-z']*";
const unit = "(?:gun|hafta|ay|saat|mum)[a-z']*";
const and = '(?:(?:peki|ya|ve|bir de|ee) )*(?:en )?';

/** "52 haftanın en düşüğüne ne kadar uzak", "10 Ekim 2025'te ne oldu", "peki dibi?". */
export const wholeQuestionWords: WholeQuestionWords = {
  distance: `(?:fiyat )?(?:en (?:dusu[kg]|yukse[kg])[a-z]*|(?:zirve|tepe|dip|dib)[a-z]*)(?: (?:fiyat|seviye)[a-z]*)? (?:ne kadar|kac (?:yuzde|puan)|yuzde kac)(?: (?:uzak|yakin|altinda|ustunde|uzerinde|asagida|yukarida)[a-z]*)(?: (?:fiyat|mesafede))?${end}`,
  ends: `(?:en (?:yuksek|dusuk|yuksegi|dusugu)|zirvesi?|dibi|dip|tepe(?:si)?|aralig[a-z]*)(?: (?:fiyat|seviye)[a-z]*)?(?: (?:ne|nedir|kac|ne kadar))?${end}`,
  happened: `(?:fiyata |piyasada |grafikte )?(?:ne|neler) (?:oldu|olmus|yasandi)${end}`,
  bought: `# ?(?:'?[dt][ae]n|dolardan|liradan)? ?al(?:dim|mistim|diysam|saydim|sam|mis olsam|mis olsaydim)(?: simdi| su an)? (?:(?:ne kadar|yuzde kac|kac yuzde|kac) )?(?:zarar|kar|arti|eksi)[a-z]*(?: (?:ne kadar|kac|yuzde kac|ederdim|olurdum|mi[a-z]*))*`,
  rose: `kac ${unit} (?:yuksel(?:di|mis)|art(?:ti|mis)|artida kapan(?:di|mis)|yesil kapan(?:di|mis)|kazandir(?:di|mis))`,
  fell: `kac ${unit} (?:dus(?:tu|mus)|geril(?:edi|emis)|ekside kapan(?:di|mis)|kirmizi kapan(?:di|mis)|kaybettir(?:di|mis))`,
  eachMonth: `(?:her|butun|tum) ay[a-z]* (?:ne kadar |kac )?(?:getiri|degisim|performans|getirdi|degisti)[a-z]*`,
  quarters: `(?:(?:ceyrek ceyrek|her ceyrek|ceyreklere gore|ceyreklik|ceyrek bazinda) (?:ne kadar |kac )?(?:getiri|degisim|performans|getirdi|degisti|kazan)[a-z]*|en (?:iyi|kotu)(?: (?:ve|ya da) en (?:iyi|kotu))? ceyre[kg][a-z]*(?: (?:hangisi|neydi|ne zaman)[a-z]*)?|hangi ceyre[kg][a-z]* (?:en )?(?:iyi|kotu)[a-z]*)`,
  atrShare: `(?:atr|ortalama gercek aralik)[a-z']* (?:fiyatin )?(?:yuzde kac\\w*|yuzdesi|yuzde olarak|%)(?: kac| nedir| ne)?`,
  averages: `${average} (?:ile |ve |vs )?${average} (?:karsilastir[a-z]*|kiyasla[a-z]*)`,
  averageAbove: `${average} ${average} (?:ustunde|uzerinde|yuksek) m[iu]`,
  averageBelow: `${average} ${average} (?:altinda|dusuk) m[iu]`,
  andHigh: `${and}(?:yuksek|yuksegi|yuksegine|tepe|tepesi|tepesine|zirve|zirvesi|zirvesine)`,
  andLow: `${and}(?:dusuk|dusugu|dusugune|dip|dibi|dibine|dipi)`,
  andRise: `${and}(?:(?:buyuk|iyi|sert) )?(?:yukselis|yukselisi|artis|artisi|kazanc|kazanci|iyi|iyisi)`,
  andFall: `${and}(?:(?:buyuk|kotu|sert) )?(?:dusus|dususu|kayip|kaybi|kotu|kotusu)`,
};
