import type { GlossaryPart } from '../../glossary.ts';

export const moves = {
  'technical-analysis': {
    asked: 'teknik analiz\\w*',
    name: 'Teknik analiz',
    definition:
      'geçmiş fiyatların ve hacimlerin grafik üzerinde incelenmesi. Vela’nın yaptığı buna girer: ne olduğunu ve bunun hangi kurallara göre böyle okunduğunu anlatır.',
  },
  'fundamental-analysis': {
    asked: 'temel analiz\\w*',
    name: 'Temel analiz',
    definition:
      'fiyatın arkasındakinin incelenmesi: bir şirketin rakamları ya da bir ülkenin ekonomisi.',
  },
  indicator: {
    asked: '(?:teknik )?(?:gosterge|indikator|osilator)(?:ler|u)?',
    name: 'Gösterge (indikatör)',
    definition:
      'geçmiş fiyatlardan ya da hacimlerden sabit bir formülle hesaplanan ve grafikte çizilen sayı. O fiyatlarda olmayan bir bilgi taşımaz.',
  },
  'log-scale': {
    asked: 'log(?:aritmik)? (?:olce|grafi|skala|eksen)\\w*|(?:lineer|dogrusal) (?:olce|grafi)\\w*',
    name: 'Logaritmik ölçek',
    definition:
      'eşit uzaklıkların eşit yüzdelere karşılık geldiği fiyat ekseni; doğrusal ölçekte eşit tutarlara karşılık gelir. Uzun geçmişlere uygundur.',
  },
  'line-chart': {
    asked: 'cizgi(?:sel)? grafi\\w*|alan grafi\\w*',
    name: 'Çizgi grafik',
    definition:
      'kapanış fiyatlarını bir çizgiyle birleştiren grafik. Aradaki en yüksek ve en düşük fiyatları göstermez.',
  },
  'bar-chart': {
    asked: '(?:bar|cubuk|ohlc)(?: grafi\\w*)|ohlc',
    name: 'Çubuk grafik (bar grafik)',
    definition:
      'her zaman dilimini en düşükten en yükseğe dikey bir çizgiyle gösteren grafik; soldaki çentik açılışı, sağdaki kapanışı gösterir.',
  },
  trend: {
    asked:
      '(?:yukselen |dusen |yukari |asagi |yatay )?(?:yonlu )?trend(?:ler|i)?|(?:yukselis|dusus) trend\\w*|uptrend|downtrend',
    name: 'Trend',
    definition:
      'salınım tepelerinin ve diplerinin ilerlediği yön: ikisi de yükseliyorsa yükselen, ikisi de alçalıyorsa düşen trenddir. Vela trendi büyük ve küçük ölçekte okur.',
  },
  momentum: {
    asked: 'momentum(?:u)?|ivme(?:si)?',
    name: 'Momentum',
    definition:
      'fiyatın son dönemde bir yönde ne kadar hızlı hareket ettiği. Göstergeler bunu farklı yollarla, örneğin sabit sayıda mumdaki değişimle ölçer.',
  },
  rally: {
    asked: 'ralli(?:ler|si)?|rally|ayi piyasasi rallisi|olu kedi sicramasi',
    name: 'Ralli',
    definition:
      'fiyatın belirgin biçimde yükselmesi. Daha uzun bir düşüşün içindeyse ayı piyasası rallisi, kısa ve zayıfsa ölü kedi sıçraması denir.',
  },
  crash: {
    asked: '(?:piyasa )?cokus\\w*|crash|flas cokus|kapitulasyon|panik satis\\w*|sert satis\\w*',
    name: 'Çöküş',
    definition:
      'fiyatların ani ve derin düşüşü. Birçok kişinin pozisyonunu aynı anda, fiyata bakmadan bırakmasına kapitülasyon denir.',
  },
  bubble: {
    asked: '(?:fiyat |piyasa |spekulatif )?balon(?:lar|u)?',
    name: 'Balon',
    definition:
      'fiyatların, gelirin ya da kullanımın açıklayacağının çok ötesinde, süreceği beklentisiyle yükselmesi. Balon olduğu ancak patladıktan sonra kesinleşir.',
  },
  fomo: {
    asked: 'fomo(?: (?:ve|ile) fud)?|fud|firsati kacirma korkusu',
    name: 'FOMO ve FUD',
    definition:
      'FOMO bir yükselişi kaçırma korkusudur; FUD ise fiyatı baskılamak için yayılan korku, belirsizlik ve şüphe demektir. İkisi de grafiği değil, ruh hâlini anlatır.',
  },
  'market-sentiment': {
    asked:
      '(?:piyasa |yatirimci )?(?:duyarlili|hissiyat|psikoloji)\\w*|korku(?: ve)? acgozluluk(?: endeks\\w*)?|piyasa algisi',
    name: 'Piyasa duyarlılığı',
    definition:
      'işlem yapanların korkudan açgözlülüğe uzanan ruh hâli. Bunun endeksleri fiyat, hacim ve anketlerden kurulur; nasıl kurulacağını hazırlayan seçer.',
  },
  'volatile-market': {
    asked:
      '(?:yuksek |dusuk )?(?:volatilite|oynaklik)|volatil(?: piyasa)?|oynak(?: piyasa)?|dalgali piyasa',
    name: 'Oynaklık (oynak piyasa)',
    definition:
      'fiyat hareketlerinin, yönü ne olursa olsun, büyüklüğü. Fiyatın kısa sürede çok yol aldığı piyasaya oynak denir.',
  },
  'all-time-high': {
    asked:
      'tum zamanlarin (?:en (?:yukse|dusu)|zirve|tepe|dib|dip)\\w*(?: (?:ve|veya) (?:dib|dip)\\w*)?|at[hl]|all time high',
    name: 'Tüm zamanların zirvesi (ATH)',
    definition:
      'bir enstrümanın bugüne kadar işlem gördüğü en yüksek fiyat; en düşüğüne tüm zamanların dibi (ATL) denir. İkisi de verinin ne kadar geriye gittiğine bağlıdır.',
  },
  range: {
    asked: '(?:islem |fiyat )(?:arali|band)\\w*|range',
    name: 'İşlem aralığı (range)',
    definition:
      'bir süredir tutan bir tepe ile bir dip arasındaki fiyatlar. Kenarları ancak fiyat oradan döndükten sonra bilinir.',
  },
  expiry: {
    asked:
      'vade sonu(?: gunu)?|(?:opsiyon |kontrat )?vade(?:si)?(?: (?:bitim|tarih)\\w*)?|son islem gunu',
    name: 'Vade sonu',
    definition:
      'vadeli sözleşmenin ya da opsiyonun bittiği tarih. Öncesinde pozisyonlar çoğu kez daha ileri vadeye taşınır, bu da günün hacmini artırabilir.',
  },
  option: {
    asked: 'opsiyon(?:lar|u)?|(?:call|put)(?: (?:ve|veya) (?:call|put))?(?: opsiyon\\w*)?',
    name: 'Opsiyon',
    definition:
      'bir şeyi bir tarihe kadar sabit bir fiyattan edinme (call) ya da devretme (put) hakkı; yükümlülük değildir. Değersiz olarak sona erebilir.',
  },
} satisfies GlossaryPart;
