import type { GlossaryPart } from '../../glossary.ts';

export const contracts = {
  'implied-volatility': {
    asked: '(?:zimni|ortuk|ima edilen) (?:oynaklik|volatilite)\\w*|implied vol\\w*|iv(?: rank)?',
    name: 'Zımni oynaklık (IV)',
    definition:
      'bir opsiyonun fiyatını alışılmış bir formüle göre adil kılan oynaklık, yani o piyasanın beklentisi. Gerçekleşen oynaklık ise olanı söyler; Vela’da opsiyon fiyatı yoktur.',
  },
  'volatility-index': {
    asked: 'vix(?: endeks\\w*)?|volatilite endeks\\w*|oynaklik endeks\\w*|korku endeks\\w*',
    name: 'Oynaklık endeksi (VIX)',
    definition:
      'büyük ABD hisseleri üzerine yazılan opsiyonların fiyatlarından yapılan endeks. O piyasanın önümüzdeki ay için ne kadar hareket beklediğini söyler ve çoğunlukla hisseler düşerken yükselir.',
  },
  'put-call': {
    asked: 'put ?/? ?call(?: oran\\w*)?',
    name: 'Put-call oranı',
    definition:
      'işlem gören satım opsiyonlarının alım opsiyonlarına oranı. Düşüşe karşı ne kadar korunma arandığının işareti sayılır.',
  },
  greeks: {
    asked:
      'opsiyon duyarlilik\\w*|opsiyon yunan\\w*|yunan harf\\w*|greeks|(?:gamma|theta|vega)(?:si)?',
    name: 'Opsiyon duyarlılıkları (greeks)',
    definition:
      'bir opsiyon fiyatının neye nasıl tepki verdiği: delta dayanak fiyata, gamma deltanın değişmesine, theta geçen zamana, vega oynaklığa.',
  },
  contango: {
    asked: 'contango(?: (?:ve|veya|mi) backwardation)?|backwardation|kontango',
    name: 'Contango ve backwardation',
    definition:
      'vadeli fiyatların tarihe göre sıralanışı: contango’da uzak vadeler yakınlardan pahalı, backwardation’da ucuzdur.',
  },
  warrant: {
    asked: 'varant(?:lar|i)?|warrant',
    name: 'Varant',
    definition:
      'bir bankanın ya da şirketin çıkardığı, opsiyona benzer bir hak veren ve belirli bir günde sona eren kıymet.',
  },
  'short-interest': {
    asked: 'aciga satis (?:oran|miktar|stog)\\w*|short interest',
    name: 'Açığa satış miktarı (short interest)',
    definition:
      'bir şirketin açığa satılmış ve henüz geri verilmemiş paylarının sayısı. Vela’da bu veri yoktur.',
  },
  'price-limit': {
    asked:
      'tavan(?: ve taban)?(?: (?:fiyat|seri|serisi|olma\\w*))?|taban(?: (?:fiyat|seri|serisi|olma\\w*))|fiyat limit\\w*',
    name: 'Tavan ve taban',
    definition:
      'bir borsanın, fiyatın bir günde en çok ne kadar yükselip düşebileceğine koyduğu sınır; ötesinde işlem olmaz. Her borsada böyle bir sınır yoktur.',
  },
  'ex-dividend-date': {
    asked:
      '(?:temettu |kar payi )?hak kullanim (?:tarih|gun)\\w*|temettu (?:kesim|hak\\w*) (?:tarih|gun)\\w*|ex ?(?:date|dividend)\\w*|ex tarih\\w*',
    name: 'Temettü hak kullanım tarihi',
    definition:
      'payın, yaklaşan temettü hakkı olmadan işlem gördüğü ilk gün. Fiyat o gün genellikle temettü tutarı kadar aşağıda açılır.',
  },
  'total-return': {
    asked: 'toplam getiri(?: endeks\\w*)?|(?:fiyat|performans|getiri) endeks\\w*',
    name: 'Toplam getiri',
    definition:
      'fiyat değişimine, yeniden yatırılan temettülerin eklenmiş hâli. Fiyat endeksi temettüleri saymaz, getiri endeksi sayar.',
  },
} satisfies GlossaryPart;
