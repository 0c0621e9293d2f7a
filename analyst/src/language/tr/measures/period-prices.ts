import type { periodPriceSentences as english } from '../../en/measures/period-prices.ts';

/** Sentences about changes, extremes and prices of a period. */
export const periodPriceSentences: Readonly<Record<keyof typeof english, string>> = {
  'change.worth':
    '{measure.change.before.time} kapanışından itibaren {$symbol} olarak tutulan {measure.change.amount}, {measure.change.to} kapanışında {measure.change.worth} ederdi; yalnız fiyata bakıldı, masraf, vergi ve dağıtımlar sayılmadı.',
  'change.worth.first':
    'Verideki ilk açılıştan itibaren {$symbol} olarak tutulan {measure.change.amount}, {measure.change.to} kapanışında {measure.change.worth} ederdi; yalnız fiyata bakıldı, masraf, vergi ve dağıtımlar sayılmadı.',
  'change.rose':
    '{$symbol}, {measure.change.from} ile {measure.change.to} arasında {measure.change.change-percent:abs} yükseldi; fiyat {measure.change.before~den} ({measure.change.before.time} kapanışı) {measure.change.after~e} geldi.',
  'change.rose.first':
    '{$symbol}, {measure.change.from} ile {measure.change.to} arasında {measure.change.change-percent:abs} yükseldi; fiyat {measure.change.before~den} (ilk açılış) {measure.change.after~e} geldi.',
  'change.fell':
    '{$symbol}, {measure.change.from} ile {measure.change.to} arasında {measure.change.change-percent:abs} düştü; fiyat {measure.change.before~den} ({measure.change.before.time} kapanışı) {measure.change.after~e} geldi.',
  'change.fell.first':
    '{$symbol}, {measure.change.from} ile {measure.change.to} arasında {measure.change.change-percent:abs} düştü; fiyat {measure.change.before~den} (ilk açılış) {measure.change.after~e} geldi.',
  'change.flat':
    '{$symbol}, {measure.change.from} ile {measure.change.to} arasında neredeyse hiç değişmedi; fiyat {measure.change.before~den} ({measure.change.before.time} kapanışı) {measure.change.after~e} geldi.',
  'change.flat.first':
    '{$symbol}, {measure.change.from} ile {measure.change.to} arasında neredeyse hiç değişmedi; fiyat {measure.change.before~den} (ilk açılış) {measure.change.after~e} geldi.',
  'change.rose.candle':
    '{$symbol}, {measure.change.from} tarihinde {measure.change.change-percent:abs} yükseldi; fiyat {measure.change.before~den} {measure.change.after~e} geldi.',
  'change.fell.candle':
    '{$symbol}, {measure.change.from} tarihinde {measure.change.change-percent:abs} düştü; fiyat {measure.change.before~den} {measure.change.after~e} geldi.',
  'change.flat.candle':
    '{$symbol}, {measure.change.from} tarihinde neredeyse hiç değişmedi; fiyat {measure.change.before~den} {measure.change.after~e} geldi.',
  'change.price':
    '{measure.change.from} ile {measure.change.to} arasında {$symbol} fiyatı {measure.change.before~den} {measure.change.after~e} geldi; sıfır ya da eksi fiyatta yüzde hesaplanmaz.',
  'change.multiple': 'Bu, baştaki fiyatın {measure.change.multiple} katı.',
  'change.range':
    'Bu arada en düşük {measure.change.low} ({measure.change.low.time}), en yüksek {measure.change.high} ({measure.change.high.time}) görüldü.',
  'change.start': 'Veri {measure.change.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'annual-return.rose':
    '{$symbol}, {measure.annual-return.from} ile {measure.annual-return.to} arasında yılda bileşik {measure.annual-return.annual.change-percent:abs} büyüdü.',
  'annual-return.fell':
    '{$symbol}, {measure.annual-return.from} ile {measure.annual-return.to} arasında yılda bileşik {measure.annual-return.annual.change-percent:abs} değer kaybetti.',
  'annual-return.flat':
    '{$symbol}, {measure.annual-return.from} ile {measure.annual-return.to} arasında yıl başına neredeyse hiç değişmedi: bileşik {measure.annual-return.annual.change-percent}.',
  'annual-return.short':
    '{measure.annual-return.from} ile {measure.annual-return.to} arası bir yıldan kısa; bu yüzden {$symbol} için yıllık bir oran verilemiyor.',
  'annual-return.price':
    'Sıfır ya da eksi fiyatın yıllık oranı olmaz: {$symbol} {measure.annual-return.before~den} {measure.annual-return.after~e} geldi.',
  'annual-return.whole':
    'Fiyat {measure.annual-return.years} yılda {measure.annual-return.before~den} {measure.annual-return.after~e} geldi; bu, baştakinin {measure.annual-return.multiple} katı.',
  'annual-return.whole.short':
    'Bu sürede fiyat {measure.annual-return.before~den} {measure.annual-return.after~e} geldi.',
  'annual-return.start':
    'Veri {measure.annual-return.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'year-returns.several':
    '{$symbol} için {measure.year-returns.from} tarihinden itibaren tamamlanan {measure.year-returns.complete} takvim yılının {measure.year-returns.up} tanesi artıda kapandı; en iyisi {measure.year-returns.best.year} ({measure.year-returns.best.change-percent}), en kötüsü {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}).',
  'year-returns.down':
    '{$symbol} için {measure.year-returns.from} tarihinden itibaren tamamlanan {measure.year-returns.complete} takvim yılının {measure.year-returns.down} tanesi ekside kapandı; en kötüsü {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}).',
  'year-returns.down.none':
    '{$symbol} için {measure.year-returns.from} tarihinden itibaren tamamlanan {measure.year-returns.complete} takvim yılının hiçbiri ekside kapanmadı; en zayıfı {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}).',
  'year-returns.best':
    '{$symbol} için {measure.year-returns.from} tarihinden itibaren tamamlanan {measure.year-returns.complete} takvim yılının en iyisi {measure.year-returns.best.year} ({measure.year-returns.best.change-percent}), en kötüsü {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}); {measure.year-returns.up} tanesi artıda kapandı.',
  'year-returns.worst':
    '{$symbol} için {measure.year-returns.from} tarihinden itibaren tamamlanan {measure.year-returns.complete} takvim yılının en kötüsü {measure.year-returns.worst.year} ({measure.year-returns.worst.change-percent}), en iyisi {measure.year-returns.best.year} ({measure.year-returns.best.change-percent}); {measure.year-returns.up} tanesi artıda kapandı.',
  'year-returns.single':
    '{$symbol} için bu dönemde tamamlanmış tek takvim yılı {measure.year-returns.best.year}: {measure.year-returns.best.change-percent}.',
  'year-returns.none': '{$symbol} için bu dönemde tamamlanmış takvim yılı yok.',
  'year-returns.list': '{$symbol}, yıl yıl:',
  'year-returns.cut':
    'Bunlar son {measure.year-returns.listed} yıl; dönemin önceki {measure.year-returns.unlisted} yılı burada yok.',
  'year-returns.row': '{row.year}: {row.change-percent}.',
  'year-returns.row.since': '{row.year} ({row.since} tarihinden itibaren): {row.change-percent}.',
  'year-returns.row.until': '{row.year} ({row.until} tarihine kadar): {row.change-percent}.',
  'year-returns.row.both': '{row.year} ({row.since} – {row.until}): {row.change-percent}.',
  'year-returns.median':
    'Tamamlanan yılların ortancası {measure.year-returns.median.change-percent}.',
  'quarter-returns.several':
    '{$symbol} için {measure.quarter-returns.from} tarihinden itibaren tamamlanan {measure.quarter-returns.complete} çeyreğin {measure.quarter-returns.up} tanesi artıda kapandı; en iyisi {measure.quarter-returns.best.quarter} ({measure.quarter-returns.best.change-percent}), en kötüsü {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}).',
  'quarter-returns.down':
    '{$symbol} için {measure.quarter-returns.from} tarihinden itibaren tamamlanan {measure.quarter-returns.complete} çeyreğin {measure.quarter-returns.down} tanesi ekside kapandı; en kötüsü {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}).',
  'quarter-returns.down.none':
    '{$symbol} için {measure.quarter-returns.from} tarihinden itibaren tamamlanan {measure.quarter-returns.complete} çeyreğin hiçbiri ekside kapanmadı; en zayıfı {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}).',
  'quarter-returns.best':
    '{$symbol} için {measure.quarter-returns.from} tarihinden itibaren tamamlanan {measure.quarter-returns.complete} çeyreğin en iyisi {measure.quarter-returns.best.quarter} ({measure.quarter-returns.best.change-percent}), en kötüsü {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}); {measure.quarter-returns.up} tanesi artıda kapandı.',
  'quarter-returns.worst':
    '{$symbol} için {measure.quarter-returns.from} tarihinden itibaren tamamlanan {measure.quarter-returns.complete} çeyreğin en kötüsü {measure.quarter-returns.worst.quarter} ({measure.quarter-returns.worst.change-percent}), en iyisi {measure.quarter-returns.best.quarter} ({measure.quarter-returns.best.change-percent}); {measure.quarter-returns.up} tanesi artıda kapandı.',
  'quarter-returns.single':
    '{$symbol} için bu dönemde tamamlanmış tek çeyrek {measure.quarter-returns.best.quarter}: {measure.quarter-returns.best.change-percent}.',
  'quarter-returns.none': '{$symbol} için bu dönemde tamamlanmış çeyrek yok.',
  'quarter-returns.list': '{$symbol}, çeyrek çeyrek:',
  'quarter-returns.cut':
    'Bunlar son {measure.quarter-returns.listed} çeyrek; dönemin önceki {measure.quarter-returns.unlisted} çeyreği burada yok.',
  'quarter-returns.row': '{row.quarter}: {row.change-percent}.',
  'quarter-returns.row.since':
    '{row.quarter} ({row.since} tarihinden itibaren): {row.change-percent}.',
  'quarter-returns.row.until': '{row.quarter} ({row.until} tarihine kadar): {row.change-percent}.',
  'quarter-returns.row.both': '{row.quarter} ({row.since} – {row.until}): {row.change-percent}.',
  'quarter-returns.median':
    'Tamamlanan çeyreklerin ortancası {measure.quarter-returns.median.change-percent}.',
  'month-returns.several':
    '{$symbol} için {measure.month-returns.from} tarihinden itibaren tamamlanan {measure.month-returns.complete} ayın {measure.month-returns.up} tanesi artıda kapandı; en iyisi {measure.month-returns.best.month} ({measure.month-returns.best.change-percent}), en kötüsü {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}).',
  'month-returns.down':
    '{$symbol} için {measure.month-returns.from} tarihinden itibaren tamamlanan {measure.month-returns.complete} ayın {measure.month-returns.down} tanesi ekside kapandı; en kötüsü {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}).',
  'month-returns.down.none':
    '{$symbol} için {measure.month-returns.from} tarihinden itibaren tamamlanan {measure.month-returns.complete} ayın hiçbiri ekside kapanmadı; en zayıfı {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}).',
  'month-returns.best':
    '{$symbol} için {measure.month-returns.from} tarihinden itibaren tamamlanan {measure.month-returns.complete} ayın en iyisi {measure.month-returns.best.month} ({measure.month-returns.best.change-percent}), en kötüsü {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}); {measure.month-returns.up} tanesi artıda kapandı.',
  'month-returns.worst':
    '{$symbol} için {measure.month-returns.from} tarihinden itibaren tamamlanan {measure.month-returns.complete} ayın en kötüsü {measure.month-returns.worst.month} ({measure.month-returns.worst.change-percent}), en iyisi {measure.month-returns.best.month} ({measure.month-returns.best.change-percent}); {measure.month-returns.up} tanesi artıda kapandı.',
  'month-returns.single':
    '{$symbol} için bu dönemde tamamlanmış tek ay {measure.month-returns.best.month}: {measure.month-returns.best.change-percent}.',
  'month-returns.none': '{$symbol} için bu dönemde tamamlanmış ay yok.',
  'month-returns.list': '{$symbol}, ay ay:',
  'month-returns.cut':
    'Bunlar son {measure.month-returns.listed} ay; dönemin önceki {measure.month-returns.unlisted} ayı burada yok.',
  'month-returns.row': '{row.month}: {row.change-percent}.',
  'month-returns.row.since': '{row.month} ({row.since} tarihinden itibaren): {row.change-percent}.',
  'month-returns.row.until': '{row.month} ({row.until} tarihine kadar): {row.change-percent}.',
  'month-returns.row.both': '{row.month} ({row.since} – {row.until}): {row.change-percent}.',
  'month-returns.median':
    'Tamamlanan ayların ortancası {measure.month-returns.median.change-percent}.',
  'best-month.best':
    '{$symbol} için {measure.best-month.from} ile {measure.best-month.to} arasında tamamlanan en iyi ay {measure.best-month.best.month} ({measure.best-month.best.change-percent}), en kötü ay {measure.best-month.worst.month} ({measure.best-month.worst.change-percent}).',
  'best-month.worst':
    '{$symbol} için {measure.best-month.from} ile {measure.best-month.to} arasında tamamlanan en kötü ay {measure.best-month.worst.month} ({measure.best-month.worst.change-percent}), en iyi ay {measure.best-month.best.month} ({measure.best-month.best.change-percent}).',
  'best-month.single':
    '{$symbol} için bu dönemde tamamlanmış tek ay {measure.best-month.best.month}: {measure.best-month.best.change-percent}.',
  'best-month.none': '{$symbol} için bu dönemde tamamlanmış ay yok.',
  'best-month.row': '{row.month}: {row.change-percent}.',
  'best-month.count':
    'Tamamlanan {measure.best-month.complete} ayın {measure.best-month.up} tanesi artıda kapandı; ortancaları {measure.best-month.median.change-percent}.',
  'high-low.both':
    '{measure.high-low.from} ile {measure.high-low.to} arasında {$symbol} için en yüksek fiyat {measure.high-low.high} ({measure.high-low.high.time}), en düşük fiyat {measure.high-low.low} ({measure.high-low.low.time}).',
  'high-low.candle':
    '{$symbol}, {measure.high-low.from} tarihinde {measure.high-low.low} ile {measure.high-low.high} arasında işlem gördü.',
  'high-low.between':
    'Dönemin son kapanışı {measure.high-low.close}; en yükseğin {measure.high-low.high.distance-percent} altında, en düşüğün {measure.high-low.low.distance-percent} üzerinde.',
  'high-low.at-high': 'Dönemin son kapanışı {measure.high-low.close}, en yükseğin kendisi.',
  'high-low.at-low': 'Dönemin son kapanışı {measure.high-low.close}, en düşüğün kendisi.',
  'high-low.price':
    'Dönemin son kapanışı {measure.high-low.close}; sıfır ya da eksi fiyat olduğu için aradaki uzaklığın yüzdesi yok.',
  'high-low.start': 'Veri {measure.high-low.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'range-position.place':
    '{$symbol} için son kapanış {measure.range-position.close} ({measure.range-position.to}); alttan ölçüldüğünde {measure.range-position.low} ({measure.range-position.low.time}) ile {measure.range-position.high} ({measure.range-position.high.time}) arasındaki aralığın {measure.range-position.position} noktasında.',
  'range-position.none':
    '{$symbol}, {measure.range-position.from} ile {measure.range-position.to} arasında hep aynı fiyatta; bu yüzden içinde yer aranacak bir aralık yok.',
  'range-position.between':
    'Aralık {measure.range-position.from} ile {measure.range-position.to} arasınındır; kapanış en yükseğin {measure.range-position.high.distance-percent} altında, en düşüğün {measure.range-position.low.distance-percent} üzerinde.',
  'range-position.period':
    'Aralık {measure.range-position.from} ile {measure.range-position.to} arasınındır.',
  'range-position.lower':
    'Aynı süredeki önceki {measure.range-position.closes} kapanışın {measure.range-position.lower} tanesi ({measure.range-position.lower-share}) bundan düşüktü.',
  'range-position.start':
    'Veri {measure.range-position.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'all-time-high.past':
    '{$symbol} için verideki en yüksek fiyat {measure.all-time-high.price}; {measure.all-time-high.time} tarihinde, son mumdan {measure.all-time-high.days} gün önce görüldü. Son kapanış {measure.all-time-high.close}, bunun {measure.all-time-high.distance-percent} altında.',
  'all-time-high.past.price':
    '{$symbol} için verideki en yüksek fiyat {measure.all-time-high.price}; {measure.all-time-high.time} tarihinde, son mumdan {measure.all-time-high.days} gün önce görüldü. Son kapanış {measure.all-time-high.close}, arada {measure.all-time-high.distance} fark var.',
  'all-time-high.now':
    '{$symbol} için verideki en yüksek fiyatı, {measure.all-time-high.time} tarihli son mum yaptı: {measure.all-time-high.price}; kapanışı {measure.all-time-high.close}.',
  'all-time-high.back':
    'Bu kapanıştan ölçülünce zirveye dönüş yolu {measure.all-time-high.back-percent}.',
  'all-time-high.limit': 'Veri {measure.all-time-high.from} tarihinde başlıyor; öncesi burada yok.',
  'all-time-low.past':
    '{$symbol} için verideki en düşük fiyat {measure.all-time-low.price}; {measure.all-time-low.time} tarihinde, son mumdan {measure.all-time-low.days} gün önce görüldü. Son kapanış {measure.all-time-low.close}, bunun {measure.all-time-low.distance-percent} üzerinde.',
  'all-time-low.past.price':
    '{$symbol} için verideki en düşük fiyat {measure.all-time-low.price}; {measure.all-time-low.time} tarihinde, son mumdan {measure.all-time-low.days} gün önce görüldü. Son kapanış {measure.all-time-low.close}, arada {measure.all-time-low.distance} fark var.',
  'all-time-low.now':
    '{$symbol} için verideki en düşük fiyatı, {measure.all-time-low.time} tarihli son mum yaptı: {measure.all-time-low.price}; kapanışı {measure.all-time-low.close}.',
  'all-time-low.limit': 'Veri {measure.all-time-low.from} tarihinde başlıyor; öncesi burada yok.',
  'price-at.day':
    '{$symbol}, {measure.price-at.from} tarihinde {measure.price-at.close~den} kapandı.',
  'price-at.period':
    '{$symbol}, {measure.price-at.from} tarihinde {measure.price-at.open~den} açıldı, {measure.price-at.to} tarihinde {measure.price-at.close~den} kapandı.',
  'price-at.missed':
    '{$symbol} için {measure.price-at.asked} tarihli mum yok; ondan önceki son mumda ({measure.price-at.from}) {measure.price-at.close~den} kapandı.',
  'price-at.early':
    '{$symbol} için {measure.price-at.asked} tarihli mum yok: veri {measure.price-at.start} tarihinde başlıyor.',
  'price-at.rest':
    'Açılışı {measure.price-at.open}; {measure.price-at.low} ile {measure.price-at.high} arasında işlem gördü.',
  'price-at.rest.period':
    'Bu arada {measure.price-at.low} ile {measure.price-at.high} arasında işlem gördü.',
  'price-at.rose':
    'Bu kapanış, önceki kapanışın ({measure.price-at.before}) {measure.price-at.change-percent:abs} üzerinde.',
  'price-at.fell':
    'Bu kapanış, önceki kapanışın ({measure.price-at.before}) {measure.price-at.change-percent:abs} altında.',
  'price-at.move':
    'Önceki kapanış {measure.price-at.before}; sıfır ya da eksi fiyat olduğu için yüzdesi yok.',
  'price-at.since.move':
    'O günden bu yana kapanış {measure.price-at.now~e} geldi; sıfır ya da eksi fiyat olduğu için yüzdesi yok.',
  'price-at.since.rose':
    'O günden bu yana kapanış {measure.price-at.since.change-percent:abs} yükseldi, {measure.price-at.now~e} geldi.',
  'price-at.since.fell':
    'O günden bu yana kapanış {measure.price-at.since.change-percent:abs} düştü, {measure.price-at.now~e} geldi.',
  'last-price.close':
    '{$symbol} için son kapanış {measure.last-price.close} ({measure.last-price.time}, {$interval} grafik).',
  'last-price.rose':
    'Bu, önceki kapanışın ({measure.last-price.before}) {measure.last-price.change-percent:abs} üzerinde.',
  'last-price.fell':
    'Bu, önceki kapanışın ({measure.last-price.before}) {measure.last-price.change-percent:abs} altında.',
  'last-price.flat': 'Önceki kapanış neredeyse aynıydı: {measure.last-price.before}.',
  'last-price.move':
    'Önceki kapanış {measure.last-price.before}; sıfır ya da eksi fiyat olduğu için yüzdesi yok.',
  'last-price.limit': 'Vela kapanmış mumları okur; fiyat o zamandan beri değişmiş olabilir.',
  'average-price.above':
    '{$symbol} için {measure.average-price.from} ile {measure.average-price.to} arasındaki kapanışların ortalaması {measure.average-price.average}; son kapanış {measure.average-price.close}, bunun {measure.average-price.average.change-percent:abs} üzerinde.',
  'average-price.below':
    '{$symbol} için {measure.average-price.from} ile {measure.average-price.to} arasındaki kapanışların ortalaması {measure.average-price.average}; son kapanış {measure.average-price.close}, bunun {measure.average-price.average.change-percent:abs} altında.',
  'average-price.price':
    '{$symbol} için {measure.average-price.from} ile {measure.average-price.to} arasındaki kapanışların ortalaması {measure.average-price.average}; son kapanış {measure.average-price.close}.',
  'average-price.median':
    '{measure.average-price.candles} kapanışın ortancası (yarısı bunun altında, yarısı üstünde) {measure.average-price.median}.',
  'average-price.start':
    'Veri {measure.average-price.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
};
