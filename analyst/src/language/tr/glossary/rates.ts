import type { GlossaryPart } from '../../glossary.ts';

export const rates = {
  ounce: {
    asked: '(?:31.1035 gramlik )?(?:troy |altin |gumus )?ons(?:u|un)?',
    name: '31,1035 gramlık ons',
    definition:
      'altın, gümüş ve öteki değerli madenlerin dünyada dolarla fiyatlandığı ağırlık. Gram fiyatı, onsun dolar fiyatından ve kurdan hesaplanır.',
  },
  'percentage-point': {
    asked: 'yuzde(?:lik)? puan\\w*|puan fark\\w*',
    name: 'Yüzde puan',
    definition:
      'yüzdeler arasındaki düz fark. Yüzde değişim ise başlangıca göre hesaplanır, bu yüzden aynı adımın büyüklüğü başka çıkar.',
  },
  annualisation: {
    asked: 'yillikland\\w*(?: (?:getiri|oynaklik|volatilite|deger)\\w*)?',
    name: 'Yıllıklandırma',
    definition:
      'daha kısa ya da uzun bir sürenin rakamının bir yıllık gibi yazılması. Getiri bileşik olarak, oynaklık ise sürenin kareköküyle büyütülür.',
  },
  'real-return': {
    asked: '(?:reel|nominal)(?: (?:ve|veya|ile) (?:reel|nominal))? (?:getiri|faiz|kazanc)\\w*',
    name: 'Reel getiri',
    definition:
      'enflasyon düşüldükten sonra kalan getiri, yani alım gücünde artış. Enflasyon düşülmemişine nominal denir.',
  },
  'deposit-rate': {
    asked: '(?:vadeli )?mevduat(?:i)?(?: (?:faiz|hesab)\\w*)?|vadeli hesap',
    name: 'Mevduat faizi',
    definition: 'bankaya, çoğunlukla belirli bir süre için bırakılan paraya ödenen faiz.',
  },
  'credit-rating': {
    asked:
      'kredi (?:notu|notlari|derecelendirme\\w*)|derecelendirme kurulus\\w*|yatirim yapilabilir seviye',
    name: 'Kredi notu',
    definition:
      'bir kuruluşun, devletin ya da şirketin borcunu ödeme olasılığı için harflerle yazdığı yargı.',
  },
  devaluation: {
    asked: 'devaluasyon\\w*|deger kayb\\w*|kur krizi',
    name: 'Devalüasyon',
    definition:
      'bir paranın ötekiler karşısında değer yitirmesi; dar anlamda, kuru sabit tutan devletin kararıyla yapılanı.',
  },
  eurobond: {
    asked: 'euro ?bond(?:lar|u)?|avro ?tahvil\\w*',
    name: 'Eurobond',
    definition:
      'bir devletin ya da şirketin kendi parası dışında, çoğunlukla dolarla çıkardığı tahvil.',
  },
  repo: {
    asked: '(?:ters )?repo(?:su|lar)?(?: faiz\\w*)?',
    name: 'Repo',
    definition:
      'tahvil karşılığı kısa süreli borç: tahvil verilir ve ilk gün kararlaştırılan fiyattan geri alınır.',
  },
  pmi: {
    asked: 'pmi|satin alma yonetici\\w*(?: endeks\\w*)?|ism',
    name: 'Satın alma yöneticileri endeksi (PMI)',
    definition:
      'şirketlere siparişleri, üretimi ve istihdamı soran bir anketten yapılan endeks. Orta değeri büyümeyi daralmadan ayırır.',
  },
} satisfies GlossaryPart;
