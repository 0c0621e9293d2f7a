import type { CountedWords } from '../counted-words.ts';

const number = '(?:\\d+|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on)';
const inRow = '(?:ust ?uste|arka ?arkaya|pes ?pese|art ?arda)';

/** "Kaç gündür üst üste", "en kötü haftası", "dünün mumu". */
export const countedWords: CountedWords = {
  units: { '1h': 'saat', '1d': 'gun', '1w': 'hafta', '1mo': 'ay' },
  around: [
    `${number} @[a-z]* (?:[a-z]+ )?(?:seri|dizi)[a-z]*`,
    `${number} @[a-z]* ${inRow}`,
    `${inRow} (?:en az )?${number} @[a-z]*`,
    `kac @[a-z]* ${inRow}`,
    `${inRow} kac @[a-z]*`,
    'kac @[dt][ir]r',
    'kac @ (?:dus|yuksel|art|geril|kazandir|kaybettir)\\w*',
    'kac @ (?:ekside|artida|eksi|arti|kirmizi|yesil|yukselisle|dususle)',
    '@l?[ae]rin (?:yuzde|kac|ne kadar)\\w*',
    'kacinci (?:kirmizi|yesil|arti|eksi)? ?@[a-z]*',
    'en [a-z]+ (?:(?:\\d+|iki|uc|dort|bes|on) )?@(?:l[ae]r)?(?:s?[iu])?',
    '(?:kirmizi|yesil|arti\\w*|eksi\\w*) (?:kapanan |kapatan )?@(?:l[ae]r)?(?:in)?',
  ],
  moving: [
    '(?:bir|1|tek|siradan|ortalama|tipik|normal|olagan) @(?:[dt][ae]|[iu]n|[iu]?)?',
    '@[dt][ae] (?:bir )?(?:[a-z]+ )?(?:ortalama|tipik|genelde|genellikle|normalde|kac|yuzde|ne kadar|olagan)',
    '@(?:s?[iu]n?)? basina',
    'her @',
  ],
  candles: {
    '1h': '(?:bu|gecen|son) saat(?:in|ki|i)? (?:[a-z]+ ){0,2}mum[a-z]*',
    '1d': 'dun(?:ku|u) (?:[a-z]+ ){0,3}(?:mum|igne|fitil)[a-z]*',
    '1w': '(?:bu|gecen) hafta(?:nin|ki|yi) (?:[a-z]+ ){0,3}mum[a-z]*',
    '1mo': '(?:bu|gecen) ay(?:in|ki|i) (?:[a-z]+ ){0,3}mum[a-z]*',
  },
};
