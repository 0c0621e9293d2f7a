const number = '(?:\\d|bir|bi|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|yuz)';
const touched = '(?:[ua]st|alt|uzeri|yakin|uza[kg]|kes|kir|gec|sark|dokun|deg|acil|tut|neresi)';

const months = 'ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik';
const absent =
  'yok(?:tum|tuk)|bakmad|bakamad|hasta(?:y|l)|tatildeyd|izindeyd|uzakt|askerdeyd|yatt[iu]m';

/** How Turkish names a time or a length in short, and what is meant by it. */
export const timeAbbreviations: readonly (readonly [short: RegExp, long: string])[] = [
  // "22de daha mı kötüydü", "2022yi ay ay", "yıllık getiriler son on".
  [
    /^(?<a>\W*(?:(?:peki|ya|e|bir de) )?)'?(?<b>1[7-9]|2[0-6])(?='?[dt]e(?:ki|ydi)? [a-z])/g,
    '$<a>20$<b>',
  ],
  [
    /(?<![\d.,])((?:19|20)\d\d)'?[yn]?[iu](?= (?:ay ay|ayri|yaz|ver|goster|listele|tek tek|sirala))/g,
    '$1 yili',
  ],
  [
    /(?<=(?:yil|sene)[a-z]*(?: [a-z]+){0,3} son )(iki|uc|bes|on|yirmi|\d\d?)(?= *(?:$|[?.,!]))/g,
    '$1 yil',
  ],
  // "O aralıkta" is in that time, and not in December.
  [/(?<![a-z])(o|bu|su|ayni) arali(?:kta|k boyunca)(?:ki)?(?![a-z])/g, '$1 surede'],
  [/(?<![a-z])(?:yil|sene) ?basinda(?:ki)?(?![a-z])/g, '1 ocakta'],
  [/(?<![a-z])cumhuriyet bayrami(?=n?d[ae]n?(?:ki)?(?![a-z]))n?/g, '29 ekim'],
  [/(?<![a-z])zafer bayrami(?=n?d[ae]n?(?:ki)?(?![a-z]))n?/g, '30 agustos'],
  [/(?<![a-z])(?:yil|sene) ?basi gunu(?:nde)?(?![a-z])/g, '1 ocakta'],
  // "1 yil once bugun": that day, and not today.
  [/(?<![a-z])once bugun(?=k?u?(?![a-z]))/g, 'once'],
  // "90 gunluk aralikta" is in their range, and not in December.
  [new RegExp(`(?<=${number} (?:gun|hafta|ay|yil)l[iu]k )aralik(?=t[ae]|(?![a-z]))`, 'g'), 'bant'],
  // "Haziran sonrasi ilk", "2024 sonrasinda": from then on.
  [new RegExp(`(?<![a-z0-9])(${months}) sonrasi(?:nda(?:ki)?)?(?![a-z])`, 'g'), "$1'dan beri"],
  [/(?<![\d.,])((?:19|20)\d\d) sonrasi(?:nda(?:ki)?)?(?![a-z])/g, "$1'den beri"],
  // "Nisan 2011 29u kapanisi".
  [
    new RegExp(
      `(?<![a-z])(${months}) ((?:19|20)\\d\\d)(?:'?[a-z]{1,3})? (\\d{1,2})'?[yns]?[iu](?:n[iu]n|n?d[ae])?(?= (?:kapan|acil|fiyat|kac)| *$)`,
      'g',
    ),
    '$3 $1 $2',
  ],
  // "Gunun dibi" is that of the day that runs; "o gunun" and what is usual are not.
  [
    /(?<!(?<![a-z])(?:o|bu|su|ayni|her|bir|onceki|evvelki|gecen|hangi|ilk|son|islem|yilin|ayin|haftanin|[a-z]+ayi|\d+) )(?<![a-z])gunun (?=(?:en (?:dusu|yukse)|dib|zirve|tepe))(?!.*(?:genel|ortalama|hep|siklik|hangi))/g,
    'bugunun ',
  ],
  // "Bir haftadir yoktum, neler oldu": the time that was missed.
  [
    new RegExp(
      `(?<![a-z0-9])(?:bir|bi|1) (gun|hafta|ay)(?:d[iu]r)?(?= (?:[a-z]+ )?(?:${absent}))`,
      'g',
    ),
    'son 1 $1',
  ],
  [
    new RegExp(
      `(?<![a-z0-9])(?<!(?:son|gecen) )(\\d{1,2}|iki|uc|dort|bes) (gun|hafta|ay)(?:d[iu]r)?(?= (?:[a-z]+ )?(?:${absent}))`,
      'g',
    ),
    'son $1 $2',
  ],
  [/(?<![a-z])yarim (?:yil|sene)(?=[a-z]*)/g, '6 ay'],
  [
    /(?<![a-z])(?<!(?:\d|gecen|bu yil|ne kadar|neden).*)(?:noel|yilbasi|yil sonu) rallisi(?:nin|ni)?(?!.*(?:\d|gecen|bu yil|ne kadar|neden))(?![a-z])/g,
    'aralik ayi genelde',
  ],
  [
    new RegExp(
      `(?<!${number} )(?<![a-z])(?:yillik|senelik)(?= (?:aralig|aralik|ban[td]|zirve|dip|dib|en yuksek|en dusuk|tepe))`,
      'g',
    ),
    '1 yillik',
  ],
  // "200 gunlugun ustunde", "50 haftaliga yakin": the average of so many candles.
  [
    new RegExp(
      `(?<![\\d.,])(\\d{2,3})[' ]?(gunlu|haftali)(?:g[iu]n|g[ae]|g[iu]|kt[ae]n)(?= (?:[a-z]+ ){0,3}${touched})`,
      'g',
    ),
    '$1 $2k ortalama',
  ],
  // "Bir haftada yuzde 5": how long is given to price.
  [
    /(?<![a-z])(?:bir|bi|tek) (saat|gun|hafta|ay)[dt][ae](?= (?:[a-z]+ ){0,2}(?:yuzde|%))/g,
    '1 $1 icinde',
  ],
  [/(?<![a-z])(hafta|ay|saat) (?:bazinda|bazli|bazina)(?![a-z])/g, '$1lik'],
  [/(?<![a-z])gun (?:bazinda|bazli|bazina)(?![a-z])/g, 'gunluk'],
];
