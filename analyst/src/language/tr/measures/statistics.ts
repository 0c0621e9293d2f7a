import type { StatisticsMeasureId } from '@vela/engine';
import type { StatisticsSentence } from '../../en/measures/statistics.ts';
import type { Words } from '../../words.ts';
import { calendarSentences } from './calendar.ts';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const statisticsQuestions: Readonly<Record<StatisticsMeasureId, Words>> = {
  'realised-volatility': [
    'gerceklesen (?:volatilite|oynaklik)\\w*',
    'gerceklesmis (?:volatilite|oynaklik|oynaklig)\\w*',
    '(?:tarihsel|tarihi) (?:volatilite|oynaklik|oynaklig)\\w*',
    'yillik(?:landirilmis)? (?:volatilite|oynaklik|oynaklig|standart sapma)\\w*',
    '(?:getiri|degisim)\\w* (?:std|stdev|standart sapma)\\w*',
    '(?:volatilite|oynaklik|oynaklig)\\w* (?:kac|ne kadar|yuzde kac|nedir|nasil(?:di)?)',
    'ne kadar (?:oynak|volatil)\\w*(?:di| olmus| gecmis)',
    'standart sapma\\w* (?:kac|ne kadar|nedir)',
  ],
  'average-range': [
    'ortalama (?:mum |fiyat )?(?:aralik|aralig\\w*|range\\w*|salinim\\w*|bant genisligi)',
    'ortalama (?:ne kadar|kac puan|kac dolar|kac pip|kac lira|yuzde kac) (?:oynuyor|oynar|hareket ed\\w+|gidip geliyor|dalgalaniyor)\\w*',
    'gunde (?:ortalama )?(?:ne kadar|kac puan|kac dolar|kac pip|yuzde kac) (?:oynuyor|oynar|hareket ed\\w+|dalgalan\\w+)',
    'mum (?:boyu|boylari|buyuklugu|genisligi)\\w* ortalama\\w*',
    'ortalama mum (?:boyu|buyuklugu|genisligi)\\w*',
    'ne kadar (?:oynadi|oynamis|oynuyor|dalgalandi|dalgalaniyor)',
    'en yuksek(?:le| ile)? en dusuk (?:arasi|farki) ortalama\\w*',
    '(?:normal|tipik|olagan) (?:aralig\\w*|salinim\\w*)',
    'adr',
  ],
  'volatility-rank': [
    '(?:volatilite|oynaklik|oynaklig|atr)\\w* (?:siralama\\w*|sirasi|rank\\w*|yuzdelik\\w*|persentil\\w*|dilim\\w*)',
    '(?:atr|volatilite|oynaklik|oynaklig)\\w* (?:\\S+ ){0,4}(?:gecmise|gecmisine|ortalamasina|normale|eskiye|yila) (?:gore|kiyasla)',
    '(?:normalden|her zamankinden|eskisinden|ortalamadan) (?:daha )?(?:oynak|volatil|sakin|hareketli|durgun)',
    '(?:volatilite|oynaklik|oynaklig)\\w* (?:yuksek|dusuk|artti|azaldi|artiyor|azaliyor|sikisti|sikisma\\w*|sikismis|genisliyo\\w*|daraliyo\\w*|daraldi|arttimi|normal|olagan)\\w*',
    'bant\\w* (?:sikisti|sikismis|daraldi|daralmis|dar|genis)\\w*',
  ],
  'largest-range': [
    'en genis (?:\\S+ )?(?:\\S+ )?(?:mum|gun|hafta|saat|aralik|aralig|bar)\\w*',
    'en (?:oynak|volatil|hareketli|dalgali|calkantili|sert) (?:mum|gun|hafta|ay|seans|bar)\\w*',
    'en (?:buyuk|yuksek) (?:aralik|aralig|salinim|gun ici hareket|gunluk aralik|range)\\w*',
    'aralig\\w* en (?:genis|buyuk) (?:\\S+ )?(?:mum|gun|hafta)\\w*',
    'en cok (?:oynadigi|dalgalandigi|hareket ettigi|salindigi) (?:gun|mum|hafta|ay)\\w*',
    'en uzun mum\\w*',
  ],
  'typical-move': [
    '(?:tipik|olagan|normal|siradan|alisilmis) (?:\\S+ )?(?:hareket|degisim|getiri)\\w*',
    '(?:hareket|degisim|getiri)\\w* (?:medyan|ortanca)\\w*',
    '(?:medyan|ortanca) (?:\\S+ )?(?:hareket|degisim|getiri)\\w*',
    'ortalama (?:\\S+ )?(?:hareket|degisim)\\w*',
    '(?:ne siklikla|ne kadar sik|kac kere|kac kez|kac defa|kac gun|kac mum) (?:\\S+ ){0,6}#%\\w*',
    "(?:bir |tek )?(?:gunde|haftada|ayda|saatte) #%'?\\w*(?: (?:fazla|cok|buyuk|asan))? (?:kac kez|kac kere|kac defa)",
    "(?:kac kez|kac kere|kac defa) (?:bir |tek )?(?:gunde|haftada|ayda|saatte) #%'?\\w*(?: (?:dan|den|ten|tan))?(?: (?:fazla|cok|buyuk))?(?: (?:dus|yuksel|art|geril)\\w*)?",
    "#%'?\\w* (?:\\S+ )?(?:asan|gecen|fazla|buyuk|uzeri|ustu|ustunde|uzerinde) (?:\\S+ ){0,4}(?:gun|mum|hareket|degisim|dusus|yukselis|oran|pay|siklik|kac|sayi)\\w*",
    "#%'?\\w* (?:\\S+ ){0,4}(?:kac kez|kac kere|kac gun|kac mum|ne siklikla|ne kadar sik)",
    '(?:boyle|bu buyuklukte|bu kadar|bunun kadar) (?:bir )?(?:dusus|yukselis|hareket|degisim|mum)\\w* (?:normal|olagan|nadir|sik|ender)\\w*(?: mi)?',
    "#%'?\\w* (?:\\S+ ){0,3}(?:normal|nadir|olagan|sik) mi",
  ],
  'volume-now': [
    '(?:goreli|goreceli|bagil|relatif|relative) (?:hacim|hacm|volume)\\w*',
    '(?:son|su anki|simdiki|anlik|guncel|bugunku) (?:hacim|hacm)\\w*',
    '(?:hacim|hacm)\\w* (?:\\S+ )?(?:normalden|ortalamadan|ortalamasindan|her zamankinden|ortalamaya gore|ortalamasina gore|normale gore)(?: \\S+)?',
    '(?:hacim|hacm)\\w* (?:\\w+ )?(?:yuksek|dusuk|az|cok|normal|zayif|guclu|fazla|arttimi|artti|azaldi|artmis|azalmis|artiyor|azaliyor|dususte|yukseliste)(?: mi)?',
    '(?:hacim|hacm)\\w* (?:nasil|ne kadar|kac|ne durumda|ne alemde|var mi|ne diyor|ne gosteriyor)',
    '(?:normalden|ortalamadan|her zamankinden) (?:\\w+ )?(?:hacim|hacm|hacimli)\\w*',
    'hacimli mi',
    'islem hacm\\w+(?: (?:ne kadar|kac|nasil))?',
  ],
  'volume-extreme': [
    'en (?:yuksek|buyuk|cok|fazla|dusuk|az|kucuk) (?:\\S+ )?(?:hacim|hacm|hacimli)\\w*(?: (?:mum|gun|hafta|ay|saat)\\w*)?',
    'en hacim(?:li|siz) (?:\\S+ )?(?:mum|gun|hafta|ay|bar|saat)\\w*',
    '(?:hacim|hacm)\\w* (?:rekor|zirve|tepe|uc|dip)\\w*',
    '(?:rekor|zirve|tavan) (?:hacim|hacm)\\w*',
    '(?:hacim|hacm)\\w* (?:ne zaman|hangi gun|hangi mumda) (?:\\w+ )?(?:en (?:yuksek|buyuk|cok|dusuk|az)|zirve|patla|rekor)\\w*',
    '(?:hacim|hacm)\\w* (?:en (?:yuksek|buyuk|cok|dusuk|az|fazla)) (?:\\S+ )?(?:mum|gun|hafta|ay|zaman|ne zaman|oldu\\w*)\\w*',
    'en cok (?:islem goren|islem goruldugu|islem gordugu) (?:gun|mum|hafta|ay)\\w*',
  ],
  'weekday-averages': [
    'haftanin (?:\\S+ )?(?:gun|gunu|gunleri|gunlerine|gunlerinin)\\w*(?: gore)?(?: (?:ortalama|getiri|degisim|oynaklik|hareket)\\w*)*',
    'hafta ?gun\\w*(?: (?:etki|ortalama|istatistik)\\w*)?',
    '(?:pazartesileri|salilari|carsambalari|persembeleri|cumalari|cumartesileri|pazarlari)',
    '(?:pazartesi|sali|carsamba|persembe|cuma|cumartesi|pazar) gunleri',
    '(?:pazartesi|cuma|hafta ?sonu) etkisi',
    'gunlere gore (?:\\S+ )?(?:ortalama|getiri|degisim|oynaklik|dagilim|performans)\\w*',
    'weekday effect\\w*',
    'hangi gun(?:u|ler|leri)? (?:genelde|genellikle|ortalama|daha|en) (?:\\w+ )?(?:iyi|kotu|cok|guclu|zayif|oynak|hareketli|yuksel\\w*|dus\\w*)(?<!d[iu]|t[iu])(?! (?:\\w+ )?\\w+(?:d[iu]|t[iu])(?: |$))',
  ],
  'hour-averages': [
    '(?:gunun )?hangi saat\\w*',
    'gunun (?:\\S+ )?saat\\w*',
    'saat(?:ler)?e gore (?:\\S+ )?(?:ortalama|oynaklik|volatilite|hareket|dagilim|getiri|aralik|range)\\w*',
    'saat bazin(?:da|daki)\\w*(?: (?:ortalama|range|aralik|oynaklik|hareket|dagilim)\\w*)*',
    'saat saat (?:ortalama|oynaklik|dagilim|hareket|aralik)\\w*',
    'en (?:oynak|hareketli|sakin|hacimli|volatil|iyi|kotu) saat\\w*',
    'gun icinde (?:ne zaman|en cok|en az)(?: \\w+)?',
    'gun ici (?:mevsimsellik|dagilim|profil|desen)\\w*',
    'saat dagilim\\w*',
  ],
  'month-averages': [
    'mevsimsel(?:lik|ligi|likte|lige)?\\w*(?: (?:ay|ortalama|getiri|desen|etki)\\w*)*',
    'sezonsal\\w*',
    'hangi ay(?:lar|lari|larda|i)? (?:\\S+ ){0,3}(?:iyi|kotu|guclu|zayif|yuksel\\w*|dus\\w*|kazandir\\w*|kaybettir\\w*|performans\\w*)',
    '(?:ay|takvim ayi|aylar) ortalama\\w*',
    'aylara gore (?:\\S+ )?(?:ortalama|getiri|degisim|performans|dagilim|mevsim)\\w*',
    'takvim ay\\w*(?: (?:ortalama|etki|getiri)\\w*)?',
    '(?:ocak|subat|mart|nisan|mayis|haziran|temmuz|agustos|eylul|ekim|kasim|aralik) etkisi(?: \\S+){0,3}',
    '(?:yilin|senenin) (?:hangi |en (?:iyi|kotu|guclu|zayif) )?ay\\w*',
    'noel rallisi',
  ],
  'session-range': [
    'seans(?:lar|larin|lara|in|i)? (?:\\S+ )?(?:aralik|aralig|istatistik|ortalama|range|hareket|oynaklik|performans)\\w*',
    '(?:asya|londra|new york|newyork|ny|tokyo|amerika|avrupa|abd) (?:seans\\w*|killzone\\S*|acilis\\w*|session\\S*) (?:\\S+ ){0,3}(?:aralik|aralig|range|ortalama|hareket|oynaklik|istatistik|ne kadar|ne yapti|nasil|kac)\\w*',
    '(?:asya|londra|new york|newyork|ny|tokyo|amerika|avrupa|abd) seans\\w*',
    '(?:londra|new york|newyork|ny|asya) killzone\\S*(?: \\S+){0,2} (?:ne yapti|hareket|aralik|aralig|ortalama)\\w*',
    'killzone (?:istatistik|ortalama|aralik|aralig)\\w*',
    'hangi seans(?:ta|lar|in)? (?:\\S+ ){0,3}(?:hareketli|oynak|genis|hareket|oynuyor)\\w*',
    'seanslara gore(?: \\S+)?',
  ],
  'return-to-volatility': [
    'sharpe(?: oran\\w*| rasyo\\w*)?',
    'getiri ?(?:/|-|bolu) ?(?:volatilite|oynaklik|risk)(?: (?:oran|rasyo)\\w*)?',
    'getiri\\w* (?:volatilite|oynaklik|oynaklig|risk)\\w* (?:oran|rasyo|bolum|bolun)\\w*',
    'riske gore (?:duzeltilmis )?(?:getiri|performans)\\w*',
    'risk (?:getiri|basina getiri)(?: (?:oran|rasyo)\\w*)?',
    '(?:oynaklik|volatilite|risk) basina getiri\\w*',
  ],
  'skew-of-returns': [
    'carpiklik\\w*|carpiklig\\w*',
    'basiklik\\w*|basiklig\\w*',
    'kurtosis\\w*|kurtoz\\w*',
    'skew\\w*',
    '(?:kalin|sisman|fat) (?:kuyruk|tail)\\w*',
    'kuyruk (?:risk|gun|olay)\\w*',
    '(?:getiri|degisim)\\w* (?:dagilim|sekli|bicimi)\\w*',
    'normal dagil\\w*',
    'siyah kugu\\w*',
    '(?:uc|asiri) (?:gun|deger|hareket)\\w*',
  ],
};

/** Sentences of this group. */
export const statisticsSentences: Readonly<Record<StatisticsSentence, string>> = {
  ...calendarSentences,
  'realised-volatility':
    '{$symbol} için gerçekleşmiş oynaklık yıllık {measure.realised-volatility.volatility-percent} ({$period}).',
  'realised-volatility.history':
    'Bu, aynı uzunluktaki önceki {measure.realised-volatility.history} pencerenin {measure.realised-volatility.below} tanesinden ({measure.realised-volatility.percentile}) yüksek; onların ortancası {measure.realised-volatility.median-percent}.',
  'realised-volatility.history.least':
    'Aynı uzunluktaki önceki {measure.realised-volatility.history} pencerenin hiçbiri daha sakin değildi; onların ortancası {measure.realised-volatility.median-percent}.',
  'realised-volatility.history.most':
    'Aynı uzunluktaki önceki {measure.realised-volatility.history} pencerenin hepsi daha sakindi; onların ortancası {measure.realised-volatility.median-percent}.',
  'average-range':
    '{$symbol} bir {$interval} mumda en düşükten en yükseğe ortalama {measure.average-range.average} oynadı ({$period}); bu, fiyatın {measure.average-range.average-percent~si}.',
  'average-range.price':
    '{$symbol} bir {$interval} mumda en düşükten en yükseğe ortalama {measure.average-range.average} oynadı ({$period}).',
  'average-range.last':
    'Ortancası {measure.average-range.median-percent}; son mumun aralığı {measure.average-range.last-percent}, yani ortalama aralığın {measure.average-range.last-ratio} katı.',
  'average-range.last.price':
    'Son mumun aralığı {measure.average-range.last}, yani ortalama aralığın {measure.average-range.last-ratio} katı.',
  'average-range.recent':
    'Son {measure.average-range.recent} mum, bütün dönemin mumlarının ortalama {measure.average-range.recent-ratio} katı genişliğindeydi.',
  'volatility-rank.high':
    '{$symbol} her zamankinden oynak: ATR 14 değeri fiyatın {measure.volatility-rank.atr-percent~si}; bu, önceki {measure.volatility-rank.history} {$interval} mumun {measure.volatility-rank.below} tanesindekinden ({measure.volatility-rank.percentile}) yüksek ({$period}).',
  'volatility-rank.low':
    '{$symbol} her zamankinden sakin: ATR 14 değeri fiyatın {measure.volatility-rank.atr-percent~si}; bu, önceki {measure.volatility-rank.history} {$interval} mumun yalnızca {measure.volatility-rank.below} tanesindekinden ({measure.volatility-rank.percentile}) yüksek ({$period}).',
  'volatility-rank.usual':
    '{$symbol} aşağı yukarı her zamanki kadar oynak: ATR 14 değeri fiyatın {measure.volatility-rank.atr-percent~si}; bu, önceki {measure.volatility-rank.history} {$interval} mumun {measure.volatility-rank.below} tanesindekinden ({measure.volatility-rank.percentile}) yüksek ({$period}).',
  'volatility-rank.lowest':
    '{$symbol} bu dönemin ({$period}) en sakin noktasında: ATR 14 değeri fiyatın {measure.volatility-rank.atr-percent~si}; önceki {measure.volatility-rank.history} {$interval} mumun hiçbirinde daha düşük değildi.',
  'volatility-rank.flat':
    '{$symbol} için ATR 14 fiyatın {measure.volatility-rank.atr-percent~si}; önceki {measure.volatility-rank.history} {$interval} mumun hepsinde de öyleydi ({$period}).',
  'volatility-rank.few':
    '{$symbol} için ATR 14 fiyatın {measure.volatility-rank.atr-percent~si}, ancak bu dönemde ({$period}) onu sıralamaya yetecek mum yok.',
  'volatility-rank.none':
    '{$symbol} için yüzde olarak ATR 14 yok: mum sayısı yetersiz ya da fiyat sıfırın üstünde değil.',
  'volatility-rank.span':
    'Önceden {measure.volatility-rank.lowest-percent} ({measure.volatility-rank.lowest-time}) ile {measure.volatility-rank.highest-percent} ({measure.volatility-rank.highest-time}) arasındaydı; ortancası {measure.volatility-rank.median-percent}.',
  'largest-range':
    '{$symbol} için en geniş {$interval} mum {measure.largest-range.1.time} tarihli ({$period}): {measure.largest-range.1.low} ile {measure.largest-range.1.high} arası, fiyatın {measure.largest-range.1.range-percent~si}.',
  'largest-range.price':
    '{$symbol} için en geniş {$interval} mum {measure.largest-range.1.time} tarihli ({$period}): {measure.largest-range.1.low} ile {measure.largest-range.1.high} arası, {measure.largest-range.1.range} genişliğinde.',
  'largest-range.row':
    '{row.time}: fiyatın {row.range-percent~si}, {row.low} ile {row.high} arası.',
  'largest-range.row.price': '{row.time}: {row.range}, {row.low} ile {row.high} arası.',
  'largest-range.rose':
    'En geniş mum, önceki kapanışın {measure.largest-range.1.change-percent:abs} üzerinde kapandı.',
  'largest-range.fell':
    'En geniş mum, önceki kapanışın {measure.largest-range.1.change-percent:abs} altında kapandı.',
  'largest-range.average':
    'Dönemdeki mumların ortalama genişliği {measure.largest-range.average-percent}.',
  'typical-move':
    '{$symbol} tipik bir {$interval} mumda kapanıştan kapanışa {measure.typical-move.median-percent} hareket etti ({$period}): {measure.typical-move.changes} değişimin yarısı bundan küçük, yarısı büyüktü.',
  'typical-move.average':
    'Ortalaması {measure.typical-move.average-percent}; değişimlerin {measure.typical-move.inner.percentile~si} {measure.typical-move.inner.size-percent} sınırını aşmadı.',
  'typical-move.beyond':
    '{$symbol} için kapanıştan kapanışa {measure.typical-move.changes} değişimin {measure.typical-move.beyond-share~si} {measure.typical-move.limit-percent} sınırını aştı ({$period}): yukarı {measure.typical-move.beyond-up}, aşağı {measure.typical-move.beyond-down}.',
  'typical-move.beyond.rises':
    '{$symbol} için kapanıştan kapanışa {measure.typical-move.changes} değişimin {measure.typical-move.beyond-share~si} {measure.typical-move.limit-percent} sınırını aşan yükselişti ({$period}); sayısı {measure.typical-move.beyond}.',
  'typical-move.beyond.falls':
    '{$symbol} için kapanıştan kapanışa {measure.typical-move.changes} değişimin {measure.typical-move.beyond-share~si} {measure.typical-move.limit-percent} sınırını aşan düşüştü ({$period}); sayısı {measure.typical-move.beyond}.',
  'typical-move.beyond.none':
    '{$symbol} için kapanıştan kapanışa {measure.typical-move.changes} değişimin hiçbiri {measure.typical-move.limit-percent} sınırını aşmadı ({$period}).',
  'typical-move.beyond.none.rises':
    '{$symbol} için kapanıştan kapanışa {measure.typical-move.changes} değişim arasında {measure.typical-move.limit-percent} sınırını aşan yükseliş yok ({$period}).',
  'typical-move.beyond.none.falls':
    '{$symbol} için kapanıştan kapanışa {measure.typical-move.changes} değişim arasında {measure.typical-move.limit-percent} sınırını aşan düşüş yok ({$period}).',
  'typical-move.last.rose':
    'Sonuncusu {measure.typical-move.last-time} tarihinde geldi: {measure.typical-move.last.change-percent:abs} yükseliş.',
  'typical-move.last.fell':
    'Sonuncusu {measure.typical-move.last-time} tarihinde geldi: {measure.typical-move.last.change-percent:abs} düşüş.',
  'typical-move.none':
    '{$symbol} için yüzde olarak sayılacak bir değişim yok ({$period}): fiyatlar sıfırın üstünde değil ya da yalnızca ilk mum var.',
  'typical-move.usual':
    'Bir değişimin ortanca büyüklüğü {measure.typical-move.median-percent}, ortalaması {measure.typical-move.average-percent}.',
  'volume-now':
    '{$symbol} için {measure.volume-now.time} tarihli mumun hacmi {measure.volume-now.volume}; bu, {measure.volume-now.average} olan ortalamanın {measure.volume-now.ratio} katı ({$period}).',
  'volume-now.rank':
    'Bu, önceki {measure.volume-now.known} mumun {measure.volume-now.below} tanesindekinden ({measure.volume-now.percentile}) fazla; onların ortancası {measure.volume-now.median}.',
  'volume-now.rank.least':
    'Önceki {measure.volume-now.known} mumun hiçbirinde daha az değildi; onların ortancası {measure.volume-now.median}.',
  'volume-now.rank.most':
    'Önceki {measure.volume-now.known} mumun hepsinde daha azdı; onların ortancası {measure.volume-now.median}.',
  'volume-now.few':
    '{$symbol} için {measure.volume-now.time} tarihli mumun hacmi {measure.volume-now.volume}; karşılaştırmak için hacmi bilinen yeterli mum yok ({$period}).',
  'volume-now.missing':
    '{$symbol} verisinde {measure.volume-now.time} tarihli mumun hacmi yok; karşılaştırılacak bir şey de yok.',
  'volume-now.none': '{$symbol} verisinin kaynağı bu mumlar için hacim vermiyor.',
  'volume-extreme.high':
    '{$symbol} için en büyük hacim {measure.volume-extreme.1.time} tarihinde görüldü ({$period}): {measure.volume-extreme.1.volume}, ortalamanın {measure.volume-extreme.1.ratio} katı.',
  'volume-extreme.low':
    '{$symbol} için en küçük hacim {measure.volume-extreme.1.time} tarihinde görüldü ({$period}): {measure.volume-extreme.1.volume}, ortalamanın {measure.volume-extreme.1.ratio} katı.',
  'volume-extreme.none': '{$symbol} verisinin kaynağı bu mumlar için hacim vermiyor.',
  'volume-extreme.row': '{row.time}: {row.volume}, ortalamanın {row.ratio} katı.',
  'volume-extreme.rose':
    'Hacmin en büyük olduğu mumda kapanış {measure.volume-extreme.1.change-percent:abs} yükseldi.',
  'volume-extreme.fell':
    'Hacmin en büyük olduğu mumda kapanış {measure.volume-extreme.1.change-percent:abs} geriledi.',
  'volume-extreme.other.low':
    'En küçük hacim {measure.volume-extreme.other.time} tarihinde {measure.volume-extreme.other.volume} oldu.',
  'volume-extreme.other.high':
    'En büyük hacim {measure.volume-extreme.other.time} tarihinde {measure.volume-extreme.other.volume} oldu.',
  'session-range':
    'İşlem seansları arasında {$symbol} en çok şu seansta hareket etti ({$period}): {measure.session-range.widest.session}, en düşükten en yükseğe ortalama {measure.session-range.widest.range-percent}.',
  'session-range.row':
    '{row.session}: {row.count} seansın ortalaması en düşükten en yükseğe {row.range-percent}, açılıştan kapanışa {row.change-percent}; {row.last-time} anında başlayan sonuncusunda {row.last-range-percent} ve {row.last.change-percent}.',
  'session-range.hours': 'Saatler New York’undur ve oradaki yaz-kış saatini izler.',
  'session-range.none':
    'Bu dönemde ({$period}) {$symbol} mumlarında tamamlanmış bir işlem seansı yok.',
  'return-to-volatility':
    '{$symbol} için yıllık getirinin yıllık oynaklığa oranı {measure.return-to-volatility.ratio} ({$period}).',
  'return-to-volatility.rose':
    'Yıllık {measure.return-to-volatility.annual.change-percent:abs} hızla yükseldi; yıllık oynaklığı {measure.return-to-volatility.volatility-percent}.',
  'return-to-volatility.fell':
    'Yıllık {measure.return-to-volatility.annual.change-percent:abs} hızla geriledi; yıllık oynaklığı {measure.return-to-volatility.volatility-percent}.',
  'return-to-volatility.limit': 'Faiz getirisi düşülmedi; oran yalnızca geçmişi özetler.',
  'return-to-volatility.none':
    'Bu oran için fiyatı sıfırın üstünde olan yaklaşık bir yıllık mum gerekir; {$symbol} verisinde bu dönemde ({$period}) o kadarı yok.',
  'skew-of-returns.right':
    '{$symbol} için büyük değişimler yükselişlere yığılıyor ({$period}): {measure.skew-of-returns.changes} değişimin çarpıklığı {measure.skew-of-returns.skewness}.',
  'skew-of-returns.left':
    '{$symbol} için büyük değişimler düşüşlere yığılıyor ({$period}): {measure.skew-of-returns.changes} değişimin çarpıklığı {measure.skew-of-returns.skewness}.',
  'skew-of-returns.even':
    '{$symbol} için büyük değişimler bir yana yığılmıyor ({$period}): {measure.skew-of-returns.changes} değişimin çarpıklığı {measure.skew-of-returns.skewness}.',
  'skew-of-returns.fat':
    'Aşırı basıklıkları {measure.skew-of-returns.excess-kurtosis}: büyük değişimler normal dağılımdakinden daha sık geldi.',
  'skew-of-returns.thin':
    'Aşırı basıklıkları {measure.skew-of-returns.excess-kurtosis}: büyük değişimler normal dağılımdakinden daha sık gelmedi.',
  'skew-of-returns.tail':
    '{measure.skew-of-returns.tail-deviations} standart sapmanın ötesindeki değişim sayısı {measure.skew-of-returns.tail}; normal dağılımda {measure.skew-of-returns.tail-expected} olurdu.',
  'skew-of-returns.extremes':
    'En çok {measure.skew-of-returns.rise.time} tarihinde yükseldi ({measure.skew-of-returns.rise.change-percent:abs}), en çok {measure.skew-of-returns.fall.time} tarihinde geriledi ({measure.skew-of-returns.fall.change-percent:abs}).',
  'skew-of-returns.none':
    'Getirilerin biçiminden söz etmek için {$symbol} verisinde bu dönemde ({$period}) yeterli ya da birbirinden farklı değişim yok.',
};
