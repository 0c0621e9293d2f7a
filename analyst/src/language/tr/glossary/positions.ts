import type { GlossaryPart } from '../../glossary.ts';

export const positions = {
  leverage: {
    asked: 'kaldirac(?:li)?(?: (?:oran|islem|etki)\\w*)?|leverage',
    name: 'Kaldıraç',
    definition:
      'yatırılan paradan büyük bir pozisyonu, kalanı ödünç olmak üzere tutmak. Kazanç da kayıp da aynı katsayıyla büyür; ters yönde küçük bir hareket yatırılanı tüketebilir.',
  },
  margin: {
    asked: '(?:baslangic |surdurme )?(?:teminat\\w*|marjin)|margin|kredili islem',
    name: 'Teminat (marjin)',
    definition:
      'bir kısmı ödünç olan pozisyon için güvence olarak yatırılan para. Kayıplar onu belirli bir alt sınırın altına indirirse ek teminat istenir ya da pozisyon kapatılır.',
  },
  'margin-call': {
    asked: 'margin call|(?:teminat )?tamamlama cagri\\w*|marjin cagri\\w*|teminat cagri\\w*',
    name: 'Teminat tamamlama çağrısı (margin call)',
    definition:
      'kayıplar teminatı alt sınırın altına indirdiği için para ekleme talebi. Eklenmezse aracı kurum pozisyonları kapatır.',
  },
  liquidation: {
    asked: 'likidasyon\\w*|likit olmak|likide olma\\w*|liquidation',
    name: 'Likidasyon',
    definition:
      'teminatı artık kaybını karşılamayan pozisyonun zorla kapatılması. Çok sayıda olduğunda, kendisine yol açan hareketi hızlandırabilir.',
  },
  hedge: {
    asked: 'hedg(?:e|ing)\\w*|riskten korunma\\w*|koruma amacli islem',
    name: 'Hedge (riskten korunma)',
    definition:
      'ilk pozisyonun tersine kazanıp kaybetmesi için tutulan ikinci pozisyon; böylece bir hareket ikisini birlikte daha az etkiler. Lehte hareketin getirisini de azaltır ve bir maliyeti vardır.',
  },
  position: {
    asked: '(?:acik )?pozisyon(?:lar|u)?(?: buyuklugu)?',
    name: 'Pozisyon',
    definition:
      'bir enstrümanda belirli bir anda sahip olunan ya da borçlu olunan miktar; büyüklüğü ve fiyatıyla birlikte. Ters yönde bir işlem onu bitirene kadar açıktır.',
  },
  portfolio: {
    asked: 'portfoy(?:ler|u)?|yatirim portfoyu',
    name: 'Portföy',
    definition:
      'belirli bir anda elde tutulan her şeyin bütünü. Riskini, parçalarının tek tek riski kadar birlikte nasıl hareket ettikleri belirler.',
  },
  diversification: {
    asked: '(?:portfoy )?cesitlendirme\\w*|diversifikasyon',
    name: 'Çeşitlendirme',
    definition:
      'birbirine benzemeyen hareketler yapan birkaç varlığı birlikte tutmak; birinin kaybı böylece daha az ağırlık taşır. Hepsi birlikte düştüğünde korumaz.',
  },
  'average-cost': {
    asked:
      '(?:ortalama )?maliyet(?:i)?(?: ortalama\\w*| dusurme)?|maliyet ortalamasi|ortalama maliyet\\w*|dca|kademeli alim',
    name: 'Ortalama maliyet (DCA)',
    definition:
      'bir enstrümana harcanan tutarın adede bölümü. Aynı tutarı sabit aralıklarla harcamak (DCA) maliyeti birçok fiyata yayar; zararı önlemez.',
  },
  scalping: {
    asked: 'scalp(?:ing|er)?',
    name: 'Scalping',
    definition:
      'saniyeler ile dakikalar süren hareketlerde, çok küçük farklar için işlem yapmak. Maliyetler burada ağır basar.',
  },
  'day-trading': {
    asked: 'day ?trad(?:e|ing|er)|gun ici (?:islem|trade)\\w*|gunluk (?:islem|trade)\\w*',
    name: 'Gün içi işlem (day trade)',
    definition: 'pozisyonları aynı işlem gününde açıp bitirmek; gece boyunca hiçbiri taşınmaz.',
  },
  'swing-trading': {
    asked: 'swing ?trad(?:e|ing|er)',
    name: 'Swing trade',
    definition:
      'pozisyonları günlerce ya da haftalarca, grafikteki tek bir salınım boyunca taşımak.',
  },
  'paper-trading': {
    asked: 'paper ?trad(?:e|ing)|sanal (?:islem|borsa|portfoy)|demo (?:hesap|islem)\\w*',
    name: 'Sanal işlem (paper trading)',
    definition:
      'gerçek fiyatlarla, gerçek olmayan parayla işlem yapmak. Maliyeti yoktur; fiyat kaymasını ve gerçek kaybın baskısını göstermez.',
  },
  arbitrage: {
    asked: 'arbitraj\\w*',
    name: 'Arbitraj',
    definition:
      'aynı şeyin farklı yerlerdeki fiyatları arasındaki farktan yararlanmak. Çok kişi aradığı için bu farklar küçük ve kısa ömürlüdür.',
  },
  'risk-reward': {
    asked:
      'risk(?: ve| ?/)? ?(?:odul|getiri|kazanc)(?: oran\\w*)?|risk ?/? ?reward|rr|odul risk oran\\w*',
    name: 'Risk-ödül oranı',
    definition:
      'bir fiyattan fikrin terk edileceği seviyeye olan mesafenin, beklenen seviyeye olan mesafeye oranı. Hangisine ne sıklıkla ulaşıldığını söylemez.',
  },
  'opening-gap': {
    asked:
      '(?:acilis|fiyat|hafta sonu) (?:boslug|bosluk|gap)\\w*|gap(?:li)? (?:up|down|acilis\\w*)|yukari gap|asagi gap',
    name: 'Açılış boşluğu',
    definition:
      'bir seansın son fiyatı ile sonrakinin ilk fiyatı arasında, arada işlem olmadan kalan fark. Adil değer boşluğuyla aynı şey değildir; o, üç mum içinde oluşur.',
  },
  'extended-hours': {
    asked:
      '(?:seans|acilis) oncesi(?: ve (?:seans )?sonrasi)?(?: islem\\w*)?|seans (?:disi|sonrasi)(?: islem\\w*)?|pre ?market|after ?hours?|acilis zili|kapanis zili|uzatilmis seans',
    name: 'Seans öncesi ve sonrası',
    definition:
      'borsanın açılış zilinden önceki (pre-market) ve kapanış zilinden sonraki (after hours) işlemler. O saatlerde işlem azdır; makas açılır, fiyat daha çok sıçrar.',
  },
  speculation: {
    asked: 'spekul(?:asyon|atif|ator)\\w*',
    name: 'Spekülasyon',
    definition:
      'bir şeyin getirisinden ya da kullanımından değil, fiyatının değişmesinden kazanmak için risk almak.',
  },
} satisfies GlossaryPart;
