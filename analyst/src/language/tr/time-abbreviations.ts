const number = '(?:\\d|bir|bi|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|yuz)';
const touched = '(?:[ua]st|alt|uzeri|yakin|uza[kg]|kes|kir|gec|sark|dokun|deg|acil|tut|neresi)';

/** How Turkish names a time or a length in short, and what is meant by it. */
export const timeAbbreviations: readonly (readonly [short: RegExp, long: string])[] = [
  [/(?<![a-z])(?:yil|sene) ?basinda(?:ki)?(?![a-z])/g, '1 ocakta'],
  [/(?<![a-z])cumhuriyet bayrami(?=n?d[ae]n?(?:ki)?(?![a-z]))n?/g, '29 ekim'],
  [/(?<![a-z])zafer bayrami(?=n?d[ae]n?(?:ki)?(?![a-z]))n?/g, '30 agustos'],
  [/(?<![a-z])yarim (?:yil|sene)(?=[a-z]*)/g, '6 ay'],
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
