import type { RelativeMeasureId } from '@vela/engine';
import type { RelativeSentence } from '../../en/measures/relative.ts';
import type { Words } from '../../words.ts';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const relativeQuestions: Readonly<Record<RelativeMeasureId, Words>> = {
  correlation: [
    'korelasyon\\w*(?: (?:matris|tablo|katsayi)\\w*)?',
    'kolerasyon\\w*',
    'correlat\\w+',
    '(?:birlikte|beraber|ayni yonde|ayni anda|zit yonde|ters yonde|ters|zit|paralel) (?:mi )?(?:hareket ed\\w*|hareket ett\\w*|gid\\w*|oynuyor\\w*|yuru\\w*|calis\\w*)',
    'birlikte (?:nasil )?hareket\\w*',
    '(?:ters|dogru|negatif|pozitif) (?:korele|iliski|orantili)\\w*',
    '(?:arasindaki|aralarindaki) (?:iliski|bag|baglanti)\\w*',
    '(?:birbirini|birbirlerini) (?:takip ed|izl|etkil)\\w*',
    'ayris(?:ti|iyor|mis|ma)\\w*',
  ],
  beta: [
    'beta(?:si|sini|sinin|lari|larini|yi|nin)?(?: (?:kac|nedir|ne kadar|katsayi\\w*))?',
    '(?:piyasaya|endekse|bitcoine|btc ?ye) (?:duyarli|duyarlilig|hassas)\\w*',
    'duyarlilig\\w*',
    '(?:ne kadar|kac kat) (?:tepki|duyarli)\\w*',
  ],
  'relative-strength': [
    '(?:goreli|goreceli|bagil|relatif) (?:guc|guc\\w*|performans\\w*)',
    'hangisi (?:\\S+ ){0,5}(?:daha )?(?:iyi|kotu|guclu|zayif|basarili)(?: (?:gitti|gitmis|performans\\w*|gidiyor|yapti|durumda))?',
    '(?:hangisi|hangi biri) (?:\\S+ ){0,5}(?:cok|fazla|az) (?:kazandir\\w*|yuksel\\w*|art\\w*|cikt\\w*|cikmis|kaybett\\w*|kaybettir\\w*|dust\\w*|geriled\\w*|prim\\w*|getir\\w*)',
    '(?:daha|en) (?:cok|fazla|az) (?:kazandir\\w*|yuksel\\w*|artt\\w*|artmis|prim yap\\w*|getiri\\w*|deger kazan\\w*|deger kayb\\w*)',
    '(?:getiri|performans|degisim|kazanc)\\w* (?:\\w+ )?(?:siralama\\w*|sirala\\w*|kiyas\\w*|karsilastir\\w*)',
    '(?:getiri|performans|kazanc)\\w* gore (?:sirala\\w*|diz\\w*)',
    '(?<=^\\s*)sirala\\w*(?: (?:lutfen|misin\\w*|mi))?(?=\\s*$)',
    '(?:bunlari|onlari|hepsini|sunlari) sirala\\w*',
    '(?:gerisinde|onunde|geride|onde) (?:mi )?(?:kal\\w*|gid\\w*|mi)?',
    '(?:yendi|gecti|solladi|geride birakti) mi',
    'en (?:iyi|kotu) (?:performans|giden|gitmis|kazandiran|getiri)\\w*',
    '(?:getiri|performans)\\w* yan yana',
    'outperform\\w*|underperform\\w*',
  ],
  'compare-volatility': [
    'hangisi (?:\\S+ ){0,4}(?:daha |en )?(?:cok |az )?(?:oynak|volatil|dalgali|riskli|sakin|istikrarli|durgun|hareketli)\\w*',
    '(?:daha|en) (?:cok |az )?(?:oynak|volatil|dalgali|riskli|sakin|istikrarli) (?:hangisi|olan|olani|olan hangisi)\\w*',
    '(?:oynaklik|oynaklig|volatilite|dalgalanma)\\w* (?:\\w+ )?(?:karsilastir|kiyas|yan yana)\\w*',
    'daha (?:mi )?(?:cok |az )?(?:oynak|volatil|dalgali|riskli|sakin|oynuyor\\w*)(?: mi)?',
    'daha (?:mi )?(?:cok|az) (?:oynuyor|oynar|dalgalan)\\w*',
    '(?:oynaklig|oynaklik|volatilite)\\w* gore (?:sirala|diz)\\w*',
  ],
  'compare-drawdown': [
    '(?:dusus|kayip|drawdown|cekilme|gerileme)\\w* (?:\\w+ )?(?:karsilastir|kiyas|yan yana|sirala)\\w*',
    'hangisi (?:\\S+ ){0,5}(?:daha|en) (?:derin|sert|buyuk) (?:dus|gerile|cak|cok|kayip|kayb)\\w*',
    'hangisi (?:\\S+ ){0,4}(?:tepeden|zirveden|zirvesinden|tepesinden) (?:\\S+ ){0,3}(?:dus|uzak|gerile|kayip|kayb)\\w*',
    '(?:daha|en) (?:cok|fazla|az) (?:dus\\w+|geriled\\w*|kaybed\\w*) (?:tepeden|zirveden|zirvesinden|tepesinden)',
    '(?:tepeden|zirveden|zirvesinden|tepesinden) (?:\\S+ )?(?:daha|en) (?:cok|fazla|az) (?:dus|gerile|uzak|kaybe)\\w*',
  ],
  'compare-trend': [
    '(?:trend|egilim|yapi)\\w* (?:\\w+ )?(?:yan yana|karsilastir|kiyas)\\w*',
    '(?:ayni|farkli|ters|zit) (?:trend|egilim|yapi|yon)\\w*(?: mi)?',
    'hangi(?:si|leri) (?:\\S+ ){0,3}(?:yukselis|dusus|yukari|asagi|boga|ayi) (?:trend|egilim|yonlu|yonunde|piyasa)\\w*',
    'hangi(?:si|leri) (?:\\S+ ){0,3}(?:yukseliste|dususte|trendde|bullish|bearish)',
    '(?:ikisi|hepsi|ucu)(?: de| birden)? (?:\\S+ ){0,2}(?:yukselis|dusus|boga|ayi|yukari|asagi|bullish|bearish)\\w*',
  ],
  ratio: [
    '(?<!(?:taban|kazanc|temettu|faiz|call|basari|kazanma|dolma|risk|sharpe|likidite|gunlerin|mumlarin|hacim|kar|borc|vergi|enflasyon) )oran(?:i|ini|inin|inda|lari|larini)?(?: (?:kac|ne durumda|nerede|nasil|nedir|ne kadar))?',
    '(?:rasyo|parite)\\w*(?: (?:kac|ne durumda|nerede|nasil|nedir|ne kadar))?',
    'cinsinden(?: (?:fiyat|deger|kac|ne kadar)\\w*)?',
    '(?:bazinda|bazli) (?:fiyat|deger|grafik)\\w*',
    '(?:birbirine|digerine) (?:oran|bolum)\\w*',
    'kac (?:tane |adet )?(?:\\S+ )?(?:ediyor|eder|almak icin)',
  ],
  'spread-of-returns': [
    '(?:getiri|performans|degisim|kazanc)\\w* (?:farki|makasi|farkini|makasini|farkinin)',
    '(?:aradaki|arasindaki|aralarindaki) (?:\\S+ )?(?:fark|makas|puan farki)\\w*',
    '(?:makas|fark)\\w* (?:\\S+ )?(?:kac puan|ne kadar|yuzde kac|acildi|kapandi|acilmis|ne)\\w*',
    '(?:kac puan|yuzde kac) (?:\\S+ )?(?:onde|geride|fark|fazla|iyi|kotu)\\w*',
    '(?:ne kadar|kac puan) (?:daha )?(?:iyi|kotu|onde|geride|fazla getirdi)\\w*',
    '(?:goreli|goreceli|fazla|asiri) getiri\\w*',
  ],
};

/** Sentences of this group. */
export const relativeSentences: Readonly<Record<RelativeSentence, string>> = {
  'correlation.strong':
    '{measure.correlation.first} ile {measure.correlation.second} yakından birlikte hareket etti: {measure.correlation.from} – {measure.correlation.to} arasındaki {measure.correlation.changes} ortak değişimde korelasyon {measure.correlation.correlation}.',
  'correlation.moderate':
    '{measure.correlation.first} ile {measure.correlation.second} kısmen birlikte hareket etti: {measure.correlation.from} – {measure.correlation.to} arasındaki {measure.correlation.changes} ortak değişimde korelasyon {measure.correlation.correlation}.',
  'correlation.weak':
    '{measure.correlation.first} ile {measure.correlation.second} arasında belirgin bir birliktelik yok: {measure.correlation.from} – {measure.correlation.to} arasındaki {measure.correlation.changes} ortak değişimde korelasyon {measure.correlation.correlation}.',
  'correlation.opposite':
    '{measure.correlation.first} ile {measure.correlation.second} çoğunlukla zıt yönlerde hareket etti: {measure.correlation.from} – {measure.correlation.to} arasındaki {measure.correlation.changes} ortak değişimde korelasyon {measure.correlation.correlation}.',
  'correlation.many':
    '{measure.correlation.count} enstrüman arasında {measure.correlation.from} – {measure.correlation.to} döneminde en benzer hareket edenler {measure.correlation.highest.first} ile {measure.correlation.highest.second} (korelasyon {measure.correlation.highest.correlation}), en az benzeyenler {measure.correlation.lowest.first} ile {measure.correlation.lowest.second} ({measure.correlation.lowest.correlation}).',
  'correlation.row':
    '{row.first} ile {row.second}: {row.changes} ortak değişimde {row.correlation}.',
  'correlation.few':
    'Korelasyon için ortak değişim sayısı yetersiz: {measure.correlation.changes}; Vela en az {measure.correlation.least} arıyor.',
  'correlation.flat':
    'Verilecek bir korelasyon yok: ortak değişimlerde en az biri hiç hareket etmedi.',
  'correlation.halves':
    'Bu değişimlerin ilk yarısında {measure.correlation.earlier}, ikinci yarısında {measure.correlation.later}.',
  beta: '{measure.beta.symbol} için {measure.beta.benchmark} karşısında beta {measure.beta.beta}: {measure.beta.benchmark} hareket ettiğinde ortalama olarak aynı yönde, onun {measure.beta.beta} katı kadar hareket etti.',
  'beta.against':
    '{measure.beta.symbol} için {measure.beta.benchmark} karşısında beta {measure.beta.beta}: ortalama olarak {measure.beta.benchmark} ile zıt yönde hareket etti.',
  'beta.explained':
    '{measure.beta.from} – {measure.beta.to} arasındaki {measure.beta.changes} ortak değişimde {measure.beta.benchmark} hareketlerinin açıkladığı varyans payı {measure.beta.explained-share}; korelasyon {measure.beta.correlation}.',
  'beta.few':
    'Beta için ortak değişim sayısı yetersiz: {measure.beta.changes}; Vela en az {measure.beta.least} arıyor.',
  'beta.flat':
    'Verilecek bir beta yok: ortak değişimlerde {measure.beta.benchmark} hiç hareket etmedi.',
  'relative-strength.two.rose':
    '{measure.relative-strength.from} – {measure.relative-strength.to} arasında {measure.relative-strength.1.symbol} daha çok yükseldi: {measure.relative-strength.1.change-percent:abs}; {measure.relative-strength.2.symbol} ise {measure.relative-strength.2.change-percent:abs}.',
  'relative-strength.two.fell':
    '{measure.relative-strength.from} – {measure.relative-strength.to} arasında {measure.relative-strength.1.symbol} daha az geriledi: {measure.relative-strength.1.change-percent:abs}; {measure.relative-strength.2.symbol} ise {measure.relative-strength.2.change-percent:abs}.',
  'relative-strength.two.apart':
    '{measure.relative-strength.from} – {measure.relative-strength.to} arasında {measure.relative-strength.1.symbol} daha iyiydi: {measure.relative-strength.1.change-percent:abs} yükseldi; {measure.relative-strength.2.symbol} ise {measure.relative-strength.2.change-percent:abs} geriledi.',
  'relative-strength.two':
    '{measure.relative-strength.from} – {measure.relative-strength.to} arasında {measure.relative-strength.1.symbol} daha iyiydi: değişimi {measure.relative-strength.1.change-percent}; {measure.relative-strength.2.symbol} için {measure.relative-strength.2.change-percent}.',
  'relative-strength.rose':
    '{measure.relative-strength.from} – {measure.relative-strength.to} arasında en iyisi {measure.relative-strength.1.symbol}: {measure.relative-strength.1.change-percent:abs} yükseldi.',
  'relative-strength.fell':
    '{measure.relative-strength.from} – {measure.relative-strength.to} arasında en az kaybeden {measure.relative-strength.1.symbol}: {measure.relative-strength.1.change-percent:abs} geriledi.',
  'relative-strength.flat':
    '{measure.relative-strength.from} – {measure.relative-strength.to} arasında en iyisi {measure.relative-strength.1.symbol}; değişimi {measure.relative-strength.1.change-percent}.',
  'relative-strength.none':
    'Ortak dönemin bir ucunda sıfırın üstünde olmayan bir fiyat var; sıralanacak bir yüzde yok.',
  'relative-strength.row.rose': '{row.symbol} {row.change-percent:abs} yükseldi.',
  'relative-strength.row.fell': '{row.symbol} {row.change-percent:abs} geriledi.',
  'relative-strength.row.flat': '{row.symbol} için değişim {row.change-percent}.',
  'relative-strength.lead':
    '{measure.relative-strength.1.symbol} ile sonuncu arasında {measure.relative-strength.lead} puan fark var.',
  'relative-strength.lead.two': 'Aradaki fark {measure.relative-strength.lead} puan.',
  'compare-volatility.two':
    '{measure.compare-volatility.from} – {measure.compare-volatility.to} arasında daha oynak olan {measure.compare-volatility.1.symbol}: gerçekleşmiş oynaklığı yıllık {measure.compare-volatility.1.volatility-percent}; {measure.compare-volatility.2.symbol} için {measure.compare-volatility.2.volatility-percent}.',
  'compare-volatility':
    '{measure.compare-volatility.from} – {measure.compare-volatility.to} arasında en oynağı {measure.compare-volatility.1.symbol}: gerçekleşmiş oynaklığı yıllık {measure.compare-volatility.1.volatility-percent}.',
  'compare-volatility.none':
    'Oynaklıklarını karşılaştırmak için ortak dönemde yeterli değişim yok.',
  'compare-volatility.row': '{row.symbol}: yıllık {row.volatility-percent}.',
  'compare-volatility.times':
    'En oynağı, en sakininin {measure.compare-volatility.times} katı hareket etti.',
  'compare-drawdown':
    '{measure.compare-drawdown.from} – {measure.compare-drawdown.to} arasında en derin düşüşü {measure.compare-drawdown.1.symbol} yaşadı: {measure.compare-drawdown.1.peak-time} tarihindeki en yüksek kapanışından {measure.compare-drawdown.1.worst-time} tarihine kadar {measure.compare-drawdown.1.worst.change-percent:abs}; dönem sonunda en yüksek kapanışına uzaklığı {measure.compare-drawdown.1.now.change-percent:abs}.',
  'compare-drawdown.recovered':
    '{measure.compare-drawdown.from} – {measure.compare-drawdown.to} arasında en derin düşüşü {measure.compare-drawdown.1.symbol} yaşadı: {measure.compare-drawdown.1.peak-time} tarihindeki en yüksek kapanışından {measure.compare-drawdown.1.worst-time} tarihine kadar {measure.compare-drawdown.1.worst.change-percent:abs}; dönem sonunda yine en yüksek kapanışındaydı.',
  'compare-drawdown.flat':
    '{measure.compare-drawdown.from} – {measure.compare-drawdown.to} arasında hiçbiri en yüksek kapanışından gerilemedi.',
  'compare-drawdown.zero':
    '{measure.compare-drawdown.from} – {measure.compare-drawdown.to} arasında en derin düşüşü {measure.compare-drawdown.zero.1.symbol} yaşadı: sıfıra ya da altına indiği için yüzdesi yok; fiyat olarak {measure.compare-drawdown.zero.1.fall}: {measure.compare-drawdown.zero.1.peak-time} tarihindeki {measure.compare-drawdown.zero.1.peak} kapanışından {measure.compare-drawdown.zero.1.low-time} tarihindeki {measure.compare-drawdown.zero.1.low} kapanışına.',
  'compare-drawdown.zero.more':
    '{measure.compare-drawdown.zero.2.symbol} de sıfıra ya da altına indi; fiyat olarak {measure.compare-drawdown.zero.2.fall}: {measure.compare-drawdown.zero.2.peak-time} tarihindeki {measure.compare-drawdown.zero.2.peak} kapanışından {measure.compare-drawdown.zero.2.low-time} tarihindeki {measure.compare-drawdown.zero.2.low} kapanışına.',
  'compare-drawdown.none':
    'Ortak dönemde sıfırın üstünde olmayan bir fiyat var; yüzde olarak sıralanacak bir düşüş yok.',
  'compare-drawdown.row':
    '{row.symbol}: {row.peak-time} – {row.worst-time} arasında {row.worst.change-percent:abs}; dönem sonunda en yüksek kapanışına uzaklığı {row.now.change-percent:abs}.',
  'compare-drawdown.row.recovered':
    '{row.symbol}: {row.peak-time} – {row.worst-time} arasında {row.worst.change-percent:abs}; dönem sonunda en yüksek kapanışında.',
  'compare-drawdown.row.flat': '{row.symbol}: düşüş yok.',
  'compare-trend.two':
    'Salınım ölçeğinde {measure.compare-trend.1.symbol} {measure.compare-trend.1.swing}, {measure.compare-trend.2.symbol} {measure.compare-trend.2.swing}.',
  'compare-trend.many':
    '{measure.compare-trend.count} enstrümandan salınım ölçeğinde yükseliş yönlü olan {measure.compare-trend.bullish}, düşüş yönlü olan {measure.compare-trend.bearish}, nötr olan {measure.compare-trend.neutral}.',
  'compare-trend.row':
    '{row.symbol}: {row.swing-since} tarihinden beri salınım ölçeğinde {row.swing}, {row.internal-since} tarihinden beri iç ölçekte {row.internal}.',
  'compare-trend.row.plain':
    '{row.symbol}: salınım ölçeğinde {row.swing}, iç ölçekte {row.internal}.',
  'compare-trend.period':
    'Hepsinde bulunan son {$interval} muma göre okunur: {measure.compare-trend.to}.',
  ratio:
    '{measure.ratio.first} fiyatının {measure.ratio.second} fiyatına oranı {measure.ratio.value} ({measure.ratio.to}).',
  'ratio.none': 'Ortak dönemin sonunda sıfırın üstünde olmayan bir fiyat var; bu yüzden oran yok.',
  'ratio.rose':
    'Oran {measure.ratio.from} – {measure.ratio.to} arasında {measure.ratio.change-percent:abs} yükseldi: {measure.ratio.first} lehine.',
  'ratio.fell':
    'Oran {measure.ratio.from} – {measure.ratio.to} arasında {measure.ratio.change-percent:abs} geriledi: {measure.ratio.second} lehine.',
  'ratio.range':
    '{measure.ratio.from} tarihinden bu yana en düşük oran {measure.ratio.low} ({measure.ratio.low-time}), en yüksek {measure.ratio.high} ({measure.ratio.high-time}); şimdi dipten tepeye olan yolun {measure.ratio.position-percent~si} geride.',
  'spread-of-returns.ahead':
    '{measure.spread-of-returns.from} – {measure.spread-of-returns.to} arasında {measure.spread-of-returns.first.symbol}, {measure.spread-of-returns.second.symbol} karşısında {measure.spread-of-returns.difference:abs} puan önde.',
  'spread-of-returns.behind':
    '{measure.spread-of-returns.from} – {measure.spread-of-returns.to} arasında {measure.spread-of-returns.first.symbol}, {measure.spread-of-returns.second.symbol} karşısında {measure.spread-of-returns.difference:abs} puan geride.',
  'spread-of-returns.equal':
    '{measure.spread-of-returns.from} – {measure.spread-of-returns.to} arasında {measure.spread-of-returns.first.symbol} ile {measure.spread-of-returns.second.symbol} aynı ölçüde değişti: fark {measure.spread-of-returns.difference} puan.',
  'spread-of-returns.none':
    'Ortak dönemin bir ucunda sıfırın üstünde olmayan bir fiyat var; karşılaştırılacak bir yüzde yok.',
  'spread-of-returns.changes':
    '{measure.spread-of-returns.first.symbol} için değişim {measure.spread-of-returns.first.change-percent}, {measure.spread-of-returns.second.symbol} için {measure.spread-of-returns.second.change-percent}.',
};
