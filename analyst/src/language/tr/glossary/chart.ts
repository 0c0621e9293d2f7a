import type { GlossaryPart } from '../../glossary.ts';

export const chart = {
  candle: {
    asked: 'mum(?:lar)?(?: grafi\\w*)?|mum cubu\\w*',
    name: 'Mum',
    definition:
      'grafikte saat ya da gün gibi bir zaman dilimi. Gövdesi baştaki fiyattan sondaki fiyata uzanır, ince çizgiler aradaki en yüksek ve en düşük fiyatı gösterir.',
  },
  wick: {
    asked: 'fitil(?:ler|i)?|golge(?:ler|si)?',
    name: 'Fitil',
    definition:
      'mumun gövdesinin üstündeki ya da altındaki ince çizgi. İşlem görmüş ama mumun kapanmadığı fiyatları gösterir.',
  },
  'candle-colour': {
    asked:
      '(?:kirmizi|yesil|renk\\w*)(?: (?:ve|veya) (?:kirmizi|yesil))?(?: mum\\w*)?|mum(?:un|larin) reng?\\w*|mumlar neden (?:kirmizi|yesil)\\w*',
    name: 'Mumun rengi',
    definition:
      'fiyatın açılışa göre yukarıda mı aşağıda mı kapandığı: bir renk açılışın üstünde, öteki altında bir kapanışı gösterir. Hangisinin hangisi olduğunu grafiğin ayarları söyler.',
  },
  'chart-box': {
    asked:
      '(?:yesil |kirmizi |renkli |bu |su |grafikteki )*(?:kutu|dikdortgen|alan)(?:lar|cuk)?\\w*',
    name: 'Grafikteki kutu',
    definition:
      'boşluk, emir bloğu ya da destek veya direnç alanı gibi bir fiyat bölgesi. Oluştuğu mumda başlar; seçildiğinde türü, kenarları ve durumu görünür.',
  },
  'chart-line': {
    asked:
      '(?:yesil |kirmizi |mavi |kesikli |bu |su |grafikteki )*cizgi(?:ler|si|leri)?|destek cizgi\\w*',
    name: 'Grafikteki çizgi',
    definition:
      'tek bir fiyat ya da bir gösterge: bir salınım, önceki günün ya da haftanın en yükseği veya en düşüğü, bir ortalama. Elle çizilmez; her grafikte aynı kurallar bulur, seçildiğinde kuralı görünür.',
  },
  timeframe: {
    asked: 'zaman (?:dilim|aralig|aralik)\\w*|periyo[td]\\w*|time ?frame\\w*',
    name: 'Zaman aralığı',
    definition:
      'bir mumun ne kadar zamanı gösterdiği, dakikadan aya kadar. Aynı piyasa kısa aralıkta yükselirken uzun aralıkta düşüyor olabilir.',
  },
  pip: {
    asked: 'pip(?:ler|s)?',
    name: 'Pip',
    definition:
      'döviz paritelerinde fiyatın alışılmış en küçük adımı: virgülden sonraki dördüncü hane, yenli paritelerde ikinci.',
  },
  index: {
    asked: '(?:hisse |borsa )?endeks(?:i|ler)?(?: gibi)?',
    name: 'Endeks',
    definition:
      'birçok hissenin fiyatını sabit bir kuralla tek sayıda toplayan ölçü; bütün bir piyasanın ya da sektörün nasıl hareket ettiğini gösterir. Kendisi elde tutulamaz, yalnızca onu izleyen ürünlerle izlenir.',
  },
  etf: {
    asked: 'etf(?:ler)?|borsa yatirim fon\\w*',
    name: 'ETF',
    definition: 'payları borsada hisse gibi işlem gören fon. Çoğu bir endeksi ya da emtiayı izler.',
  },
  ticker: {
    asked: 'sembol(?:ler)?|ticker|hisse kodu',
    name: 'Sembol',
    definition: 'bir enstrümanın borsada listelendiği kısa kod.',
  },
  'bull-bear-market': {
    asked: '(?:boga|ayi)(?: (?:ve|ile|veya))?(?: (?:boga|ayi))? (?:piyasa|sezon)\\w*|boga|ayi',
    name: 'Boğa ve ayı piyasası',
    definition:
      'fiyatların uzun süre yükseldiği döneme boğa, düştüğü döneme ayı piyasası denir. Birinin nerede bitip ötekinin nerede başladığı kullanılan tanıma bağlıdır.',
  },
  'long-short': {
    asked:
      '(?:long|short|uzun|kisa)(?: (?:ve|veya) (?:long|short|uzun|kisa))?(?: pozisyon\\w*)?|aciga satis',
    name: 'Uzun ve kısa',
    definition:
      'uzun taraf bir varlığa sahiptir ve yükselince kazanır; kısa taraf onu ödünç almış ve elden çıkarmıştır, düşünce kazanır. Vela grafikleri açıklar, ikisini de yapmaz.',
  },
  volume: {
    asked: '(?:islem )?hac(?:im|mi)',
    name: 'Hacim',
    definition:
      'bir mum boyunca ne kadarının el değiştirdiği. Dövizde tek bir borsa olmadığından kaynaklar işlem sayar ya da hacmi vermez.',
  },
  breakout: {
    asked: 'break ?out\\w*|kirilma(?:lar)?|kirilim(?:lar)?',
    name: 'Kırılma',
    definition:
      'daha önce tutan bir seviyenin ötesinde kapanış. Vela fitilleri değil kapanışları sayar; fiyat hemen geri dönerse bunu başarısız kırılım olarak söyler.',
  },
  sideways: {
    asked: 'yatay(?: piyasa)?|konsolidasyon|sikisma',
    name: 'Yatay piyasa',
    definition: 'fiyatın aynı tepeler ile dipler arasında, onları kırmadan gidip geldiği dönem.',
  },
  correction: {
    asked: 'duzeltme|geri cekilme',
    name: 'Düzeltme',
    definition:
      'büyük yöne karşı olan ama onu bitirmeyen hareket. Ne kadar derinine kadar dönüş sayılmayacağı tanıma bağlıdır; burada piyasa yapısı belirler.',
  },
} satisfies GlossaryPart;
