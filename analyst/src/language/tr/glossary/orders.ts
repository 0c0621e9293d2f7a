import type { GlossaryPart } from '../../glossary.ts';

export const orders = {
  'bid-ask': {
    asked:
      'bid(?: (?:ve|ile|veya) ask)?|ask|bid ?/? ?ask|(?:alis|satis)(?: ve (?:alis|satis))? (?:fiyat|kotasyon)\\w*|alici ve satici fiyat\\w*',
    name: 'Bid ve ask',
    definition:
      'bid, o anda bir enstrüman için verilen en yüksek fiyat; ask ise istenen en düşük fiyattır. İki taraf nerede buluşursa işlem orada gerçekleşir.',
  },
  spread: {
    asked: 'spread(?:ler)?|makas|(?:alis|alim) ?-?(?:satis|satim) (?:fark|maka?s)\\w*|fiyat makasi',
    name: 'Spread (makas)',
    definition:
      'bir enstrüman için verilen en yüksek fiyat ile istenen en düşük fiyat arasındaki fark. Her işlemin maliyetidir; işlemin az olduğu piyasada açılır.',
  },
  slippage: {
    asked: 'slippage|(?:fiyat )?kayma(?:si)?|slipaj',
    name: 'Slippage (fiyat kayması)',
    definition:
      'emir gönderilirken beklenen fiyat ile emrin gerçekleştiği fiyat arasındaki fark. Fiyat hızlı hareket ettiğinde ya da tahtada az emir bulunduğunda büyür.',
  },
  'market-order': {
    asked: '(?:piyasa|market) em(?:ir|ri)(?:ler\\w*)?|piyasa fiyatli emir',
    name: 'Piyasa emri',
    definition:
      'karşı tarafın verdiği fiyatlardan hemen gerçekleşen emir. Karşılık varsa işlem olur, ama fiyatı önceden bilinmez.',
  },
  'limit-order': {
    asked: 'limit(?:li)? em(?:ir|ri)(?:ler\\w*)?|bekleyen emir',
    name: 'Limit emir',
    definition:
      'kabul ettiği en kötü fiyatı belirten emir. O fiyattan ya da daha iyisinden gerçekleşir, yoksa hiç gerçekleşmez.',
  },
  'stop-order': {
    asked:
      'stop em(?:ir|ri)(?:ler\\w*)?|zarar(?:i)? (?:kes|durdur)(?:me|ma)?(?: emri)?|stop ?loss|sl',
    name: 'Stop emri',
    definition:
      'ancak fiyat önceden belirtilen seviyeye gelince devreye giren emir. Zararı sınırlamak için kullanıldığında zarar durdur emri denir; hızlı piyasada o seviyeden daha kötü bir fiyattan gerçekleşebilir.',
  },
  'profit-order': {
    asked: 'kar al(?:ma)?(?: emri)?|kar realizasyonu(?: emri)?|take ?profit|tp',
    name: 'Kâr realizasyonu emri',
    definition:
      'fiyat pozisyonun lehine ilerleyip önceden belirtilen seviyeye geldiğinde pozisyonu kapatan emir. O seviye işlem görmeden hiçbir şey olmaz.',
  },
  lot: {
    asked: '(?:standart |mini |mikro )?lot(?:lar|u)?(?: buyuklugu)?',
    name: 'Lot',
    definition:
      'emir büyüklüğünün sayıldığı birim. Bir lotun ne kadar olduğu piyasaya bağlıdır: forekste sabit bir döviz miktarı, Borsa İstanbul’da ise tek bir paydır.',
  },
  tick: {
    asked: 'tick|fiyat adim\\w*|en kucuk fiyat adimi|tik',
    name: 'Fiyat adımı (tick)',
    definition:
      'bir enstrümanın fiyatının kendi borsasında değişebileceği en küçük adım. Veri akışındaki her fiyat değişimine de tick denir.',
  },
  'order-book': {
    asked:
      'emir (?:defter|tahta)\\w*|order ?book|kademe(?:ler|li emirler)?|(?:hisse )?tahta(?:si)?',
    name: 'Emir defteri',
    definition:
      'borsada bekleyen emirlerin fiyata göre sıralı listesi; her fiyatta ne kadar beklediğini gösterir. Emirler her an eklenip geri çekilebilir.',
  },
  'market-depth': {
    asked: '(?:piyasa |emir )?derinli(?:k|gi)\\w*|market depth',
    name: 'Piyasa derinliği',
    definition:
      'son işlem fiyatının çevresinde, emir defterinde ne kadar emir beklediği. Derinlik azsa aynı büyüklükte bir emir fiyatı daha çok oynatır.',
  },
  'market-maker': {
    asked: 'piyasa yapici\\w*|market ?maker\\w*|likidite saglayici\\w*',
    name: 'Piyasa yapıcı',
    definition:
      'iki yönde aynı anda fiyat veren ve böylece ötekilerin beklemeden işlem yapmasını sağlayan kurum. Makastan kazanır, elinde tuttuğunun riskini taşır.',
  },
  broker: {
    asked: 'broker(?:lar|i)?|araci kurum\\w*|araci kurulus\\w*',
    name: 'Aracı kurum (broker)',
    definition:
      'müşterilerinin emirlerini borsaya ileten ya da kendisi karşılayan ve hesaplarını tutan kurum. Vela bir aracı kurum değildir.',
  },
  exchange: {
    asked: '(?:menkul kiymet(?:ler)? |kripto )?borsa(?:si|lar)?|exchange',
    name: 'Borsa',
    definition:
      'emirlerin açık kurallarla karşılaştığı düzenli piyasa. Fiyatları ve hacimleri yayımlar, nelerin kote olacağına karar verir.',
  },
  otc: {
    asked: 'otc|tezgah ?ustu(?: (?:piyasa|islem)\\w*)?|borsa disi(?: (?:piyasa|islem)\\w*)?',
    name: 'Tezgâh üstü (OTC)',
    definition:
      'iki tarafın borsada değil, doğrudan birbiriyle yaptığı işlem. Bu işlemlerin fiyatı ve hacmi yayımlanmak zorunda değildir.',
  },
  settlement: {
    asked: 'takas(?: (?:tarihi|gunu|suresi))?|settlement|valor(?: tarihi)?',
    name: 'Takas',
    definition:
      'işlemin tamamlanması: bir taraf enstrümanı, öteki parayı teslim alır. Birçok borsada işlemden bir ya da birkaç gün sonra olur.',
  },
  'circuit-breaker': {
    asked: 'devre kesici\\w*|circuit breaker',
    name: 'Devre kesici',
    definition:
      'belirli büyüklükte bir hareketten sonra işlemleri durduran borsa kuralı. Piyasaya zaman tanır, sonrasında fiyatın nereye gideceğini söylemez.',
  },
  'market-liquidity': {
    asked:
      'piyasa likiditesi|likit(?: (?:piyasa|varlik)\\w*)?|likit olma\\w*|dusuk likidite|yuksek likidite|market liquidity',
    name: 'Piyasa likiditesi',
    definition:
      'fiyatı fazla oynatmadan ne kadar kolay işlem yapılabildiği. Likit piyasada makas dar, emir defteri derindir. Grafikte eski tepe ve diplerin ötesindeki fiyatlara da likidite denir.',
  },
} satisfies GlossaryPart;
