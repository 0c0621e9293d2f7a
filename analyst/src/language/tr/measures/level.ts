import type { LevelMeasureId } from '@vela/engine';
import type { LevelSentence } from '../../en/measures/level.ts';
import type { Words } from '../../words.ts';
import { firstSinceQuestions, firstSinceSentences } from './first-since.ts';
import { levelPriceSentences } from './level-prices.ts';
import { levelStructureSentences } from './level-structures.ts';

const average =
  '(?:(?:hareketli |basit |us[ts]el )*ortalama\\S*|[sewh]?ma\\S{0,5}|vwap\\S*|super ?trend\\S*|psar\\S*|(?:bollinger |orta )?ban[dt]\\S*)';
const price = "(?<!rsi )(?<!rsi'nin )(?<!rsi'si )#\\S*";
const side = '(?:ust|alt|uzer)(?:u|i|une|ina|unde|inda|undeki|indaki|ine|inde|indeydi|undeydi)\\S*';
const condition = '(?!borsa|hisse|kimse)\\S{2,}(?:rsa|rse|tsa|tse|nsa|nse|lsa|lse|ssa|sse|asa|ese)';
const past =
  '(?:gor(?:du|mus|mustu|ulmus)|deg(?:di|mis|misti)|islem\\S*|cik(?:ti|mis)|in(?:di|mis)|kapan\\w+|kapat\\w+|gec(?:ti|mis)|\\w*yd[iu]|ulas\\w+)';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const levelQuestions: Readonly<Record<LevelMeasureId, Words>> = {
  'distance-to-price': [
    `${price}(?: \\S+){0,3} (?:ne kadar|yuzde kac|kac \\S+)(?: \\S+)? (?:uzak\\w*|kald\\w*|kalmis|var|mesafe\\w*)`,
    `${price}(?: \\S+){0,2} (?:uzakli\\w*|mesafe\\w*)(?: (?:ne kadar|yuzde kac|kac \\S+|ne))?`,
    '(?:oraya|buraya|ona|buna|o seviyeye|bu seviyeye|su seviyeye|o bolgeye)(?: \\S+){0,2} (?:uzakli\\w*|mesafe\\w*|ne kadar|yuzde kac|kac)(?: \\S+){0,2}',
    '(?:ne kadar|yuzde kac|kac atr) uzak\\w*',
    `${price} (?:icin|gelmesi icin|ulasmasi icin)(?: \\S+){0,3} (?:yuzde kac|ne kadar)(?: \\S+)?`,
  ],
  'levels-between': [
    `${price}(?: \\S+){0,3} arasi\\w*(?: \\S+){0,3} (?:ne|neler|hangi|seviye\\w*|engel\\w*|bosluk\\w*|yapi\\w*|direnc\\w*|destek\\w*)(?: \\S+){0,2}`,
    'arada (?:ne|neler|hangi|kac|engel)(?: \\S+){0,3}',
    'yol\\w* (?:uzerinde|ustunde)(?: \\S+){0,3}',
    'onu acik(?: mi)?',
    `${price}(?: \\S+){0,2} kadar (?:ne|hangi|neler|engel)\\S*(?: \\S+){0,3}`,
    'hangi (?:\\S+ ){0,3}(?:bolge|seviye|bosluk|blok|yapi)\\w* (?:\\S+ )?(?:deg\\w+|gec\\w+|icinden gec\\w+)(?: \\S+){0,2}',
  ],
  'if-price': [
    `${price}(?: \\S+){0,4} ${condition}(?: (?:ne|neler|hangi|nereye|nereler)(?: \\S+){0,4})?`,
    `${price} ${condition}`,
    `(?:orada|orayi|onu|onun (?:ustunde|altinda)|ustunde|altinda) ${condition}(?: (?:ne|neler|hangi)(?: \\S+){0,3})?`,
    `${price} ${side}(?: \\S+){0,3} (?:ne olur|ne kirilir|bozulur mu|degisir mi|dolar mi|dolmus olur mu|kirilir mi|sayilir mi)`,
    `(?:bu |sonraki )?mum (?:\\S+ ){0,2}${condition}(?: \\S+){0,4}`,
    `kapatacak olsa(?: \\S+){0,8} (?:gecersiz|kirilir|bozulur|dolar)\\S*(?: \\S+)?`,
  ],
  'last-time-at': [
    `(?:en son|ne zaman|en son ne zaman|son kez)(?: \\S+){0,3} ${price}(?: \\S+){0,3} ${past}`,
    `${price}(?: \\S+){0,4} (?:en son ne zaman|en son|ne zaman|son kez)(?: \\S+){0,3} ${past}`,
    `(?:en son ne zaman|en son|ne zaman) (?:orada|oraya|burada|o fiyat|bu fiyat|o seviye|bu seviye)\\S*(?: \\S+){0,2}`,
    `${price}(?: \\S+){0,3} kac (?:kez|kere|defa)(?: ${past})?`,
    `${price}(?: \\S+){0,2} (?:hic|daha once)(?: \\S+)? ${past}(?: m[iu])?`,
    `(?:hic )?${price}(?: '?[a-z]{1,3})? (?:gor(?:du|mus)|deg(?:di|mis)|ulas(?:ti|mis)|geldi|dokundu|cik(?:ti|mis)|in(?:di|mis)) m[iu]`,
  ],
  'first-since': firstSinceQuestions,
  'time-above': [
    `${price}(?: \\S+){0,2} ${side}(?: \\S+){0,3} (?:gun|mum|hafta|sure|zaman|kapanis)\\S*(?: \\S+){0,2} (?:pay|oran|yuzde|sayi|kac)\\S*`,
    `(?:kac gun\\S*|kac mum\\S*|kac hafta\\S*|ne kadar sure|yuzde kac\\S*|zamanin \\S+|gunlerin \\S+|mumlarin \\S+|ne siklikla)(?: \\S+){0,3} ${price}(?: \\S+){0,2} ${side}(?: \\S+){0,2}`,
    `${price}(?: \\S+){0,2} ${side}(?: \\S+){0,2} (?:kac gun|kac mum|kac hafta|ne kadar sure|yuzde kac\\S*|ne siklikla)(?: \\S+){0,2}`,
  ],
  'nearest-structure': [
    '(?:fiyata )?en yakin (?:\\S+ )?yapi\\w*(?: (?:hangileri|hangisi|neler|nedir|nerede))?',
    '(?:hemen )?(?:ustte|altta|yukarida|asagida|etrafta)(?: ve (?:altta|ustte|asagida|yukarida))? (?:ne|neler|hangi yapi\\w*) (?:var|bulunuyor|duruyor)',
    'fiyat\\w* (?:ustunde|altinda|yakininda|etrafinda|cevresinde) (?:ne|neler|hangi yapi\\w*)(?: \\S+)?',
    '(?:siradaki|sonraki) (?:bolge|yapi)\\w*(?: \\S+){0,2}',
  ],
  'next-invalidation': [
    '(?:trend|egilim|yapi|yukselis|dusus)\\S*(?: \\S+){0,3} (?:hangi|nerede|nereye|kac\\S*|neyle|nasil)(?: \\S+){0,3} (?:boz|don|bit|gecersiz|degis|sona|kiril)\\S*(?: \\S+)?',
    '(?:hangi|ne|nerede|nereye|kac\\S*)(?: \\S+){0,4} (?:boz|dondur|bitir|gecersiz|iptal)\\S*(?: (?:olur|eder|kilar))?',
    'gecersiz\\w*(?: (?:kilan|olma|kalma))? (?:seviye|fiyat|nokta)\\w*',
    'invalid\\w+(?: (?:seviye|nokta|fiyat)\\w*)?',
  ],
  'reach-share': [
    '#%\\S*(?: \\S+){0,6} (?:olasili|ihtimal|taban oran|sans|ne siklikla|sikli)\\S*(?: \\S+){0,2}',
    '(?:olasili|ihtimal|sans|ne siklikla)\\S*(?: \\S+){0,6} #%\\S*',
    `${price}(?: \\S+){0,4} (?:olasili|ihtimal|sans)\\S*(?: \\S+){0,2}`,
    `ne siklikla ${price}(?: seviyesi\\S*)? (?:ulas|cik|in|gor|deg)\\S*`,
    `${price} ?'?\\S{0,3} (?:gorur|cikar|iner|ulasir|duser|varir|gider) m[iu]`,
  ],
  'swing-levels': [
    '(?:son |onceki )?(?:# )?(?:salinim|swing) (?:tepe|dip|dib|nokta|high|low|seviye)\\w*(?: (?:ve|ile) (?:salinim )?(?:tepe|dip|dib)\\w*)?',
    '(?:yukselen|alcalan|higher|lower) (?:tepe|dip|dib|high|low)\\w*',
    '(?:daha )?(?:yuksek|dusuk) (?:tepe|dip)(?:ler)?(?: (?:ve|ile) (?:daha )?(?:yuksek|dusuk) (?:tepe|dip)(?:ler)?)? (?:yap\\w+|mi)',
  ],
  'previous-extremes': [
    '(?:pdh|pdl|pwh|pwl|pmh|pml)(?:(?: ve|/|,)? ?(?:pdh|pdl|pwh|pwl|pmh|pml))*',
    'onceki (?:gun|hafta|ay|yil|seans)\\w* (?:tepe|dip|dib|en yuksek|en dusuk|en yukseg|en dusug)\\w*(?: (?:ve|ile) (?:tepe|dip|dib|en yuksek|en dusuk|en yukseg|en dusug)\\w*)?',
    '(?:tepesi|dibi|tepesine|dibine)(?: (?:ve|ile) (?:tepesi|dibi))?(?: (?:deg\\w+|ast\\w+|gec\\w+)(?: mi)?)?',
  ],
  'moving-average-distance': [
    `${average}(?: \\S+){0,2} (?:ustunde|altinda|uzerinde)(?: (?:mi|mu|kaldi|duruyor|hala|islem goruyor)){0,2}`,
    `${average}(?: \\S+){0,2} (?:uzakli|mesafe|ne kadar uzak|ne kadar ustunde|ne kadar altinda|distance)\\S*(?: \\S+){0,2}`,
    `(?:fiyat|kapanis)\\S*(?: \\S+){0,3} ${average}(?: \\S+){0,2} ${side}(?: mi)?`,
    '(?:asiri (?:uzak|uzamis|acilmis)|over ?extended)\\S*(?: mi)?',
  ],
  confluence: [
    'confluen\\w*',
    'ust uste (?:gel|bin|dus|otur|cak)\\w*(?: (?:yer|bolge|nokta)\\w*)?(?: var(?: mi)?)?',
    '(?:bosluk|blok|fvg|ob|destek|direnc|bolge|seviye|yapi)\\S*(?: \\S+){0,4} (?:cakis|kesis|ortus)\\w*(?: (?:yer|bolge|nokta)\\w*)?(?: var(?: mi)?)?',
    'ayni (?:yerde|bolgede|seviyede)(?: \\S+){0,3} (?:bosluk|blok|fvg|destek|direnc)\\w*',
  ],
};

/** Sentences of this group. */
export const levelSentences: Readonly<Record<LevelSentence, string>> = {
  ...levelPriceSentences,
  ...firstSinceSentences,
  ...levelStructureSentences,
};
