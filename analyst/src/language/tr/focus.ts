import type { FocusWords } from '../focus-words.ts';

const kind =
  '(?:(?:adil deger )?boslu[kg]|fvg|dengesizli[kg]|bolge|alan|kutu|(?:emir )?blo[kg]|seviye|destek|desteg|direnc|tepe|di[pb]|(?:yapi )?kirilim|(?:likidite )?supurme|karakter degisim)[a-z]*';
const olan = `(?: (?:olan[a-z]*|${kind}))?`;
const adverb =
  '(?:hala |halen |hic |artik |tamamen |simdi |su an |daha once |yeniden |tekrar |bugune kadar )*';
const ask = ' ?m[iu][a-z]*(?: yoksa(?: [a-z]+){1,3})?';
const price = '(?:fiyat[a-z]* |piyasa |mum |bir mum |sonraki mum )?';
const touch =
  '(?:dokun|deg(?:di|mis)|temas et|ugra(?:di|mis)|geri don|gir(?:di|mis)|ulas|test et|test ed|sinan|sinad)[a-z]*';
const close =
  '(?:kapan|kapat|sark|iner|inse|in[dm]|cikar|ciksa|cikti|gecer|gecse|gecti|kirar|kirsa|kirilir|duser|dus(?:se|er))[a-z]*(?: (?:ne|nasil) (?:olur|olacak|degisir|anlama gelir|demek(?: olur)?))?(?: o zaman)?';
const before = '(?:ne (?:olur|olacak) |eger )?';

/** Questions about a structure of the last answer. */
export const focus: FocusWords = {
  thing: `o|bu|su|onu|bunu|sunu|ona|buna|onun|bunun|ondan|bundan|(?:o|bu|su|ayni) ${kind}`,
  choices: {
    first: `(?:birinci(?:si[a-z]*|${olan})|ilki[a-z]*)`,
    second: `ikinci(?:si[a-z]*|${olan})`,
    third: `ucuncu(?:su[a-z]*|${olan})`,
    fourth: `dorduncu(?:su[a-z]*|${olan})`,
    fifth: `besinci(?:si[a-z]*|${olan})`,
    last: 'sonuncu(?:su[a-z]*)?',
    other: `(?:obur|oburu|oburun|diger|digeri|oteki)[a-z]*${olan}`,
    nearest: '(?:(?:en |daha )yakin[a-z]*|yakin olan[a-z]*)(?: olan[a-z]*)?',
    newest: '(?:(?:en |daha )(?:yeni|taze)[a-z]*|(?:yeni|taze) olan[a-z]*)(?: olan[a-z]*)?',
    oldest: '(?:(?:en |daha )eski[a-z]*|eski olan[a-z]*)(?: olan[a-z]*)?',
    largest:
      '(?:(?:en |daha )(?:buyu[kg]|genis)[a-z]*|(?:buyuk|genis) olan[a-z]*|buyugu)(?: olan[a-z]*)?',
    smallest:
      '(?:(?:en |daha )(?:kucu[kg]|dar)[a-z]*|(?:kucuk|dar) olan[a-z]*|kucugu)(?: olan[a-z]*)?',
  },
  asks: {
    formed: [
      '(?:<it> )?(?:tam olarak |tam )?ne (?:zaman|vakit) (?:tam olarak )?(?:olus|ortaya cik|dogdu|oldu|olmus|yapil|basla|onaylan)[a-z]*(?: <it>)?',
      '(?:<it> )?ne zamandi(?:r)?|(?:<it> )?ne zamandan (?:kalma|beri)(?: var| acik)?',
      '(?:<it> )?(?:hangi|kac) (?:gun|tarih|mum|ay)[a-z]* (?:once )?(?:olus|oldu)[a-z]*(?: <it>)?',
      '(?:<it> )?(?:kac mumluk|kac gunluk|ne kadar eski|kac mum eski|kac yasinda|ne kadar taze)(?: <it>)?',
      '(?:<it> )?(?:yasi|olusum tarihi)(?: ne| nedir| kac)?',
    ],
    state: [
      `(?:<it> )?${adverb}(?:<it> )?(?:dol(?:du|mus|mamis|madi)|kapan(?:di|mis)|acik|gecerli|gecersiz|kiril(?:di|mis|madi)|saglam|taze|el degmemis|dokunulmamis|aktif|duruyor|islendi|mitige|supurul|alindi|alinmis|alinmadi|geceril|gecil(?:di|mis)|tersine don|bozul|dolduruldu|yasiyor)[a-z]*${ask}`,
      `${price}<it> ${adverb}(?:doldur|kapat|kir(?:di|mis)|gec(?:ti|mis)|as(?:ti|mis)|supur|boz)[a-z]*${ask}`,
      '(?:<it> )?(?:durumu|hali)(?: ne(?:dir)?| nasil)?|(?:<it> )?(?:ne durumda|hangi durumda)',
      '(?:<it> )?(?:ne kadari|yuzde kaci|kacta kaci) (?:dol|kapan|doldurul)[a-z]*',
    ],
    touches: [
      `${price}(?:<it> )?${price}${adverb}${touch}${ask}`,
      `${price}(?:<it> )?${price}(?:en son |ilk )ne zaman ${touch}`,
    ],
    visits: [`${price}(?:<it> )?${price}kac (?:kez|kere|defa) (?:<it> )?${touch}`],
    distance: [
      `${price}(?:su an )?(?:<it> )?${price}ne kadar (?:uzak|yakin|mesafe)[a-z]*(?: <it>)?`,
      '(?:<it> )?(?:uzakligi|mesafesi|mesafe)(?: ne| nedir| kac| ne kadar)?',
      `${price}<it> ne kadar (?:var|kaldi)`,
    ],
    size: [
      '(?:<it> )?ne kadar (?:buyuk|genis|kucuk|yuksek|dar|kalin)[a-z]*(?: <it>)?',
      '(?:<it> )?(?:buyuklugu|boyutu|genisligi|yuksekligi|kalinligi)(?: ne| nedir| kac| ne kadar)?',
    ],
    place: [
      '(?:<it> )?(?:tam olarak )?(?:nerede(?:ydi|ymis)?|hangi (?:seviye|fiyat|aralik)[a-z]*|nereden nereye|nerede bas[a-z]*)(?: <it>)?',
      '(?:<it> )?(?:sinirlari|kenarlari|ustu ve alti|alt ve ust sinir[a-z]*|araligi|fiyatlari|seviyesi)(?: ne(?:dir|ler)?| neler| kac)?',
    ],
    'close-below': [`${before}${price}(?:<it> )?${price}alt[a-z]* ${close}`],
    'close-above': [`${before}${price}(?:<it> )?${price}ust[a-z]* ${close}`],
    direction: [
      '(?:<it> )?(?:yukselis|dusus|boga|ayi)(?: yonlu)? m[iu][a-z]*(?: yoksa)?(?: (?:yukselis|dusus|boga|ayi)(?: yonlu)? m[iu][a-z]*)?',
      '(?:<it> )?(?:hangi yon(?:de|lu)|yonu(?: ne(?:dir)?)?)',
    ],
    since: [
      '(?:o zamandan|ondan|o gunden|bundan)(?: bu yana| beri)(?: fiyat)?(?: ne kadar| yuzde kac| kac)?(?: fiyat)? (?:degis|hareket et|gitti|oyna|yuksel|dustu)[a-z]*',
    ],
    itself: [
      '<one>(?: (?:ne|nasil|hangisi|nedir|goster|anlat))?',
      'hangisi <one>',
      '<it> (?:hakkinda (?:bilgi ver|anlat)|biraz anlat|detay[a-z]*)',
    ],
  },
};
