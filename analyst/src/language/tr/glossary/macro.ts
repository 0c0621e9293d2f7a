import type { GlossaryPart } from '../../glossary.ts';

export const macro = {
  inflation: {
    asked: '(?:yillik |aylik )?enflasyon\\w*|dezenflasyon|deflasyon|inflation',
    name: 'Enflasyon',
    definition:
      'fiyatlar genel düzeyinin zaman içinde artması; genellikle bir yıl öncesine göre değişim olarak verilir. Aynı parayla karşılanabilecek şeyi azaltır. Fiyatların genel olarak düşmesine deflasyon, artışın yavaşlamasına dezenflasyon denir.',
  },
  cpi: {
    asked: 'tufe|cpi|tuketici fiyat\\w*(?: endeks\\w*)?|ufe|uretici fiyat\\w*(?: endeks\\w*)?',
    name: 'TÜFE (CPI)',
    definition:
      'tüketici fiyat endeksi: sabit bir mal ve hizmet sepetinin eski bir döneme göre kaça mal olduğu. Yıllık değişimi, enflasyon için alışılmış rakamdır. Üretici fiyat endeksi (ÜFE) aynı şeyi üreticinin eline geçen fiyatlarla yapar.',
  },
  'interest-rate': {
    asked: '(?:politika )?faiz(?:i|ler|leri)?(?: (?:oran|arti[rs]|indirim)\\w*)?',
    name: 'Faiz oranı',
    definition:
      'parayı bir süreliğine ödünç almanın bedeli; tutarın yıllık payı olarak verilir. Politika faizi, merkez bankasının belirlediğidir.',
  },
  'central-bank': {
    asked: 'merkez banka\\w*|fed|tcmb|ecb|amb|fomc|ppk',
    name: 'Merkez bankası',
    definition:
      'bir para birimini çıkaran ve politika faizini belirleyen kurum: Türkiye’de TCMB, ABD’de Fed, avro bölgesinde ECB.',
  },
  'hawkish-dovish': {
    asked:
      '(?:sahin|guvercin)(?: (?:ve|veya|ile) (?:sahin|guvercin))?(?: (?:ton|durus|soylem|politika|fed)\\w*)?|hawkish|dovish',
    name: 'Şahin ve güvercin',
    definition:
      'merkez bankasının tonunu anlatan sözcükler: şahin, enflasyona karşı daha yüksek faize; güvercin, ekonomiyi desteklemek için daha düşük faize yakındır.',
  },
  'quantitative-easing': {
    asked: '(?:parasal|niceliksel|miktarsal) (?:genisle|sikilas|gevse)\\w*|qe|qt|para basma\\w*',
    name: 'Parasal genişleme (QE)',
    definition:
      'merkez bankasının faizleri aşağı bastırmak için yeni yarattığı parayla tahvil toplaması. Tersine parasal sıkılaşma (QT) denir.',
  },
  recession: {
    asked: 'resesyon\\w*|ekonomik durgunluk|durgunluk|stagflasyon|recession',
    name: 'Resesyon',
    definition:
      'ekonomik faaliyetin aylar boyunca belirgin biçimde gerilemesi. Yaygın bir pratik kural, üretim art arda çeyreklerde daralınca bu adı verir. Yüksek enflasyonla birlikteyse stagflasyon denir.',
  },
  gdp: {
    asked: 'gsyh|gsyih|gayri ?safi yurt ?ici hasila\\w*|milli gelir|gdp',
    name: 'GSYH',
    definition:
      'gayrisafi yurt içi hasıla: bir ülkenin bir dönemde ürettiği bütün mal ve hizmetlerin değeri.',
  },
  payrolls: {
    asked: 'tarim disi(?: istihdam\\w*)?(?: veri\\w*)?|nfp|istihdam raporu',
    name: 'Tarım dışı istihdam (NFP)',
    definition:
      'ABD’de tarım dışında her ay eklenen iş sayısı. Ayın başında açıklanır; dövizler ve endeksler çoğu kez bu veriyle hareket eder.',
  },
  bond: {
    asked: 'tahvil(?:ler|i)?|bono(?:lar)?|(?:devlet|hazine) (?:tahvil|bono)\\w*|bond',
    name: 'Tahvil',
    definition:
      'bir devlete ya da şirkete verilen ve alınıp devredilebilen borç. Ödemeleri sabit olduğundan, piyasa faizi yükselince fiyatı düşer.',
  },
  'yield-curve': {
    asked: '(?:ters )?(?:getiri|verim) egri\\w*|yield curve',
    name: 'Getiri eğrisi',
    definition:
      'bir ülkenin tahvil faizlerinin vadeye göre dizilişi. Kısa vadeliler uzun vadelilerden fazla getirdiğinde eğriye ters denir.',
  },
  'credit-default-swap': {
    asked: 'cds(?: prim\\w*| puan\\w*)?|kredi temerrut takas\\w*|(?:ulke )?risk prim\\w*',
    name: 'Kredi temerrüt takası (CDS)',
    definition:
      'devlet gibi bir borçlu ödeyemezse ödeme yapan sözleşme. Fiyatı, o borçluya borç vermenin ne kadar riskli görüldüğünün ölçüsüdür; risk primi diye anılır.',
  },
  commodity: {
    asked: 'emtia(?:lar|si)?|commodity',
    name: 'Emtia',
    definition: 'altın, petrol, buğday gibi standart kalitede işlem gören ham madde.',
  },
  forex: {
    asked: 'forex(?: piyasa\\w*)?|doviz piyasa\\w*|fx',
    name: 'Forex (döviz piyasası)',
    definition:
      'para birimlerinin birbirine karşı, her zaman çiftler hâlinde işlem gördüğü piyasa. Tek bir borsası yoktur, hafta içi kesintisiz açıktır.',
  },
  'currency-pair': {
    asked: '(?:doviz |capraz )?parite(?:ler|si)?|doviz (?:cift|kur)\\w*|kur|capraz kur\\w*',
    name: 'Parite (döviz çifti)',
    definition:
      'bir para biriminin başka bir para birimi cinsinden fiyatı. EUR/USD paritesinde fiyatlanan avrodur, karşılığı dolardır.',
  },
  'carry-trade': {
    asked: 'carry(?: ?trad(?:e|ing))?|tasima ticareti',
    name: 'Carry trade',
    definition:
      'faizi düşük bir para biriminden borçlanıp faizi daha yüksek bir para birimini tutmak. Aradaki kazanç, kurdaki bir değişimle kaybedilebilir.',
  },
  'safe-haven': {
    asked: 'guvenli liman\\w*|safe haven',
    name: 'Güvenli liman',
    definition:
      'korku zamanlarında birçok kişinin yöneldiği varlık: altın, İsviçre frangı ya da güçlü devletlerin tahvilleri gibi. Buna rağmen değer kaybedebilir.',
  },
  'risk-appetite': {
    asked:
      'risk istah\\w*|risk ?(?:on|off)(?:,? (?:(?:ve|veya) )?risk ?(?:on|off))?|riskten kac\\w*',
    name: 'Risk iştahı (risk on, risk off)',
    definition:
      'piyasaların havası: risk iştahı varken hisseler ve öteki riskli varlıklar, riskten kaçışta ise güvenli sayılanlar talep görür.',
  },
} satisfies GlossaryPart;
