import type { IndicatorMeasureId } from '@vela/engine';
import type { IndicatorSentence } from '../../en/measures/indicator.ts';
import type { Words } from '../../words.ts';

// Names as they stand in a folded text whose numbers are taken out.
const name =
  "(?:rsi|macd|stok\\w*|stoch\\w*|cci|adx|dmi|atr|mfi|obv|cmf|roc|trix|tsi|aroon|williams|osilator|gosterge)(?:'?\\w{1,4})?";
const average =
  '(?:(?:hareketli |basit |us[ts]el )*ortalama\\S*|[sewh]?ma\\S{0,5}|vwap\\S*|super ?trend\\S*|psar\\S*|(?:bollinger |orta )?ban[dt]\\S*)';
const cross =
  '(?:kes(?:ti|mis|iyor|er|tigi|is|isti|isim|isimi|isme|isme\\w*|isim\\w*|isiyor)|gec(?:ti|mis|tigi)|as(?:ti|mis|tigi)|kir(?:di|mis|digi))';
// Not the mutual verb, which two averages do.
const crossed =
  '(?:kes(?:ti|mis|iyor|er|tigi)|gec(?:ti|mis|tigi)|as(?:ti|mis|tigi)|kir(?:di|mis|digi))';
const side =
  '(?:(?:alt|ust)(?:una|unde|undeydi|ina|inda|indaydi|une)|uzerin(?:e|de|deydi)|asagi\\w*|yukari\\w*)';
const when =
  '(?:ne zaman|en son|hangi (?:gun|tarih)\\S*|ne zamandan beri|ne kadar suredir|kac mumdur|kac gundur)';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const indicatorQuestions: Readonly<Record<IndicatorMeasureId, Words>> = {
  'indicator-at': [
    `${name}(?: (?:degeri|seviyesi|kac puan))? (?:kacti|kac idi|kacmis|neydi|neymis|ne kadardi|nasildi|neredeydi|hangi seviyedeydi)`,
    `(?:kacti|neydi|ne kadardi|neredeydi)(?: \\S+){0,3} ${name}`,
    `(?:o gun|o zaman|o tarihte|o sirada|o gunku)(?: \\S+){0,3} ${name}(?: (?:degeri|seviyesi))?`,
    `${name} (?:o gun|o zaman|o tarihte|o sirada)(?: \\S+)?`,
    `(?:gecmis|eski|onceki) ${name} (?:degeri|degerleri|seviyesi)`,
    `${name} degeri ne(?:ydi| kadardi)`,
  ],
  'indicator-cross': [
    `${name}(?: \\S+){0,4} ${when}(?: \\S+){0,4} (?:${cross}|${side}|cikti|indi|dustu)(?: (?:cikti|indi|dustu|gecti))?`,
    `${when}(?: \\S+){0,4} ${name}(?: \\S+){0,4} (?:${cross}|${side}|cikti|indi|dustu)(?: (?:cikti|indi|dustu|gecti))?`,
    `${name}(?: \\S+){0,3} (?:sinyal\\S*|sifir\\S*|#\\S*)(?: \\S+){0,2} ${cross}`,
    `${name}(?: (?:sinyal\\S*|sifir\\S*|#\\S*|al|sat))? kesis\\w*(?: ${when})?`,
    `${name}(?: \\S+){0,3} kac (?:kez|kere|defa) (?:\\S+ ){0,3}(?:${cross}|cikti|indi)`,
    `(?:fiyat\\S*|kapanis\\S*)(?: \\S+){0,4} ${average}(?: \\S+){0,4} (?:${crossed}|cikti|indi|dustu)`,
    `${when}(?: \\S+){0,4} ${average}(?: \\S+){0,3} (?:${crossed}|${side}|cikti|indi|dustu)(?: (?:cikti|indi|dustu|gecti|kapandi|kapatti|kapanmis))?`,
    `${average}(?: \\S+){0,4} ${when}(?: \\S+){0,3} (?:${crossed}|${side}|cikti|indi|dustu)(?: (?:cikti|indi|dustu|gecti|kapandi|kapatti))?`,
    `${when}(?: \\S+){0,4} asiri (?:alim|satim)\\S*(?: (?:bolge\\S*|gir\\w*|oldu|gordu|indi|cikti)){0,2}`,
    `asiri (?:alim|satim)\\S*(?: \\S+){0,2} ${when}(?: \\S+)?`,
  ],
  'indicator-extreme': [
    `(?:en (?:yuksek|dusuk|buyuk|kucuk)|rekor|maksimum|minimum)(?: (?:ve en dusuk|ve en yuksek|deger|degeri|seviye|seviyesi)){0,2} ${name}(?: (?:degeri|seviyesi|okumasi))?`,
    `${name}(?: \\S+){0,4} en (?:yuksek|dusuk|buyuk|kucuk|fazla|cok)(?: (?:ve en dusuk|ve en yuksek))?(?: (?:deger\\S*|seviye\\S*|kac\\S*|ne(?: kadar|ydi| zaman)?|hangi gun|oldu|gordu|cikti|indi)){0,3}`,
    `${name} (?:zirve|tepe|dip|rekor|uc|maksimum|minimum)\\w*(?: (?:ve (?:dip|tepe|zirve)\\w*|deger\\w*|kac\\w*|ne zaman)){0,2}`,
    `${name}(?: \\S+){0,3} (?:hangi (?:aralik|bant)ta|hangi degerler arasinda|nereye kadar)(?: \\S+){0,2}`,
    `${name} araligi\\w*`,
    'en (?:asiri|cok asiri) (?:alim|satim)\\S*',
  ],
  'indicator-share': [
    `${name}(?: \\S+){0,5} (?:ne siklikla|ne kadar sik|yuzde kac\\S*|kac (?:mum|gun|hafta|saat)\\S*|ne kadar sure|zamanin (?:ne kadari\\S*|yuzde kaci\\S*))(?: \\S+){0,4} (?:${side}|asiri (?:alim|satim)\\S*)(?: (?:kaldi|kapandi|oldu|gecirdi))?`,
    `(?:ne siklikla|ne kadar sik|yuzde kac\\S*|kac (?:mum|gun|hafta|saat)\\S*|zamanin (?:ne kadari\\S*|yuzde kaci\\S*))(?: \\S+){0,6} ${name}(?: \\S+){0,4} (?:${side}|asiri (?:alim|satim)\\S*)(?: (?:kaldi|kapandi|oldu|gecirdi))?`,
    `${name}(?: \\S+){0,2} ${side}(?: \\S+){0,2} (?:ne siklikla|ne kadar sik|yuzde kac\\S*|kac (?:mum|gun|hafta|saat)\\S*|ne kadar sure|orani|payi)(?: (?:kaldi|kapandi|oldu|gecirdi))?`,
    `(?:ne siklikla|ne kadar sik|yuzde kac\\S*|kac (?:mum|gun|hafta|saat)\\S*)(?: \\S+){0,6} ${average}(?: \\S+){0,2} ${side}(?: (?:kaldi|kapandi|kapatti))?`,
    `${average}(?: \\S+){0,2} ${side}(?: \\S+){0,2} (?:ne siklikla|ne kadar sik|yuzde kac\\S*|kac (?:mum|gun|hafta|saat)\\S*|orani|payi)(?: (?:kaldi|kapandi|kapatti))?`,
    'asiri (?:alim|satim)\\S*(?: \\S+){0,2} (?:ne siklikla|ne kadar sik|yuzde kac\\S*|kac (?:mum|gun|hafta|saat)\\S*)(?: (?:kaldi|oldu|gecirdi))?',
  ],
  'average-cross': [
    `(?:${when} )?(?:golden|death) ?cross\\S*(?: (?:${when}|oldu|olmus|gordu|yapti|geldi|var mi)){0,3}`,
    `(?:${when} )?(?:altin|olum) (?:kesis\\w*|hac\\w*|carp\\w*)(?: (?:${when}|oldu|olmus|gordu|yapti|geldi|var mi)){0,3}`,
    `(?:${when} )?(?:hareketli )?ortalama(?:lar|larin|lari)? kesis\\w*(?: (?:${when}|oldu)){0,2}`,
    `(?:#\\S* (?:ve|ile|,) )?(?:ortalamalar\\S*|[sewh]ma\\S*|ma'?lar\\S*)(?: \\S+){0,4} (?:${when} )?kesis\\w*(?: ${when})?`,
    `(?:ortalama\\S*|[sewh]?ma\\S{0,4})(?: \\S+){0,3} (?:ortalama\\S*|[sewh]?ma\\S{0,4})(?: \\S+){0,4} kes(?:ti|mis|tigi|iyor|isti|isim\\w*|isme\\w*)`,
    `(?:ortalama\\S*|[sewh]?ma\\S{0,4}) ?(?:ve|ile|,|/)? ?/?#(?: ?'?\\S+){0,4} kes(?:ti|mis|tigi|iyor|is\\w*)`,
    `#\\S*(?: \\S+){0,2} #\\S*(?: \\S+){0,3} (?:asagi|yukari|asagidan|yukaridan|ne zaman|en son)(?: \\S+)? kes(?:ti|mis|tigi|iyor)`,
  ],
};

/** Sentences of this group. */
export const indicatorSentences: Readonly<Record<IndicatorSentence, string>> = {
  'indicator-at':
    '{$symbol} için {measure.indicator-at.name} değeri {measure.indicator-at.from} tarihinde {measure.indicator-at.value} idi; o mum {measure.indicator-at.close~den} kapandı.',
  'indicator-at.missed':
    '{$symbol} için {measure.indicator-at.asked} tarihli mum yok; ondan önceki son mumda ({measure.indicator-at.from}) {measure.indicator-at.name} değeri {measure.indicator-at.value} idi.',
  'indicator-at.early':
    '{$symbol} için {measure.indicator-at.asked} tarihli mum yok: veri {measure.indicator-at.start} tarihinde başlıyor.',
  'indicator-at.none':
    '{$symbol} için {measure.indicator-at.name} değeri {measure.indicator-at.from} tarihinde henüz yok: öncesindeki mumlar yetmiyor.',
  'indicator-at.signal': 'Sinyal çizgisi {measure.indicator-at.signal} idi.',
  'indicator-at.above': 'Kapanış çizginin üstündeydi.',
  'indicator-at.below': 'Kapanış çizginin altındaydı.',
  'indicator-at.before': 'Bir önceki mumda değer {measure.indicator-at.before} idi.',
  'indicator-at.rose':
    'Son mumda değer {measure.indicator-at.now}; fiyat o günden bu yana {measure.indicator-at.since.change-percent:abs} yükseldi.',
  'indicator-at.fell':
    'Son mumda değer {measure.indicator-at.now}; fiyat o günden bu yana {measure.indicator-at.since.change-percent:abs} düştü.',
  'indicator-at.now': 'Son mumda değer {measure.indicator-at.now}.',
  'indicator-cross.level.up':
    '{$symbol} için {measure.indicator-cross.name} en son {measure.indicator-cross.1.time} tarihinde {measure.indicator-cross.1.level} düzeyinin üstüne çıktı: değer {measure.indicator-cross.1.value} oldu, mum {measure.indicator-cross.1.close~den} kapandı.',
  'indicator-cross.signal.up':
    '{$symbol} için {measure.indicator-cross.name} en son {measure.indicator-cross.1.time} tarihinde sinyal çizgisinin üstüne çıktı: değer {measure.indicator-cross.1.value}, sinyal çizgisi {measure.indicator-cross.1.signal}; mum {measure.indicator-cross.1.close~den} kapandı.',
  'indicator-cross.average.up':
    '{$symbol} kapanışı en son {measure.indicator-cross.1.time} tarihinde {measure.indicator-cross.name} çizgisinin üstüne çıktı: kapanış {measure.indicator-cross.1.close}, çizgi {measure.indicator-cross.1.average}.',
  'indicator-cross.level.down':
    '{$symbol} için {measure.indicator-cross.name} en son {measure.indicator-cross.1.time} tarihinde {measure.indicator-cross.1.level} düzeyinin altına indi: değer {measure.indicator-cross.1.value} oldu, mum {measure.indicator-cross.1.close~den} kapandı.',
  'indicator-cross.signal.down':
    '{$symbol} için {measure.indicator-cross.name} en son {measure.indicator-cross.1.time} tarihinde sinyal çizgisinin altına indi: değer {measure.indicator-cross.1.value}, sinyal çizgisi {measure.indicator-cross.1.signal}; mum {measure.indicator-cross.1.close~den} kapandı.',
  'indicator-cross.average.down':
    '{$symbol} kapanışı en son {measure.indicator-cross.1.time} tarihinde {measure.indicator-cross.name} çizgisinin altına indi: kapanış {measure.indicator-cross.1.close}, çizgi {measure.indicator-cross.1.average}.',
  'indicator-cross.none.level':
    '{$symbol} için {measure.indicator-cross.name} bu dönemde ({$period}) {measure.indicator-cross.level} düzeyini hiç kesmedi; dönemin son mumunda değeri {measure.indicator-cross.value}.',
  'indicator-cross.none.average':
    '{$symbol} kapanışı bu dönemde ({$period}) {measure.indicator-cross.name} çizgisini hiç kesmedi; son kapanış {measure.indicator-cross.close}, çizgi {measure.indicator-cross.value}.',
  'indicator-cross.none.usual':
    '{$symbol} için {measure.indicator-cross.name} bu dönemde ({$period}) olağan çizgilerinden hiçbirini kesmedi; dönemin son mumunda değeri {measure.indicator-cross.value}.',
  'indicator-cross.none.level.up':
    '{$symbol} için {measure.indicator-cross.name} bu dönemde ({$period}) {measure.indicator-cross.level} düzeyini yukarı doğru hiç kesmedi; dönemin son mumunda değeri {measure.indicator-cross.value}.',
  'indicator-cross.none.average.up':
    '{$symbol} kapanışı bu dönemde ({$period}) {measure.indicator-cross.name} çizgisini yukarı doğru hiç kesmedi; son kapanış {measure.indicator-cross.close}, çizgi {measure.indicator-cross.value}.',
  'indicator-cross.none.usual.up':
    '{$symbol} için {measure.indicator-cross.name} bu dönemde ({$period}) olağan çizgilerinden hiçbirini yukarı doğru kesmedi; dönemin son mumunda değeri {measure.indicator-cross.value}.',
  'indicator-cross.none.level.down':
    '{$symbol} için {measure.indicator-cross.name} bu dönemde ({$period}) {measure.indicator-cross.level} düzeyini aşağı doğru hiç kesmedi; dönemin son mumunda değeri {measure.indicator-cross.value}.',
  'indicator-cross.none.average.down':
    '{$symbol} kapanışı bu dönemde ({$period}) {measure.indicator-cross.name} çizgisini aşağı doğru hiç kesmedi; son kapanış {measure.indicator-cross.close}, çizgi {measure.indicator-cross.value}.',
  'indicator-cross.none.usual.down':
    '{$symbol} için {measure.indicator-cross.name} bu dönemde ({$period}) olağan çizgilerinden hiçbirini aşağı doğru kesmedi; dönemin son mumunda değeri {measure.indicator-cross.value}.',
  'indicator-cross.row.level.up':
    '{row.level} düzeyinin üstüne en son {row.time} tarihinde çıktı; kapanış {row.close}.',
  'indicator-cross.row.signal.up':
    'Sinyal çizgisinin üstüne en son {row.time} tarihinde çıktı; kapanış {row.close}.',
  'indicator-cross.row.level.down':
    '{row.level} düzeyinin altına en son {row.time} tarihinde indi; kapanış {row.close}.',
  'indicator-cross.row.signal.down':
    'Sinyal çizgisinin altına en son {row.time} tarihinde indi; kapanış {row.close}.',
  'indicator-cross.side': 'O taraftaki son mum {measure.indicator-cross.side.time} tarihli.',
  'indicator-cross.side.now': 'Dönemin son mumu o tarafta.',
  'indicator-cross.rose':
    '{measure.indicator-cross.1.time} tarihinden dönemin son mumuna kadar geçen {measure.indicator-cross.1.age} mumda fiyat {measure.indicator-cross.1.since.change-percent:abs} yükseldi.',
  'indicator-cross.fell':
    '{measure.indicator-cross.1.time} tarihinden dönemin son mumuna kadar geçen {measure.indicator-cross.1.age} mumda fiyat {measure.indicator-cross.1.since.change-percent:abs} düştü.',
  'indicator-cross.age':
    'O günden dönemin son mumuna kadar {measure.indicator-cross.1.age} mum geçti.',
  'indicator-cross.now': 'Bu, dönemin son mumu.',
  'indicator-extreme.high':
    '{$symbol} için {measure.indicator-extreme.name} bu dönemde ({$period}) en yüksek {measure.indicator-extreme.highest} oldu ({measure.indicator-extreme.highest.time}); en düşük değeri {measure.indicator-extreme.lowest} ({measure.indicator-extreme.lowest.time}).',
  'indicator-extreme.low':
    '{$symbol} için {measure.indicator-extreme.name} bu dönemde ({$period}) en düşük {measure.indicator-extreme.lowest} oldu ({measure.indicator-extreme.lowest.time}); en yüksek değeri {measure.indicator-extreme.highest} ({measure.indicator-extreme.highest.time}).',
  'indicator-extreme.flat':
    '{$symbol} için {measure.indicator-extreme.name} bu dönemde ({$period}) hep {measure.indicator-extreme.highest} idi.',
  'indicator-extreme.close':
    'En yüksek değerin mumu {measure.indicator-extreme.highest.close~den}, en düşüğünki {measure.indicator-extreme.lowest.close~den} kapandı.',
  'indicator-extreme.rank':
    'Dönemin son mumunda değer {measure.indicator-extreme.value}; bu, önceki {measure.indicator-extreme.earlier} mumun {measure.indicator-extreme.below} tanesindekinden ({measure.indicator-extreme.percentile}) yüksek.',
  'indicator-extreme.rank.least':
    'Dönemin son mumunda değer {measure.indicator-extreme.value}; önceki {measure.indicator-extreme.earlier} mumun hiçbirinde daha düşük değildi.',
  'indicator-extreme.value': 'Dönemin son mumunda değer {measure.indicator-extreme.value}.',
  'indicator-share.level.above':
    '{$symbol} için bu dönemde ({$period}) mumların {measure.indicator-share.above-share~si} {measure.indicator-share.level} düzeyinin üstünde bir {measure.indicator-share.name} değeriyle kapandı: {measure.indicator-share.known} mumun {measure.indicator-share.above} tanesi.',
  'indicator-share.signal.above':
    '{$symbol} için bu dönemde ({$period}) mumların {measure.indicator-share.above-share~si} {measure.indicator-share.name} sinyal çizgisinin üstündeyken kapandı: {measure.indicator-share.known} mumun {measure.indicator-share.above} tanesi.',
  'indicator-share.average.above':
    '{$symbol} için bu dönemde ({$period}) mumların {measure.indicator-share.above-share~si} {measure.indicator-share.name} çizgisinin üstünde kapandı: {measure.indicator-share.known} mumun {measure.indicator-share.above} tanesi.',
  'indicator-share.level.below':
    '{$symbol} için bu dönemde ({$period}) mumların {measure.indicator-share.below-share~si} {measure.indicator-share.level} düzeyinin altında bir {measure.indicator-share.name} değeriyle kapandı: {measure.indicator-share.known} mumun {measure.indicator-share.below} tanesi.',
  'indicator-share.signal.below':
    '{$symbol} için bu dönemde ({$period}) mumların {measure.indicator-share.below-share~si} {measure.indicator-share.name} sinyal çizgisinin altındayken kapandı: {measure.indicator-share.known} mumun {measure.indicator-share.below} tanesi.',
  'indicator-share.average.below':
    '{$symbol} için bu dönemde ({$period}) mumların {measure.indicator-share.below-share~si} {measure.indicator-share.name} çizgisinin altında kapandı: {measure.indicator-share.known} mumun {measure.indicator-share.below} tanesi.',
  'indicator-share.usual':
    '{$symbol} için bu dönemde ({$period}) mumların {measure.indicator-share.upper.above-share~si} {measure.indicator-share.upper.level} düzeyinin üstünde, {measure.indicator-share.lower.below-share~si} {measure.indicator-share.lower.level} düzeyinin altında bir {measure.indicator-share.name} değeriyle kapandı.',
  'indicator-share.usual.count':
    'Bunlar {measure.indicator-share.upper.known} mumun {measure.indicator-share.upper.above} ve {measure.indicator-share.lower.below} tanesi; son mumda değer {measure.indicator-share.value}.',
  'indicator-share.rest.below':
    'Altında kalanlar {measure.indicator-share.below} mum ({measure.indicator-share.below-share}).',
  'indicator-share.rest.above':
    'Üstünde kalanlar {measure.indicator-share.above} mum ({measure.indicator-share.above-share}).',
  'indicator-share.run.above':
    'Dönemin son mumu üstünde; o tarafta art arda {measure.indicator-share.run} mum var.',
  'indicator-share.run.below':
    'Dönemin son mumu altında; o tarafta art arda {measure.indicator-share.run} mum var.',
  'average-cross.up.usual':
    '{$symbol} için {measure.average-cross.fast}, {measure.average-cross.slow} çizgisini en son {measure.average-cross.1.time} tarihinde yukarı kesti (golden cross, altın kesişme); mum {measure.average-cross.1.close~den} kapandı.',
  'average-cross.up':
    '{$symbol} için {measure.average-cross.fast}, {measure.average-cross.slow} çizgisini en son {measure.average-cross.1.time} tarihinde yukarı kesti; mum {measure.average-cross.1.close~den} kapandı.',
  'average-cross.down.usual':
    '{$symbol} için {measure.average-cross.fast}, {measure.average-cross.slow} çizgisini en son {measure.average-cross.1.time} tarihinde aşağı kesti (death cross, ölüm kesişmesi); mum {measure.average-cross.1.close~den} kapandı.',
  'average-cross.down':
    '{$symbol} için {measure.average-cross.fast}, {measure.average-cross.slow} çizgisini en son {measure.average-cross.1.time} tarihinde aşağı kesti; mum {measure.average-cross.1.close~den} kapandı.',
  'average-cross.none':
    '{$symbol} için {measure.average-cross.fast} ile {measure.average-cross.slow} bu dönemde ({$period}) hiç kesişmedi.',
  'average-cross.none.up':
    '{$symbol} için {measure.average-cross.fast} bu dönemde ({$period}) {measure.average-cross.slow} çizgisini hiç yukarı kesmedi.',
  'average-cross.none.down':
    '{$symbol} için {measure.average-cross.fast} bu dönemde ({$period}) {measure.average-cross.slow} çizgisini hiç aşağı kesmedi.',
  'average-cross.short':
    '{$symbol} için burada {measure.average-cross.fast} ile {measure.average-cross.slow} hesaplamaya yetecek kadar mum yok; kesişme de söylenemiyor.',
  'average-cross.row.up': '{row.time}: yukarı yönlü, kapanış {row.close}.',
  'average-cross.row.down': '{row.time}: aşağı yönlü, kapanış {row.close}.',
  'average-cross.rose':
    '{measure.average-cross.1.time} tarihinden dönemin son mumuna kadar geçen {measure.average-cross.1.age} mumda fiyat {measure.average-cross.1.since.change-percent:abs} yükseldi.',
  'average-cross.fell':
    '{measure.average-cross.1.time} tarihinden dönemin son mumuna kadar geçen {measure.average-cross.1.age} mumda fiyat {measure.average-cross.1.since.change-percent:abs} düştü.',
  'average-cross.age': 'O günden dönemin son mumuna kadar {measure.average-cross.1.age} mum geçti.',
  'average-cross.now': 'Bu, dönemin son mumu.',
  'average-cross.other.up':
    'Öbür yöndeki, yani yukarı yönlü son kesişme {measure.average-cross.other.time} tarihli; kapanış {measure.average-cross.other.close}.',
  'average-cross.other.down':
    'Öbür yöndeki, yani aşağı yönlü son kesişme {measure.average-cross.other.time} tarihli; kapanış {measure.average-cross.other.close}.',
  'average-cross.above':
    'Dönemin son mumunda {measure.average-cross.fast} değeri {measure.average-cross.fast.now}; {measure.average-cross.slow} değerinin ({measure.average-cross.slow.now}) üstünde, aralarında {measure.average-cross.distance-percent} var.',
  'average-cross.below':
    'Dönemin son mumunda {measure.average-cross.fast} değeri {measure.average-cross.fast.now}; {measure.average-cross.slow} değerinin ({measure.average-cross.slow.now}) altında, aralarında {measure.average-cross.distance-percent} var.',
  'average-cross.count':
    'Bu dönemde ({$period}) {measure.average-cross.count} kez kesiştiler: {measure.average-cross.up} yukarı, {measure.average-cross.down} aşağı yönlü.',
  'average-cross.above.price':
    'Dönemin son mumunda {measure.average-cross.fast} değeri {measure.average-cross.fast.now}; {measure.average-cross.slow} değerinin ({measure.average-cross.slow.now}) üstünde.',
  'average-cross.below.price':
    'Dönemin son mumunda {measure.average-cross.fast} değeri {measure.average-cross.fast.now}; {measure.average-cross.slow} değerinin ({measure.average-cross.slow.now}) altında.',
  'indicator-cross.count.level':
    'Bu dönemde ({$period}) {measure.indicator-cross.1.level} düzeyini {measure.indicator-cross.1.count} kez kesti: {measure.indicator-cross.1.up} yukarı, {measure.indicator-cross.1.down} aşağı yönlü.',
  'indicator-cross.count.signal':
    'Bu dönemde ({$period}) sinyal çizgisini {measure.indicator-cross.1.count} kez kesti: {measure.indicator-cross.1.up} yukarı, {measure.indicator-cross.1.down} aşağı yönlü.',
  'indicator-cross.count.average':
    'Bu dönemde ({$period}) kapanış o çizgiyi {measure.indicator-cross.1.count} kez kesti: {measure.indicator-cross.1.up} yukarı, {measure.indicator-cross.1.down} aşağı yönlü.',
  'indicator-cross.no-level':
    '{$symbol} için {measure.indicator-cross.name} göstergesinin olağan bir düzeyi yok, soruda da düzey yazmıyor; dönemin son mumunda değeri {measure.indicator-cross.value}.',
  'indicator-share.no-level':
    '{$symbol} için {measure.indicator-share.name} göstergesinin olağan bir düzeyi yok, soruda da düzey yazmıyor; dönemin son mumunda değeri {measure.indicator-share.value}.',
};
