import type { GlossaryPart } from '../../glossary.ts';

export const statistics = {
  average: {
    asked: 'aritmetik (?:ortalama|ort)\\w*|(?:agirlikli |basit )?ortalama(?:lar|si)?',
    name: 'Aritmetik ortalama',
    definition:
      'bütün değerlerin toplamının sayılarına bölümü. Medyanın tersine, tek bir uç değer onu çok değiştirebilir.',
  },
  median: {
    asked: 'medyan\\w*|ortanca\\w*|median',
    name: 'Medyan (ortanca)',
    definition:
      'değerler sıralandığında ortada kalan değer: yarısı üstünde, yarısı altındadır. Uç değerler onu pek değiştirmez.',
  },
  percentile: {
    asked: 'yuzdelik(?: (?:dilim|sira)\\w*)?|persentil|percentile',
    name: 'Yüzdelik dilim',
    definition:
      'bir değerin sıralı değerler arasındaki yeri; kendisinin altında kalanların payı olarak verilir. Medyan, ortadaki yüzdeliktir.',
  },
  variance: {
    asked: 'varyans\\w*|variance',
    name: 'Varyans',
    definition:
      'değerlerin ortalamaya uzaklıklarının karelerinin ortalaması. Karekökü, değerlerle aynı birimde olan standart sapmadır.',
  },
  outlier: {
    asked: '(?:aykiri|uc|sapan) deger\\w*|outlier',
    name: 'Aykırı değer',
    definition:
      'ötekilerin hepsinden uzak bir değer. Veri hatası da olabilir, gerçek ve seyrek bir olay da.',
  },
  'sample-size': {
    asked: 'orneklem\\w*(?: (?:buyuklu|sayi)\\w*)?|ornek sayisi|sample size',
    name: 'Örneklem büyüklüğü',
    definition:
      'bir ifadenin kaç örneğe dayandığı. Ne kadar azsa, görülenin o kadar çoğu rastlantı olabilir.',
  },
  'statistical-significance': {
    asked: 'istatistik(?:sel|i)? (?:olarak )?anlamli\\w*|anlamlilik(?: duzeyi)?',
    name: 'İstatistiksel anlamlılık',
    definition:
      'yalnızca rastlantıyla seyrek ortaya çıkacak bir fark için söylenir. Farkın büyük olduğunu ya da süreceğini söylemez.',
  },
  'confidence-interval': {
    asked: 'guven (?:arali|duzey|bandi)\\w*|confidence interval',
    name: 'Güven aralığı',
    definition:
      'veriyle uyumlu değerlerin aralığı: birçok örneklemden aynı yolla kurulduğunda, belirtilen oranda gerçek değeri içerir.',
  },
  'normal-distribution': {
    asked: 'normal dagilim\\w*|can egrisi|gauss\\w*(?: dagilim\\w*)?|kalin kuyruk\\w*',
    name: 'Normal dağılım',
    definition:
      'çok sayıda küçük ve bağımsız etkinin yarattığı, ortalamanın çevresinde çan biçimli yayılım. Piyasa getirilerinde onun izin verdiğinden fazla uç değer vardır; buna kalın kuyruk denir.',
  },
  'log-return': {
    asked: 'log(?:aritmik)? getiri\\w*',
    name: 'Logaritmik getiri',
    definition:
      'bir fiyatın önceki bir fiyata bölümünün doğal logaritması. Yüzdelerden farklı olarak zaman içinde toplanabilir.',
  },
  'basis-point': {
    asked: 'baz puan\\w*|bps|basis point',
    name: 'Baz puan',
    definition: 'yüzde puanın yüzde biri; faizler ve makaslar bu birimle karşılaştırılır.',
  },
  compounding: {
    asked: 'bilesik (?:faiz|getiri|buyume)\\w*|bileske getiri',
    name: 'Bileşik faiz',
    definition:
      'önceki getirinin üzerinden de getiri elde etmek; tutar böylece sabit bir miktarla değil, bir katsayıyla büyür. Kayıplar da aynı biçimde birikir.',
  },
  overfitting: {
    asked: 'asiri (?:uyum|ogrenme|uydurma)\\w*|overfit(?:ting)?',
    name: 'Aşırı uyum (overfitting)',
    definition:
      'kuralları geçmiş veriye, rastlantısal özelliklerini anlatacak kadar sıkı uydurmak. Böyle kurallar o veride iyi görünür, yeni veride başarısız olur.',
  },
  'survivorship-bias': {
    asked: 'hayatta kal(?:an|ma)\\w* (?:yanil|onyarg|sapma)\\w*|survivorship bias',
    name: 'Hayatta kalma yanılgısı',
    definition:
      'yalnızca bugün var olana, örneğin endeksin bugünkü hisselerine bakıp artık olmayanları hesaba katmama hatası.',
  },
  'look-ahead-bias': {
    asked: '(?:ileri|gelecege) bak(?:ma|is) (?:yanil|onyarg|hata)\\w*|look ?ahead(?: bias)?',
    name: 'İleri bakma yanılgısı (look-ahead)',
    definition:
      'bir sınamada o anda bilinmeyen bilgiyi kullanma hatası. Vela bir yapıyı ancak doğrulandığı mumdan itibaren sayar.',
  },
  'mean-reversion': {
    asked: 'ortalamaya don\\w*|mean reversion',
    name: 'Ortalamaya dönüş',
    definition:
      'olağan dışı bir değerin ardından daha olağan bir değerin gelmesi eğilimi. Fiyatlarda sınanması gereken bir varsayımdır; trend bunun tersidir.',
  },
  'base-effect': {
    asked: 'baz etki\\w*|base effect',
    name: 'Baz etkisi',
    definition:
      'geçen yılki değerin yıllık değişim üzerindeki etkisi: olağan dışı düşük bir değerden sonra değişim büyük, yüksek bir değerden sonra küçük görünür.',
  },
} satisfies GlossaryPart;
