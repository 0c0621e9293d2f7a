import type { ModelWords } from '../model-words.ts';

const narrator = 'Aşağıdaki yanıtı Vela’nın kendi anlatıcısı yazdı.';

const numbers =
  'iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz';
const things =
  'mum|bosluk|blok|puan|seviye|dolar|lira|euro|dakika|saat|gun|hafta|ay|yil|atr|bin|milyon';
/** Case endings: "on mumda", "beş yılın". */
const endings = '(?:l[iu]k)?(?:[dt][ae]n?|n?[iu]n|[iu]|y?[ae]|s[iu]|[dt][iu]r)';

export const model: ModelWords = {
  name: 'Turkish',
  notices: {
    'no-key': `Dil modelinin anahtarı yok. ${narrator}`,
    busy: `Dil modeli şu anda çok yoğun. ${narrator}`,
    'key-refused': `Sağlayıcı, dil modelinin anahtarını kabul etmedi. ${narrator}`,
    unavailable: `Dil modeline şu anda ulaşılamıyor. ${narrator}`,
    silent: `Dil modeli zamanında yanıt vermedi. ${narrator}`,
    'cut-off': 'Dil modeli yazarken bağlantı koptu. Devamını Vela’nın kendi anlatıcısı yazdı.',
    'tool-arguments': `Dil modeli verileri okunamayan bir biçimde istedi. ${narrator}`,
    'tool-loop': `Dil modeli durmadan veri istedi ve bir şey yazmadı. ${narrator}`,
    empty: `Dil modelinin yanıtı boş geldi. ${narrator}`,
    'foreign-language': `Dil modeli başka bir dilde yanıt verdi. ${narrator}`,
    refused: `Dil modelinin yazdıkları, verilerle yapılan denetimden geçmedi. ${narrator}`,
    'over-budget':
      'Dil modeli bir yanıt için ayrılan payı tüketti. Devamını Vela’nın kendi anlatıcısı yazdı.',
    'some-refused':
      'Dil modelinin bazı cümleleri, verilerle yapılan denetimden geçmediği için gösterilmiyor.',
    'read-differently':
      'Dil modeli bu soruyu Vela’dan farklı anladı. Lütfen hangisini kastettiğinizi seçin.',
  },
  proportions: [
    `(?:${numbers}) (?:${things})${endings}|yuzde (?:${numbers})${endings}`,
    'bucuk\\w*|yari(?:si|sini|sina|sinda|sindan|ya|yariya)|yarim|iki kat\\w*|uc kat\\w*|dort kat\\w*|on kat\\w*|kat kat|misli\\w*|ikiye katl\\w+|katlan\\w+|ucte (?:bir|iki)\\w*|dortte (?:bir|uc)\\w*|beste \\w+|onda bir\\w*|ceyreg\\w+|(?:bir |birkac )?duzine\\w*|birkac (?:yuz|bin)\\w*|onlarca|yuzlerce|binlerce|milyonlarca|milyarlarca',
  ].join('|'),
  halves: '(?<!degerinin )yari\\w*',
  halfFilled:
    'yari(?:si)?(?: (?:simdiden|su an|zaten|yariya))? dol\\w*|yariya kadar dol\\w*|yari yariya dol\\w*',
  noProportions:
    'yarisi (?:dolmus|dolu)|cift (?:tepe|dip)|iki (?:seviye|bolge|fiyat|sinir)(?:nin|n?in)? (?:de )?aras\\w+',
  scales:
    'k|m|mn|mio|b|t|bin|milyon|milyar|trilyon|mr|mlr|mlyr|yuzde|baz puan|pip|kurus|sent|cent|kat|misli',
  separators: { group: '.', point: ',' },
  scaleSizes: {
    bin: 1e3,
    milyon: 1e6,
    milyar: 1e9,
    trilyon: 1e12,
    mn: 1e6,
    mlr: 1e9,
    k: 1e3,
    m: 1e6,
    b: 1e9,
  },
  percentWords: { before: 'yuzde', after: '(?!)' },
  // Three, six, seven and ten are also words for a tip, below, ate and front.
  numberWords: ['sifir', '', 'iki', '', 'dort', 'bes', '', '', 'sekiz', 'dokuz'],
  joins: 've|ise|oysa|ama|fakat|iken|ile',
  rounded: 'yaklasik|yaklasik olarak|asagi yukari|kabaca|civarinda|takriben',
  ratios: [
    ['iki kat\\w*|iki misli\\w*', 2],
    ['yari(?:si|sini|sina|sinda|sindan|sidir|ya)|yarim', 2],
    ['uc kat\\w*', 3],
    ['ucte biri?\\w*', 3],
    ['dortte biri?\\w*|ceyreg\\w+', 4],
    ['ucte iki\\w*', 1.5],
    ['dortte uc\\w*', 4 / 3],
    ['iki bucuk kat\\w*', 2.5],
    ['dort (?:kat|misli)\\w*', 4],
    ['bes (?:kat|misli)\\w*', 5],
    ['alti (?:kat|misli)\\w*', 6],
    ['yedi (?:kat|misli)\\w*', 7],
    ['sekiz (?:kat|misli)\\w*', 8],
    ['dokuz (?:kat|misli)\\w*', 9],
    ['on (?:kat|misli)\\w*', 10],
  ],
  placesAfter: 'altinda(?:ki)?|altina|altindan',
  noNames: 'altinda(?=:)|sol (?:uc|ust|alt|taraf|yan|kenar|bas|kose)\\w*',
  lengths: [
    '# dönemlik',
    '# periyotluk',
    '# günlük',
    '# mumluk',
    'EMA #',
    'EMA(#)',
    'ATR #',
    'ATR(#)',
    'RSI #',
    'RSI(#)',
  ],
  functionWords:
    'bir|bu|ve|ile|icin|yani|kadari?|yaklasik|ancak|fakat|hala|simdi|once|sonra|degeri|\\w{5,}(?:[iu]n)|da|de|olarak|son|gore|en|ise|var|yok|olan|daha|kadar|\\w{2,}(?:dir|tir|dur|tur|yor|di|ti|du|tu|nda|nde|daki|deki|taki|teki|dan|den|tan|ten|lar|ler|lari|leri|mis|mus|nin|nun|sinin|inin|ini|ina|ine|si|yi|yu|unca|unce|inca|ince|arak|erek|ecek|acak|likle|lukla|akta|ekte)',
  rises:
    'yukseldi|yukselmis\\w*|artti|artmis\\w*|artisla|kazandi|kazanc[iy]\\w*|firladi|tirmandi|sicradi|kazandirdi',
  unitsBefore: 'yuzde',
  falls:
    'dustu|dusmus\\w*|dususle|geriledi|gerilemis\\w*|azaldi|cakildi|kaybetti|kaybi\\w*|kaybettirdi|indi',
};
