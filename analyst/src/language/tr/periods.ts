import type { PeriodWords } from '../period-words.ts';

// Endings of a noun after a number or "bu", "son": "ayda", "ayin", "aylik", "ayindaki", "aydir".
const ending =
  '(?:l[iu][kg](?:[iu]n?)?)?(?:l[ae]r)?(?:s?[iu])?(?:n?[iu]n)?(?:n?[dt][ae]n?)?(?:k[iu]\\w{0,4})?(?:y?[aeiu])?(?:d[iu]r|t[iu]r)?';
const year = `(?:yil|sene)${ending}`;
const sinceStart = '(?: bas\\w*(?: (?:beri|bu yana|itibaren))?)?';
const soFar = '(?: (?:su ana|simdiye|bugune) (?:kadar|dek))?';
const thisOne = '(?:bu|su anki|icinde bulundugumuz)';
const previous = '(?:gecen|gectigimiz|(?:bir |bi )?onceki|evvelki)';

/** Words before "haftanin", "yilin" that make it another one than that which runs. */
const other =
  'gecen|gectigimiz|onceki|evvelki|sonraki|gelecek|son|her|hangi|o|ayni|ilk|bir|bi|tek|iki|uc|dort|bes|on|yirmi|\\d+|ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik';
const ranked =
  'en |ilk (?!\\d|iki|uc|yari|ceyre|ay|hafta|gun)|lider|kazan|kaybed|yildiz|siralama|kacta|ne kadar|yuzde|zirve|tepe|dib|dip|rekor|getiri|performans|toplam|ortalama';
/** The unit that runs, in "haftanin lideri", "yil ici", "ay boyunca", "ayin basindan beri". */
function joinRunning(unit: string, genitive: string, rest: string): string {
  const alone = `(?<!(?:${other}) )(?<!\\d'?)`;
  return (
    `${alone}${unit}${genitive}(?= (?:[a-z]+ )?(?:${ranked})(?! ?gunler))|` +
    `${alone}${unit}(?: ?ici(?:nde|ndeki)?| geneli(?:nde)?| boyunca)|` +
    `${alone}${unit}(?= (?:toplam|ortalama|nasil)[a-z]*)|` +
    `${alone}${unit}${genitive} bas[iu]n[a-z]*(?: (?:beri|bu yana|itibaren))?|${rest}`
  );
}

export const periods: PeriodWords = {
  ones: { bir: 1, bi: 1, iki: 2, uc: 3, dort: 4, bes: 5, alti: 6, yedi: 7, sekiz: 8, dokuz: 9 },
  tens: {
    on: 10,
    yirmi: 20,
    otuz: 30,
    kirk: 40,
    elli: 50,
    altmis: 60,
    yetmis: 70,
    seksen: 80,
    doksan: 90,
  },
  amounts: { yuz: 100, 'iki yuz': 200, yarim: 0.5, ceyrek: 0.25 },
  andHalf: ' bucuk',
  andHalfUnit: '',
  units: {
    candle: `(?:mum|bar|seans|is(?:lem)? gun)${ending}`,
    minute: `(?:dakika|dk)${ending}`,
    hour: `saat${ending}`,
    day: `gun${ending}`,
    week: `hafta${ending}`,
    month: `ay${ending}`,
    quarter: `ceyre[kg]${ending}`,
    year,
    decade: `on ?yil${ending}`,
    century: `(?:asir|asr|yuzyil)${ending}`,
  },
  shortUnits: { day: 'g', hour: 'sa' },
  beforeLast: '(?:en )?(?:son|gecen|gectigimiz|gecmis)',
  beforeLastOne: {
    minute: 'son',
    hour: 'son',
    day: 'son',
    week: 'son',
    month: 'son',
    year: 'son',
    century: 'son',
  },
  beforeSpan: '',
  forNow: '[dt][iu]r',
  inTime: '(?<!haf)[dt][ae]',
  afterSpan: 'icinde|icerisinde|boyunca|suresince|zarfinda|(?:dir|tir)',
  beforeOther: 'en [a-z]+|onumuzdeki|gelecek|sonraki|ilk|her|ust uste|arka arkaya',
  articles: '',
  chartWords: '(?:grafi|mum|kapanis|zaman dilim|periyo|bar(?![a-z]))\\w*',
  afterOther:
    'sonra\\w*|yas\\w*|ust uste|arka arkaya|(?:basit |us[ts]el )?(?:hareketli )?ort(?:a)?lama\\w*|[a-z]{0,2}ma|rsi|atr|adx|cci|mfi|vwap|bollinger|stok\\w*|tahvil\\w*|faiz\\w*|gecikme\\w*|[eu]st uste|(?:(?:dusus|yukselis|kayip|kazanc|kirmizi|yesil|kaybetme|kazanma) )?(?:seri|dizi)\\w*',
  ago: 'once(?:ki\\w*|si)?|evvel(?:ki\\w*)?',
  record: 'rekor\\w*|tum zaman\\w*|ath\\w*|atl\\w*|tarih(?:i|inin|sel)',
  allTime: [
    '(?:tum|butun) zaman(?:lar)?(?:in|da|larda)?(?! (?:dilim|aral|periyo)\\w*)(?! (?:en )?(?:yukse|dusu|zirve|dib|dip|tepe|rekor)\\w*)',
    '(?:bugune|simdiye|su ana|bu gune) (?:kadar|dek|degin)(?:ki)?',
    'tarih(?:i|in|inin|inde|indeki|ince|te|teki)(?= (?:gordugu |boyunca )?en(?![a-z]))',
    '(?<!(?:hangi|o|bu|su|ne|ayni|kac) )tarihte(?! (?:n|en)(?![a-z]))',
    'tarih boyunca|(?:tum|butun) (?:tarih|gecmis|veri)\\w*|kuruldugundan beri',
    '(?:halka arz|listelenme|cikis)\\w*(?:dan|den) (?:beri|bu yana|itibaren)',
    '(?:ilk gunden|en basindan|bastan) (?:beri|bu yana)',
  ],
  current: {
    week: `${joinRunning('hafta', 'nin', '(?<!(?:gecen|gectigimiz|onceki|evvelki|bir|bi|kac|\\d+) )haftadan (?:beri|bu yana)')}|${thisOne} hafta${ending}${soFar}|(?<!(?:${other}) )hafta(?:yi|ya)(?= (?:[a-z]+ ){0,3}(?:kapat|basla|bitir|gir)\\w*)|hafta ?bas[iu]nd?\\w*(?: (?:beri|bu yana))?`,
    month: `${joinRunning('ay', 'in', '(?<!(?:gecen|gectigimiz|onceki|evvelki|bir|bi|kac|\\d+) )aydan beri')}|${thisOne} ay${ending}${sinceStart}${soFar}|(?<!(?:${other}) )ay(?:i|a)(?= (?:[a-z]+ ){0,3}(?:kapat|basla|bitir)\\w*)|ay ?basin\\w*(?: (?:beri|bu yana))?`,
    quarter: `${thisOne} ceyre[kg]${ending}${soFar}`,
    year: `${joinRunning('(?:yil|sene)', 'n?in', 'bu yilki')}|${thisOne} ${year}${sinceStart}${soFar}|bu yl|(?:yil|sene) icinde\\w*|yil(?:in)? ?bas\\w*(?: (?:beri|bu yana|itibaren))?|senenin bas\\w*(?: (?:beri|bu yana))?|sene bas\\w*(?: (?:beri|bu yana))?`,
  },
  previous: {
    week: `${previous} hafta(?! ?sonu)${ending}`,
    month: `${previous} ay${ending}`,
    quarter: `(?:${previous}|son) ceyre[kg]${ending}`,
    year: `${previous} ${year}|bildir`,
  },
  today: 'bugun(?:ku)?(?! itibar)|bu ?sabah|sabah(?=tan)|bu aksam|bu gun(?=ku|un)',
  yesterday: 'dun(?:ku|(?= (?:gece|aksam|sabah)))?(?: (?:gece|aksam|sabah)(?:ki)?)?',
  dayBeforeYesterday: '(?:evvelsi|evvelki|onceki) gun(?:ku)?|dunden onceki gun',
  weekend: '(?:(?:bu|gecen|gectigimiz|son) )?hafta ?sonu',
  dayNames: ['pazar', 'pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi'],
  weakNames: 'arali[kg]|pazar',
  nameEnding:
    "(?:'?(?:y?[aeiu]|n?[iu]n(?:[dt][ae](?:n|k[iu]\\w{0,4})?)?|[iu]?n?[dt][ae](?:n|k[iu]\\w{0,4})?|[iu]n?[ae]|k[iu]\\w{0,4}|n[iu]n|[dt][iu]r|s[iu](?:n[iu]n|n[dt]?[ae]n?(?:k[iu]\\w{0,4})?)?))?",
  beforeYear: ' (?:yili )?',
  afterYear: "(?:'?(?:n?[iu]n|[dt][ae]))?(?: (?:yil|sene)(?:[iu])?(?:n[iu]n|n[dt][ae])?)?",
  ordinalNames: [
    "ilk|birinci|1\\.|1'?inci|bir",
    "ikinci|2\\.|2'?nci|iki",
    "ucuncu|3\\.|3'?uncu",
    "dorduncu|4\\.|4'?uncu",
  ],
  lastPart: 'son',
  quarter: 'ceyre[kg]',
  half: 'yari',
  yearNames: {
    this: 'bu (?:yil|sene)',
    last: '(?:gecen|gectigimiz|onceki) (?:yil|sene)',
    any: '(?:yil|sene)(?=in |nin )',
  },
  head: '(?:(?<last>gecen|gectigimiz|son)|(?<in>bu))?',
  tail: "(?:'?n?[iu]n(?![a-z]))?(?<holder> (?:ay|yil|sene|gun|tarih|hafta|ceyre[kg])(?:l[ae]r)?(?:[iu]n?)?)?(?:(?<edgeStart> (?:bas|ilk gun)(?:[iu]n?)?)|(?<edgeEnd> son(?:[iu]n?)?))?(?:(?<from>(?: (?:acilis|kapanis|tepe|zirve|dib|rekor|seans)(?=[a-z]+ (?:beri|bu yana|buyana|itibaren|sonra|alan|giren)(?!.* ilk(?![a-z]))))?[' ]?(?:s?[iu])?n?[dt][ae]n(?: (?:beri|bu yana|itibaren|buyana|sonra(?=$|[ ?.,])))?)|(?<in>[' ]?(?:s?[iu])?n?[dt][ae](?:k[iu]\\w{0,4})?|'?y?[iu](?= (?:[a-z]+ ){0,4}(?:kapat|bitir|tamamla|gecir)))|(?<until>'?(?:[iu]n|y)?[ae](?: (?:kadar|dek|degin))?)|(?<object>'?y?[iu])(?![a-z])|'?(?:s[iu]|k[iu]\\w{0,4}|[dt][iu]r|[iu]?n?[iu]n))?(?![a-z0-9])(?: (?:boyunca|icinde|itibar[iu]?yla|tarihinde|gecesi))?",
  rangeJoiners: '-|–|—|\\.\\.',
  pairJoiners: 'ile|ve|-|–',
  afterPair: ' (?:tarihleri |aylari |yillari |gunleri )?aras[iu]\\w*',
  untilJoiners: '',
  sinceThen: [
    'o (?:zaman|gun|tarih|an|donem)[dt][ae]n(?: beri| bu yana| sonra)?',
    'ondan (?:beri|bu yana)|o gun bugun\\w*',
    '(?:yatir|al|koy)(?:sa|mis olsa)(?:m|k|n|ydim|ydik|ydin)? (?:bugun|simdi)',
    'once (?:[a-z]+ ){0,3}(?:alan|giren|koyan|yatiran|tutan)[a-z]*',
  ],
  afterThat:
    'sonra(?:sinda|dan)?(?= (?:ne|nasil|kac|yuzde)(?![a-z]))|arada|aradan beri|o (?:gun|tarih|an)d[ae]n|ayni (?:gun|tarih)ten (?:beri|bu yana)',
  untilNow: ' (?:bugune|simdiye|gunumuze|bu gune|su ana)(?: (?:kadar|dek|degin))?|[-–] ?bugun',
  beforePrice: '',
  afterPrice:
    '(?:dolar|lira|tl|usd|euro|puan|mum|seviye|ust|alt|uzeri|uzerin|kiril|gec|as[ai]|gorur|yukari|asagi|destek|direnc|bar|periyo|gun(?!luk)|hafta(?!lik)|ay(?!lik)|saat|adet|kez|kere|oldu|olur|inerse|cikar|degerse)\\w*',
};
