import type { GlossaryPart } from '../../glossary.ts';

export const stocks = {
  share: {
    asked: '(?:hisse(?: senedi)?|pay(?: senedi)?)(?:ler|leri|si)?|hisse senetleri',
    name: 'Hisse senedi (pay)',
    definition:
      'bir şirketin mülkiyetinin bir parçası. Sahibi dağıtılan kârdan pay alır, ödediğini kaybedebilir.',
  },
  dividend: {
    asked: 'temettu(?:ler|su)?(?: (?:odeme|hisse)\\w*)?|kar pay\\w*',
    name: 'Temettü (kâr payı)',
    definition:
      'şirketin kârından ortaklarına dağıttığı kısım. Hak kullanım gününde hisse bu haktan yoksun işlem görür ve fiyat genellikle yaklaşık o kadar aşağıdan açılır.',
  },
  'dividend-yield': {
    asked: '(?:temettu )?verim(?:i|ler)?|yield',
    name: 'Verim (temettü verimi)',
    definition:
      'bir yatırımın yıllık gelirinin fiyatına oranı; hissede temettünün fiyata oranıdır. Fiyat düştükçe yükselir.',
  },
  'stock-split': {
    asked:
      '(?:hisse |pay )?bolunme\\w*|bedel(?:siz|li)(?: (?:ve|veya) bedel(?:siz|li))?(?: sermaye arttirim\\w*| sermaye artirim\\w*)?|(?:stock )?split|sermaye art(?:t)?irim\\w*',
    name: 'Hisse bölünmesi',
    definition:
      'her hissenin birkaç hisseyle değiştirilmesi; bedelsiz sermaye artırımı da aynı etkiyi yapar. Fiyat aynı katsayıyla değişir, elde tutulanın değeri değişmez. Bedelli artırımda ortak yeni pay için para öder.',
  },
  ipo: {
    asked: 'halka arz(?:lar|i)?|ipo|halka acilma\\w*',
    name: 'Halka arz (IPO)',
    definition:
      'bir şirketin paylarının ilk kez halka sunulması; ardından paylar borsada işlem görür.',
  },
  'market-cap': {
    asked: '(?:toplam )?piyasa deger\\w*|market ?cap',
    name: 'Piyasa değeri',
    definition:
      'bir hissenin ya da coinin fiyatının adediyle çarpımı: piyasanın bütüne biçtiği değer. İçine konan para demek değildir.',
  },
  'free-float': {
    asked:
      'halka aciklik(?: oran\\w*)?|fiili dolasim\\w*(?: oran\\w*)?|free float|dolasimdaki pay\\w*',
    name: 'Halka açıklık oranı (free float)',
    definition:
      'şirketin paylarından kurucuların, devletin ya da öteki büyük ortakların elinde sabit duranlar çıkınca serbestçe işlem gören kısım.',
  },
  'price-earnings': {
    asked: 'f ?/ ?k(?: oran\\w*)?|fiyat ?/? ?kazanc(?: oran\\w*)?|p ?/ ?e',
    name: 'Fiyat/kazanç oranı (F/K)',
    definition:
      'bir hissenin fiyatının yıllık hisse başına kârına bölümü. Fiyatın o kârın kaç yıllığına denk geldiğini söyler; zararda anlamı yoktur.',
  },
  'earnings-per-share': {
    asked: 'hisse ba(?:si|sina) (?:kar|kazanc)\\w*|eps|hbk|pay basina (?:kar|kazanc)\\w*',
    name: 'Hisse başına kâr (EPS)',
    definition: 'şirketin bir dönemdeki kârının hisse sayısına bölümü.',
  },
  'earnings-season': {
    asked: 'bilanco (?:donem|sezon)\\w*|kazanc sezonu|bilanco takvimi',
    name: 'Bilanço dönemi',
    definition:
      'çeyrek bitiminden sonra halka açık şirketlerin çoğunun sonuçlarını açıkladığı haftalar.',
  },
  buyback: {
    asked: '(?:hisse |pay )?geri alim\\w*|buy ?back',
    name: 'Pay geri alımı',
    definition:
      'şirketin kendi paylarını piyasadan geri toplaması. Geriye daha az pay kaldığından aynı kâr daha az paya bölünür.',
  },
  'blue-chip': {
    asked: 'blue ?chip\\w*|mavi cip\\w*',
    name: 'Blue chip',
    definition:
      'büyük ve köklü bir şirketin hissesi. Bu ad, fiyatı hakkında kesin bir şey söylemez.',
  },
  'growth-value': {
    asked:
      '(?:buyume|deger)(?: (?:ve|veya|ile) (?:buyume|deger))? hisse\\w*|(?:growth|value) hisse\\w*',
    name: 'Büyüme ve değer hisseleri',
    definition:
      'büyüme hissesi, kârının hızla artacağı beklentisiyle fiyatlanır; değer hissesi ise şirketin bugün kazandığına ya da sahip olduğuna göre düşük fiyatlanır.',
  },
  sector: {
    asked: 'sektor(?:ler|u)?',
    name: 'Sektör',
    definition:
      'bankacılık ya da enerji gibi aynı işi yapan şirketlerin grubu. Bir sektörün hisseleri çoğu kez birlikte hareket eder.',
  },
  'market-breadth': {
    asked: 'piyasa genisli\\w*|market breadth',
    name: 'Piyasa genişliği',
    definition:
      'bir piyasadaki hisselerin kaçının harekete katıldığı. Endeks birkaç büyük üyesiyle yükselirken ötekilerin çoğu düşüyor olabilir.',
  },
  alpha: {
    asked: 'alfa(?:si)?(?: getirisi)?|alpha',
    name: 'Alfa',
    definition:
      'getirinin, alınan risk hesaba katıldıktan sonra piyasanın hareketiyle açıklanmayan kısmı. Geçmişe bakılarak ölçülür.',
  },
  benchmark: {
    asked: 'benchmark|kiyas(?:lama)? olcut\\w*|karsilastirma olcut\\w*',
    name: 'Karşılaştırma ölçütü (benchmark)',
    definition: 'getirinin kıyaslandığı şey, çoğunlukla aynı piyasanın bir endeksi.',
  },
} satisfies GlossaryPart;
