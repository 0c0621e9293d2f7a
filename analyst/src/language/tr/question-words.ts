import type { QuestionLexicon } from '../question-lexicon.ts';
import { conceptNames } from './concept-names.ts';
import { labelNames } from './label-names.ts';
import { shortAverages } from './short-averages.ts';
import { shortWords } from './short-words.ts';
import { indicatorNames } from './indicator-names.ts';
import { intents } from './intents.ts';
import { nameWords } from './name-words.ts';
import { numberWords } from './number-words.ts';
import { times } from './times.ts';
import { timeAbbreviations } from './time-abbreviations.ts';

const listWords = (words: string): readonly string[] => words.split(' ');

export const question: QuestionLexicon = {
  ...times,
  ...nameWords,
  numberWords,
  intents,
  concepts: conceptNames,
  labels: labelNames,
  shortWords,
  indicators: indicatorNames,
  ordinaryIndicatorNames: ['egim', 'korelasyon', 'hacim', 'oynaklik', 'dinamik'],
  impliedIndicators: {
    rsi: 'asiri (?:alim|satim|alinm|satilm|isin)\\w*',
  },
  unknownIndicator:
    /(?<![a-z])(?<name>[a-z][a-z0-9-]{2,}) (?:indikator|osilator|gosterge)(?:u|si)(?:n[iuae]|n[iu]n|nd[ea](?:ki)?)?(?![a-z])/,
  indicatorAdjectives: 'iyi|favori|populer|faydali|yararli|teknik|temel|oncu',
  readingVerbs: 'degeri|su an',
  unsupportedMethods: [
    'omuz[- ]bas[- ]omuz\\w*|tobo|obo',
    '(?:ikili|cift|uclu) (?:tepe|dip|dib)\\w*',
    'fincan[- ]kulp\\w*|canak[- ]kulp\\w*',
    '(?:yukselen |alcalan |simetrik )?(?:ucgen|takoz)\\w*',
    '(?:boga|ayi) (?:bayra[kg]|flama)\\w*',
    'trend cizgi\\w*|elliott? dalga\\w*',
    'emir akisi\\w*|fonlama(?: oran\\w*)?|acik pozisyon\\w*|likidasyon\\w*|balina\\w*',
    'harmonik formasyon\\w*',
    '(?:bitcoin |btc |piyasa )?dominan(?:s|si|sin)\\w*',
  ],
  aboutChart: {
    latest: [
      'son (?:[a-z]+ )?#',
      '@ (?:ne(?:dir)?|kac\\w*) (?:su an\\w*|simdi\\w*|bugun)',
      '(?:su an(?:ki|da)?|simdi(?:ki)?|bugun(?:ku)?|guncel) @',
    ],
    reading: [
      '@ ne kadar(?! (?:guvenilir|onemli|basarili|dogru|siklikla|sik|ise))',
      '@ (?:ne (?:diy\\w*|der|soyl\\w*|durumda|alemde|yapiy\\w*|gosteri\\w*)|kac\\w*|nere?de\\w*|soyle\\w*|ver|deger\\w*)',
      '@ (?:(?:ne kadar )?(?:guclu|guclen|zayif|gucu)\\w*|ne kadar (?:genis|dar|buyuk)\\w*)',
      '@ (?:(?:olan )?mesafe\\w*|(?:ne kadar |kac )?(?:uza[kg]|yakin)\\w*)',
      '@ m[iu]y[iu]z|@ (?:yoksa|m[iu]) @',
    ],
    structure: [
      '# (?:m[iu]yd[iu]|m[iu]y[iu]z|m[iu]s[iu]n\\w*|ne durumda|nere?de\\w*|geldi|oldu|olustu)',
      '(?:bu|su|o) (?:mum )?(?:bir |bi )?# m[iu]',
    ],
    meaning: [
      'nedir|nedirler|ne demek|ne anlama|nasil (?:olus|hesap|tanimlan|calis)\\w*|ne ise yara\\w*',
      'arasindaki fark\\w*',
    ],
  },
  nameEnding: [
    'n?[iu]n(?:[iu]n)?|y?[iuea]|[dt][ea](?:n|ki)?|n[dt][ea](?:n|ki)?',
    's[iu](?:n(?:[iu]n|[iuea]|d[ea]n?))?|l[ea]r(?:[iu]\\w{0,4}|d[ea]n?|[ea])?|y?l[ea]|ki|m[iu]',
  ],
  looseEnding: '(?!ne(?![a-z]))(?:[yn]?[iuae]|[sy]?[iu]n[iuae]?|[nu]na|[dt][ae]n?|l[ae]r\\w{0,4})',
  greetings: [
    'tesekkur\\w*(?: ederim)?|sag ?ol\\w*|eyvallah|merhaba\\w*|selam|selamlar|gunaydin',
    'iyi (?:gunler|aksamlar|geceler)',
  ],
  greeted: 'herkese',
  repeatStart: 'peki|ya|bir de|bi de|simdi(?: de)?',
  repeat: 'ayni(?:si|sini)|icin de|[dt][ea] nasil(?:di)?',
  offTopic: [
    'hava|yagmur\\w*|tarif\\w*|yemek|saka|fikra|siir\\w*|sarki\\w*|dizi|mac|futbol|haber\\w*',
    'secim\\w*|odev\\w*|cevir\\w*|dogum gunu|restoran|otel',
  ],
  chart: [
    'analiz\\w*|grafi\\w*|fiyat\\w*|piyasa\\w*|mum\\w*|egilim\\w*|oynaklik|seviye\\w*|bosluk\\w*',
    'boslu\\w*',
  ],
  fillers: listWords(
    'bunu buna bunun sunu nasil neden hangi kadar daha cok var yok gibi kez sonra once artik zaten bile hic her sey seyi seyler oldu olur olan olarak diye yani acaba lazim gerek abi hocam kanka ya ki mi mu misin musun bi ' +
      'kendisi kendisiyle kendisini baska bambaska ' +
      'bir bu su o ve ile icin mi mu bana beni bize lutfen simdi bugun bugunku su an anda olarak ver yap yapar yaparmisin misin musun mumlar mum fiyat piyasa kripto hisse doviz emtia grafik grafigi grafikte grafiginde teknik analiz analizi analizini hizli kisa tam son guncel ' +
      'eder et edin edelim ediver yapin yapsana yapalim istiyorum isterim lazim de da ne olur hadi peki ya tamam evet hayir zaman araligi dilimi aralik araligini hakkinda uzerine uzerinde gore',
  ),
  keywords: listWords(
    'destek direnc seviye likidite supurme seans oynaklik volatilite uyumsuzluk karsilastir gecersiz formasyon stokastik yukselis dusus ' +
      'bosluk boslugu blogu kirilimi karakter degisimi degisti nerede yakin analiz incele nedir saatlik gunluk haftalik aylik dakikalik yardim durum grafik beri dunden',
  ),
  notTypos: listWords(
    'sans sansi nereden dusuk degisen degistir yakan grafigi durumu boslugun nedirler analizi',
  ),
  abbreviations: [
    ...timeAbbreviations,
    ...shortAverages,
    [/(?<![a-z])gecen (?:yil|sene) bugun\w*/g, '365 gun once'],
    [/(?<![a-z])gecen ay bugun\w*/g, '30 gun once'],
    // A range, and no December.
    [/(?<![a-z])hangi (?:fiyat )?aralikta(?![a-z])/g, 'hangi bantta'],
    [/(?<![a-z])altin (?:kesis|capraz|carpraz)\w*/g, 'golden cross'],
    [/(?<![a-z])(?:gecen )?noel(?:de|deki|den|in)?(?![a-z])/g, '25 aralik'],
    [/(?<![a-z])yilbasi gecesi\w*/g, '31 aralik'],
    [/(?<![a-z])yaz(?:in)? ?(?:bas\w*)?d?[ae]n (?=beri|bu yana)/g, 'hazirandan '],
    [
      /(?<![a-z])((?:oca|suba|mar|nisa|mayi|hazira|temmu|agusto|eylu|eki|kasi|arali)[a-z]{1,2}) ortas\w*/g,
      '15 $1',
    ],
    [
      /(?<![a-z])([a-z]{4,7}[mntszlkg])(?:in|un) (\d{1,2})'?(?:[iu]|s[iu]|[iu]nd[ae]|s[iu]nd[ae]|[iu]?nc[iu])(?![a-z])/g,
      '$2 $1',
    ],
    // "200luk ortalama", "50'lik ema": an average of so many candles.
    [
      /(\d)[' ]?l[iu]k(?= (?:hareketli |basit )?(?:ortalama|ort(?![a-z])))/g,
      '$1 periyotluk hareketli',
    ],
    [/(\d)[' ]?l[iu]k(?= (?:[esw]ma|us[ts]el)(?![a-z]))/g, '$1 periyotluk'],
    // "60a", "0.15e", "%5ten", "100binin": an ending without its apostrophe.
    [new RegExp(`(\\d) ?(bin|milyon)(?=${numberWords.ending}(?![a-z]))`, 'g'), "$1 $2'"],
    // "4000di", "3tu": it was so much.
    [new RegExp(`(\\d)(?=(?:${numberWords.ending}|[dt][iu])(?![a-z0-9]))`, 'g'), "$1'"],
  ],
  marks: [
    'ne|nedir|neler|nere\\w*|nerde\\w*|nasil|neden|nicin|hangi\\w*|kac(?:ta|tir)?|kim|kadar',
    'uza[kg]\\w*|mesafe\\w*|liste(?:si|le\\w*)?|deg(?:di|er)\\w*',
    'm[iu](?:y[iu][mz]|s[iu]n\\w*|yd[iu]\\w*|d[iu]r)?|[a-z]{2,}[iu]yo(?:r\\w*)?|kald[iu]\\w*|oldu\\w*',
    'analizi?|analiz\\w*|incele\\w*|anlat\\w*|acikla\\w*|goster\\w*|yakin|ust\\w*|alt\\w*|icin|ile',
    've|bir|bu|su|simdi|bugun\\w*|dun\\w*|beri|degis\\w*|gunluk\\w*|saatlik\\w*|saat\\w*|dakika\\w*',
    'hafta\\w*|aylik\\w*|yardim\\w*|merhaba|selam\\w*|durum\\w*|grafi\\w*|bosluk\\w*|boslu\\w*',
    'blok\\w+|blog\\w*|emir|yapi\\w*|kirilim\\w*|direnc\\w*|destek\\w*|seviye\\w*|alayim|satayim',
    'almali\\w*|satmali\\w*|alinir|satilir|peki|ayni\\w*|demek|olan|bakar\\w*|bak|yukari\\w*',
    'asagi\\w*|trendi|trendin|fiyat\\w*|mum\\w*|lutfen',
  ],
  fieldMarks: '',
  signs: [
    // Letters that do not occur in English question words.
    /[ıİşŞğĞçÇöÖüÜ]/,
    // An English term with a Turkish plural ("order blocklar").
    /(?<![a-z])(?:gap|block|level|sweep|trend|chart|zone|candle|pattern|swing|high|low|fvg|ob)l[ae]r\w*/,
    // A code with a Turkish case ending ("TSLAdaki", "BTC'nin").
    /(?<!\p{L})[A-Z]{2,}['’]?(?:[dt][ae](?:ki|n)?|n?[ıiuü]n|y?[ıuüi]|y[ea]|y?l[ea])(?!\p{L})/u,
  ],
};
