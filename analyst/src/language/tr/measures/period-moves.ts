import type { periodMoveSentences as english } from '../../en/measures/period-moves.ts';

/** Sentences about falls, rises, streaks and single candles of a period. */
export const periodMoveSentences: Readonly<Record<keyof typeof english, string>> = {
  'drawdown.zero':
    '{$symbol} için en derin düşüş sıfıra ya da altına indiği için yüzdesi yok; fiyat olarak {measure.drawdown.zero.fall}: {measure.drawdown.zero.peak.time} tarihindeki {measure.drawdown.zero.peak} kapanışından {measure.drawdown.zero.low.time} tarihindeki {measure.drawdown.zero.low} kapanışına; böyle kapanış sayısı {measure.drawdown.zero.count}.',
  'drawdown.deepest.rest':
    'Sıfırın üzerindeki kapanışlar arasında en derin düşüş {measure.drawdown.worst.fall-percent}: {measure.drawdown.worst.peak.time} tarihindeki {measure.drawdown.worst.peak} kapanışından {measure.drawdown.worst.low.time} tarihindeki {measure.drawdown.worst.low} kapanışına.',
  'drawdown.deepest':
    '{$symbol} için zirveden en derin düşüş {measure.drawdown.worst.fall-percent}: {measure.drawdown.worst.peak.time} tarihindeki {measure.drawdown.worst.peak} kapanışından {measure.drawdown.worst.low.time} tarihindeki {measure.drawdown.worst.low} kapanışına.',
  'drawdown.below':
    '{$symbol}, en yüksek kapanışının {measure.drawdown.now.fall-percent} altında: {measure.drawdown.now.days} gün önce, {measure.drawdown.now.peak.time} tarihinde {measure.drawdown.now.peak} iken {measure.drawdown.to} kapanışı {measure.drawdown.close}.',
  'drawdown.at-peak': '{$symbol} son kapanışı {measure.drawdown.close}; bu, en yüksek kapanışı.',
  'drawdown.price':
    '{$symbol} son kapanışı {measure.drawdown.close}; sıfır ya da eksi olduğu için yüzdesi yok.',
  'drawdown.none':
    '{measure.drawdown.from} ile {measure.drawdown.to} arasında {$symbol} hiç, o ana kadarki en yüksek kapanışının altında kapanmadı.',
  'drawdown.limit':
    '{$symbol}, {measure.drawdown.from} ile {measure.drawdown.to} arasında o ana kadarki en yüksek kapanışından {measure.drawdown.beyond} kez {measure.drawdown.limit-percent} ya da daha çok düştü.',
  'drawdown.limit.none':
    '{$symbol}, {measure.drawdown.from} ile {measure.drawdown.to} arasında o ana kadarki en yüksek kapanışından hiç {measure.drawdown.limit-percent} ya da daha çok düşmedi.',
  'drawdown.row':
    '{row.peak} ({row.peak.time}) – {row.low} ({row.low.time}): {row.fall-percent}; {row.recovered.time} tarihinde telafi edildi.',
  'drawdown.row.open':
    '{row.peak} ({row.peak.time}) – {row.low} ({row.low.time}): {row.fall-percent}; {measure.drawdown.to} tarihine kadar telafi edilmedi.',
  'drawdown.recovered':
    'En derin düşüş {measure.drawdown.worst.fall-days} gün sürdü; kapanış dipten {measure.drawdown.worst.recovery-days} gün sonra, {measure.drawdown.worst.recovered.time} tarihinde eski zirveye döndü.',
  'drawdown.open':
    'En derin düşüş {measure.drawdown.worst.fall-days} gün sürdü; kapanış incelenen dönemde eski zirveye dönmedi.',
  'drawdown.longest':
    '{$symbol} için zirvenin altında geçen en uzun süre {measure.drawdown.longest.whole-days} gün: {measure.drawdown.longest.peak.time} – {measure.drawdown.longest.recovered.time}.',
  'drawdown.longest.open':
    '{$symbol} için zirvenin altında geçen en uzun süre {measure.drawdown.longest.peak.time} tarihinde başladı ve şimdiye dek {measure.drawdown.longest.whole-days} gün sürdü.',
  'drawdown.start': 'Veri {measure.drawdown.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'rally.rise':
    '{$symbol} için {measure.rally.from} ile {measure.rally.to} arasındaki en büyük yükseliş {measure.rally.change-percent}: {measure.rally.low.time} tarihinde {measure.rally.low} iken {measure.rally.high.time} tarihinde {measure.rally.high}.',
  'rally.now.rose':
    '{$symbol}, {measure.rally.low.time} tarihindeki {measure.rally.low} dibinden {measure.rally.close} kapanışına ({measure.rally.to}) {measure.rally.now.change-percent:abs} yükseldi.',
  'rally.now.fell':
    '{$symbol}, {measure.rally.low.time} tarihindeki {measure.rally.low} dibinden {measure.rally.close} kapanışına ({measure.rally.to}) {measure.rally.now.change-percent:abs} düştü.',
  'rally.none':
    '{measure.rally.from} ile {measure.rally.to} arasında {$symbol} için hiçbir mumun en yükseği, önceki bir mumun en düşüğünü aşmadı.',
  'rally.days': 'Bu {measure.rally.days} gün, {measure.rally.length} mum sürdü.',
  'rally.candles': 'Bu {measure.rally.length} mum sürdü.',
  'rally.multiple': 'Tepe, dibin {measure.rally.multiple} katı.',
  'rally.back':
    'Son kapanış {measure.rally.close}; bu yükselişin {measure.rally.given-back-percent~si} geri verildi.',
  'rally.back.all':
    'Son kapanış {measure.rally.close}; yükselişin başladığı yerin altında, yani tamamı geri verildi.',
  'rally.back.none': 'Son kapanış {measure.rally.close}, tepenin kendisi.',
  'rally.start': 'Veri {measure.rally.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'best-worst-candles.both':
    '{$symbol} için {measure.best-worst-candles.from} ile {measure.best-worst-candles.to} arasındaki en iyi {$interval} mum {measure.best-worst-candles.best.time} ({measure.best-worst-candles.best.change-percent}), en kötüsü {measure.best-worst-candles.worst.time} ({measure.best-worst-candles.worst.change-percent}).',
  'best-worst-candles.best':
    '{$symbol} için {measure.best-worst-candles.from} ile {measure.best-worst-candles.to} arasında en çok yükselen {$interval} mum {measure.best-worst-candles.best.time}: {measure.best-worst-candles.best.change-percent}, kapanış {measure.best-worst-candles.best.close}.',
  'best-worst-candles.worst':
    '{$symbol} için {measure.best-worst-candles.from} ile {measure.best-worst-candles.to} arasında en çok düşen {$interval} mum {measure.best-worst-candles.worst.time}: {measure.best-worst-candles.worst.change-percent}, kapanış {measure.best-worst-candles.worst.close}.',
  'best-worst-candles.none':
    '{measure.best-worst-candles.from} ile {measure.best-worst-candles.to} arasında {$symbol} için o yönde kapanan {$interval} mum yok.',
  'best-worst-candles.zero.both':
    '{$symbol} için {measure.best-worst-candles.from} ile {measure.best-worst-candles.to} arasında en sert düşen {$interval} mum {measure.best-worst-candles.zero.worst.time}: {measure.best-worst-candles.zero.worst.before} seviyesinden {measure.best-worst-candles.zero.worst.close} seviyesine, fiyat olarak {measure.best-worst-candles.zero.worst.move}; en çok yükselen {measure.best-worst-candles.zero.best.time}: {measure.best-worst-candles.zero.best.before} seviyesinden {measure.best-worst-candles.zero.best.close} seviyesine, fiyat olarak {measure.best-worst-candles.zero.best.move}. Sıfır ya da eksi fiyatın yüzdesi olmaz.',
  'best-worst-candles.zero.best':
    '{$symbol} için {measure.best-worst-candles.from} ile {measure.best-worst-candles.to} arasında en çok yükselen {$interval} mum {measure.best-worst-candles.zero.best.time}: {measure.best-worst-candles.zero.best.before} seviyesinden {measure.best-worst-candles.zero.best.close} seviyesine, fiyat olarak {measure.best-worst-candles.zero.best.move}; sıfır ya da eksi fiyatın yüzdesi olmaz.',
  'best-worst-candles.zero.worst':
    '{$symbol} için {measure.best-worst-candles.from} ile {measure.best-worst-candles.to} arasında en sert düşen {$interval} mum {measure.best-worst-candles.zero.worst.time}: {measure.best-worst-candles.zero.worst.before} seviyesinden {measure.best-worst-candles.zero.worst.close} seviyesine, fiyat olarak {measure.best-worst-candles.zero.worst.move}; sıfır ya da eksi fiyatın yüzdesi olmaz.',
  'best-worst-candles.rest.both':
    'Yüzdesi olan mumlar arasında en iyisi {measure.best-worst-candles.best.time} ({measure.best-worst-candles.best.change-percent}), en kötüsü {measure.best-worst-candles.worst.time} ({measure.best-worst-candles.worst.change-percent}).',
  'best-worst-candles.rest.best':
    'Yüzdesi olan mumlar arasında en çok yükselen {measure.best-worst-candles.best.time}: {measure.best-worst-candles.best.change-percent}, kapanış {measure.best-worst-candles.best.close}.',
  'best-worst-candles.rest.worst':
    'Yüzdesi olan mumlar arasında en çok düşen {measure.best-worst-candles.worst.time}: {measure.best-worst-candles.worst.change-percent}, kapanış {measure.best-worst-candles.worst.close}.',
  'best-worst-candles.row':
    'Yükseliş {row.best.time}: {row.best.change-percent}; düşüş {row.worst.time}: {row.worst.change-percent}.',
  'best-worst-candles.row.best': '{row.best.time}: {row.best.change-percent}.',
  'best-worst-candles.row.worst': '{row.worst.time}: {row.worst.change-percent}.',
  'best-worst-candles.start':
    'Veri {measure.best-worst-candles.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'up-share.up':
    '{$symbol} için {measure.up-share.from} ile {measure.up-share.to} arasındaki {measure.up-share.compared} {$interval} mumun {measure.up-share.up} tanesi öncekinden yüksekte kapandı: {measure.up-share.up-share}.',
  'up-share.down':
    '{$symbol} için {measure.up-share.from} ile {measure.up-share.to} arasındaki {measure.up-share.compared} {$interval} mumun {measure.up-share.down} tanesi öncekinden alçakta kapandı: {measure.up-share.down-share}.',
  'up-share.beyond':
    '{$symbol} için {measure.up-share.from} ile {measure.up-share.to} arasındaki {measure.up-share.compared} {$interval} mumun {measure.up-share.beyond-up} tanesi ({measure.up-share.beyond-up-share}) {measure.up-share.limit-percent} oranından çok yükseldi, {measure.up-share.beyond-down} tanesi ({measure.up-share.beyond-down-share}) bundan çok düştü.',
  'up-share.none':
    '{$symbol} için {measure.up-share.from} öncesinde karşılaştırılacak bir kapanış yok.',
  'up-share.rest.up':
    '{measure.up-share.down} tanesi alçakta, {measure.up-share.unchanged} tanesi değişmeden kapandı; kendi açılışına göre {measure.up-share.green} mum yeşil ({measure.up-share.green-share}), {measure.up-share.red} mum kırmızı ({measure.up-share.red-share}).',
  'up-share.rest.down':
    '{measure.up-share.up} tanesi yüksekte, {measure.up-share.unchanged} tanesi değişmeden kapandı; kendi açılışına göre {measure.up-share.red} mum kırmızı ({measure.up-share.red-share}), {measure.up-share.green} mum yeşil ({measure.up-share.green-share}).',
  'up-share.earlier.up':
    'Dönemden önceki {measure.up-share.earlier} mumda bu pay {measure.up-share.earlier-up-share} idi.',
  'up-share.earlier.down':
    'Dönemden önceki {measure.up-share.earlier} mumda bu pay {measure.up-share.earlier-down-share} idi.',
  'up-share.start': 'Veri {measure.up-share.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'streak.up':
    '{$symbol}, {$interval} grafikte {measure.streak.now.first} tarihinden beri üst üste {measure.streak.now.length} mum öncekinden yüksekte kapandı; toplam {measure.streak.now.change-percent:abs} yükseldi.',
  'streak.up.alone':
    '{$symbol} için son {$interval} mum öncekinden yüksekte kapandı ({measure.streak.now.change-percent:abs}); ondan önceki mum öyle kapanmadı, yani dizi yok.',
  'streak.up.price':
    '{$symbol}, {$interval} grafikte {measure.streak.now.first} tarihinden beri üst üste {measure.streak.now.length} mum öncekinden yüksekte kapandı.',
  'streak.down':
    '{$symbol}, {$interval} grafikte {measure.streak.now.first} tarihinden beri üst üste {measure.streak.now.length} mum öncekinden alçakta kapandı; toplam {measure.streak.now.change-percent:abs} düştü.',
  'streak.down.alone':
    '{$symbol} için son {$interval} mum öncekinden alçakta kapandı ({measure.streak.now.change-percent:abs}); ondan önceki mum öyle kapanmadı, yani dizi yok.',
  'streak.down.price':
    '{$symbol}, {$interval} grafikte {measure.streak.now.first} tarihinden beri üst üste {measure.streak.now.length} mum öncekinden alçakta kapandı.',
  'streak.none':
    '{$symbol} için süren bir dizi yok: son kapanış, kendinden önceki bir kapanıştan farklı değil.',
  'streak.up.other.alone':
    'Süren bir düşüş dizisi yok: {$symbol} için son {$interval} mum ({measure.streak.now.first}) öncekinden yüksekte kapandı.',
  'streak.down.other.alone':
    'Süren bir yükseliş dizisi yok: {$symbol} için son {$interval} mum ({measure.streak.now.first}) öncekinden alçakta kapandı.',
  'streak.up.other':
    'Süren bir düşüş dizisi yok: {$symbol}, {$interval} grafikte {measure.streak.now.first} tarihinden bu yana yükselerek kapanıyor ({measure.streak.now.length} mum).',
  'streak.down.other':
    'Süren bir yükseliş dizisi yok: {$symbol}, {$interval} grafikte {measure.streak.now.first} tarihinden bu yana düşerek kapanıyor ({measure.streak.now.length} mum).',
  'streak.record.up':
    '{$symbol} için {$interval} grafikte, incelenen dönemde ({$period}) en uzun yükseliş dizisi {measure.streak.longest-up.length} mum sürdü: {measure.streak.longest-up.first} – {measure.streak.longest-up.last}.',
  'streak.record.down':
    '{$symbol} için {$interval} grafikte, incelenen dönemde ({$period}) en uzun düşüş dizisi {measure.streak.longest-down.length} mum sürdü: {measure.streak.longest-down.first} – {measure.streak.longest-down.last}.',
  'streak.record.both':
    '{$symbol} için {$interval} grafikte, incelenen dönemde ({$period}) en uzun yükseliş dizisi {measure.streak.longest-up.length} mum sürdü ({measure.streak.longest-up.first} – {measure.streak.longest-up.last}), en uzun düşüş dizisi {measure.streak.longest-down.length} mum ({measure.streak.longest-down.first} – {measure.streak.longest-down.last}).',
  'streak.as-long':
    '{measure.streak.from} ile {measure.streak.to} arasında aynı yöndeki {measure.streak.alike} diziden {measure.streak.as-long} tanesi en az bu kadar uzundu.',
  'streak.longest.up':
    '{measure.streak.from} ile {measure.streak.to} arasındaki en uzun yükseliş dizisi {measure.streak.longest-up.length} mum sürdü: {measure.streak.longest-up.first} – {measure.streak.longest-up.last}.',
  'streak.longest.down':
    '{measure.streak.from} ile {measure.streak.to} arasındaki en uzun düşüş dizisi {measure.streak.longest-down.length} mum sürdü: {measure.streak.longest-down.first} – {measure.streak.longest-down.last}.',
  'streak.least.up':
    '{$symbol} için {$interval} grafikte en az {measure.streak.least} mumun üst üste öncekinden yüksekte kapandığı dizi sayısı {measure.streak.from} – {measure.streak.to} arasında {measure.streak.least-runs}; sonuncusu {measure.streak.least-last.first} – {measure.streak.least-last.last} ({measure.streak.least-last.length} mum).',
  'streak.least.none.up':
    '{measure.streak.from} – {measure.streak.to} arasında {$symbol} için {$interval} grafikte {measure.streak.least} mumun üst üste öncekinden yüksekte kapandığı bir dizi yok.',
  'streak.least.down':
    '{$symbol} için {$interval} grafikte en az {measure.streak.least} mumun üst üste öncekinden alçakta kapandığı dizi sayısı {measure.streak.from} – {measure.streak.to} arasında {measure.streak.least-runs}; sonuncusu {measure.streak.least-last.first} – {measure.streak.least-last.last} ({measure.streak.least-last.length} mum).',
  'streak.least.none.down':
    '{measure.streak.from} – {measure.streak.to} arasında {$symbol} için {$interval} grafikte {measure.streak.least} mumun üst üste öncekinden alçakta kapandığı bir dizi yok.',
  'streak.least.any':
    '{$symbol} için {$interval} grafikte en az {measure.streak.least} mumun üst üste aynı yönde kapandığı dizi sayısı {measure.streak.from} – {measure.streak.to} arasında {measure.streak.least-runs}; sonuncusu {measure.streak.least-last.first} – {measure.streak.least-last.last} ({measure.streak.least-last.length} mum).',
  'streak.least.none.any':
    '{measure.streak.from} – {measure.streak.to} arasında {$symbol} için {$interval} grafikte {measure.streak.least} mumun üst üste aynı yönde kapandığı bir dizi yok.',
  'streak.ended.up':
    '{$symbol} için {$interval} grafikte bu dönemde ({$period}) üst üste en çok {measure.streak.longest-up.length} mum öncekinden yüksekte kapandı: {measure.streak.longest-up.first} – {measure.streak.longest-up.last}.',
  'streak.ended.down':
    '{$symbol} için {$interval} grafikte bu dönemde ({$period}) üst üste en çok {measure.streak.longest-down.length} mum öncekinden alçakta kapandı: {measure.streak.longest-down.first} – {measure.streak.longest-down.last}.',
  'streak.ended.both':
    '{$symbol} için {$interval} grafikte bu dönemde ({$period}) üst üste en çok {measure.streak.longest-up.length} mum öncekinden yüksekte ({measure.streak.longest-up.first} – {measure.streak.longest-up.last}), en çok {measure.streak.longest-down.length} mum alçakta kapandı ({measure.streak.longest-down.first} – {measure.streak.longest-down.last}).',
  'streak.start': 'Veri {measure.streak.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'opening-gaps.all':
    '{$symbol}, {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasında {measure.opening-gaps.up} tanesi yukarı, {measure.opening-gaps.down} tanesi aşağı {measure.opening-gaps.count} açılış boşluğu bıraktı; {measure.opening-gaps.closed} tanesi ({measure.opening-gaps.closed-share}) sonradan kapandı.',
  'opening-gaps.upward':
    '{$symbol}, {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasında yukarı yönde {measure.opening-gaps.count} açılış boşluğu bıraktı; {measure.opening-gaps.closed} tanesi ({measure.opening-gaps.closed-share}) sonradan kapandı.',
  'opening-gaps.downward':
    '{$symbol}, {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasında aşağı yönde {measure.opening-gaps.count} açılış boşluğu bıraktı; {measure.opening-gaps.closed} tanesi ({measure.opening-gaps.closed-share}) sonradan kapandı.',
  'opening-gaps.limit':
    '{$symbol}, {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasında {measure.opening-gaps.limit-percent} ya da daha büyük {measure.opening-gaps.count} açılış boşluğu bıraktı; {measure.opening-gaps.closed} tanesi ({measure.opening-gaps.closed-share}) sonradan kapandı.',
  'opening-gaps.open':
    '{$symbol} için {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasındaki açılış boşluklarının {measure.opening-gaps.count} tanesi henüz kapanmadı.',
  'opening-gaps.closed':
    '{$symbol} için {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasındaki açılış boşluklarının {measure.opening-gaps.count} tanesi sonradan kapandı.',
  'opening-gaps.open.up':
    '{$symbol} için {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasındaki yukarı yönlü açılış boşluklarının {measure.opening-gaps.count} tanesi henüz kapanmadı.',
  'opening-gaps.closed.up':
    '{$symbol} için {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasındaki yukarı yönlü açılış boşluklarının {measure.opening-gaps.count} tanesi sonradan kapandı.',
  'opening-gaps.limit.up':
    '{$symbol}, {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasında yukarı yönlü, {measure.opening-gaps.limit-percent} ya da daha büyük {measure.opening-gaps.count} açılış boşluğu bıraktı; {measure.opening-gaps.closed} tanesi sonradan kapandı.',
  'opening-gaps.open.down':
    '{$symbol} için {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasındaki aşağı yönlü açılış boşluklarının {measure.opening-gaps.count} tanesi henüz kapanmadı.',
  'opening-gaps.closed.down':
    '{$symbol} için {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasındaki aşağı yönlü açılış boşluklarının {measure.opening-gaps.count} tanesi sonradan kapandı.',
  'opening-gaps.limit.down':
    '{$symbol}, {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasında aşağı yönlü, {measure.opening-gaps.limit-percent} ya da daha büyük {measure.opening-gaps.count} açılış boşluğu bıraktı; {measure.opening-gaps.closed} tanesi sonradan kapandı.',
  'opening-gaps.narrowed':
    '{$symbol}, {measure.opening-gaps.from} ile {measure.opening-gaps.to} arasında sorulan türden {measure.opening-gaps.count} açılış boşluğu bıraktı; {measure.opening-gaps.closed} tanesi sonradan kapandı.',
  'opening-gaps.none':
    '{measure.opening-gaps.from} ile {measure.opening-gaps.to} arasında {$symbol} için önceki mumun aralığı dışında açılan mum yok.',
  'opening-gaps.none.narrowed':
    '{measure.opening-gaps.from} ile {measure.opening-gaps.to} arasında {$symbol} için sorulan türden açılış boşluğu yok.',
  'opening-gaps.last.closed':
    'Sonuncusu {measure.opening-gaps.last.time} tarihli: {measure.opening-gaps.last.close} kapanışından {measure.opening-gaps.last.open} açılışına {measure.opening-gaps.last.change-percent}; {measure.opening-gaps.last.closed.time} tarihinde kapandı.',
  'opening-gaps.last.same':
    'Sonuncusu {measure.opening-gaps.last.time} tarihli: {measure.opening-gaps.last.close} kapanışından {measure.opening-gaps.last.open} açılışına {measure.opening-gaps.last.change-percent}; kendi mumu içinde kapandı.',
  'opening-gaps.last.open':
    'Sonuncusu {measure.opening-gaps.last.time} tarihli: {measure.opening-gaps.last.close} kapanışından {measure.opening-gaps.last.open} açılışına {measure.opening-gaps.last.change-percent}; henüz kapanmadı.',
  'opening-gaps.last.price':
    'Sonuncusu {measure.opening-gaps.last.time} tarihli: {measure.opening-gaps.last.close} kapanışından {measure.opening-gaps.last.open} açılışına; sıfır ya da eksi fiyat olduğu için yüzdesi yok.',
  'opening-gaps.largest':
    'En büyüğü {measure.opening-gaps.largest.time} tarihli: {measure.opening-gaps.largest.change-percent}.',
  'opening-gaps.wait':
    'Kapananların {measure.opening-gaps.same-candle} tanesi kendi mumu içinde kapandı; ortanca bekleme {measure.opening-gaps.wait} mum.',
  'opening-gaps.now':
    '{measure.opening-gaps.now.time} tarihli son mum {measure.opening-gaps.now.open~den} açıldı; önceki kapanışa göre {measure.opening-gaps.now.change-percent}.',
  'opening-gaps.row':
    '{row.time}: {row.change-percent}, {row.close} – {row.open}; {row.closed.time} tarihinde kapandı.',
  'opening-gaps.row.open': '{row.time}: {row.change-percent}, {row.close} – {row.open}; kapanmadı.',
  'opening-gaps.row.price': '{row.time}: {row.close} – {row.open}; yüzdesi yok.',
  'opening-gaps.start':
    'Veri {measure.opening-gaps.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
  'last-candle.up':
    '{$symbol} için kapanan son {$interval} mum ({measure.last-candle.from}) yeşil: {measure.last-candle.close~den} kapandı, açılışının ({measure.last-candle.open}) {measure.last-candle.body.change-percent:abs} üzerinde.',
  'last-candle.down':
    '{$symbol} için kapanan son {$interval} mum ({measure.last-candle.from}) kırmızı: {measure.last-candle.close~den} kapandı, açılışının ({measure.last-candle.open}) {measure.last-candle.body.change-percent:abs} altında.',
  'last-candle.flat':
    '{$symbol} için kapanan son {$interval} mum ({measure.last-candle.from}) {measure.last-candle.open~den} açıldı ve neredeyse aynı yerde, {measure.last-candle.close~den} kapandı.',
  'last-candle.price':
    '{$symbol} için kapanan son {$interval} mum ({measure.last-candle.from}) {measure.last-candle.open~den} açıldı, {measure.last-candle.close~den} kapandı.',
  'last-candle.past.up':
    '{$symbol} için {measure.last-candle.from} tarihli {$interval} mum yeşil: {measure.last-candle.close~den} kapandı, açılışının ({measure.last-candle.open}) {measure.last-candle.body.change-percent:abs} üzerinde.',
  'last-candle.past.down':
    '{$symbol} için {measure.last-candle.from} tarihli {$interval} mum kırmızı: {measure.last-candle.close~den} kapandı, açılışının ({measure.last-candle.open}) {measure.last-candle.body.change-percent:abs} altında.',
  'last-candle.past.flat':
    '{$symbol} için {measure.last-candle.from} tarihli {$interval} mum {measure.last-candle.open~den} açıldı ve neredeyse aynı yerde, {measure.last-candle.close~den} kapandı.',
  'last-candle.past.price':
    '{$symbol} için {measure.last-candle.from} tarihli {$interval} mum {measure.last-candle.open~den} açıldı, {measure.last-candle.close~den} kapandı.',
  'last-candle.shape':
    'Gövdesi, {measure.last-candle.low} ile {measure.last-candle.high} arasındaki aralığının {measure.last-candle.body-share~si}; üst fitil {measure.last-candle.upper-share}, alt fitil {measure.last-candle.lower-share}.',
  'last-candle.size':
    'Aralığı {measure.last-candle.range}; bu, önceki mumun ATR 14 değerinin {measure.last-candle.range-atr} katı ve önceki {measure.last-candle.cases} mumun {measure.last-candle.narrower} tanesinden ({measure.last-candle.narrower-share}) geniş.',
  'last-candle.size.atr':
    'Aralığı {measure.last-candle.range}; bu, önceki mumun ATR 14 değerinin {measure.last-candle.range-atr} katı.',
  'last-candle.change': 'Önceki kapanışa göre değişim {measure.last-candle.change-percent}.',
  'last-candle.change.price':
    'Önceki kapanış {measure.last-candle.before}; sıfır ya da eksi fiyat olduğu için yüzdesi yok.',
  'days-since-high.high':
    '{$symbol} son kez {measure.days-since-high.high.time} tarihinde {measure.days-since-high.length} mumluk bir zirve yaptı: {measure.days-since-high.high}. Son mumdan {measure.days-since-high.age} mum, {measure.days-since-high.days} gün önceydi.',
  'days-since-high.high.now':
    '{$symbol} için {measure.days-since-high.high.time} tarihli son mum {measure.days-since-high.length} mumluk yeni bir zirve yaptı: {measure.days-since-high.high}.',
  'days-since-high.high.none':
    '{measure.days-since-high.from} ile {measure.days-since-high.to} arasında {$symbol} için {measure.days-since-high.length} mumluk bir zirve yapan mum yok.',
  'days-since-high.high.count':
    'Bu süredeki bu tür zirveler ({measure.days-since-high.from} – {measure.days-since-high.to}): {measure.days-since-high.high-count}.',
  'days-since-high.low':
    '{$symbol} son kez {measure.days-since-high.low.time} tarihinde {measure.days-since-high.length} mumluk bir dip yaptı: {measure.days-since-high.low}. Son mumdan {measure.days-since-high.age} mum, {measure.days-since-high.days} gün önceydi.',
  'days-since-high.low.now':
    '{$symbol} için {measure.days-since-high.low.time} tarihli son mum {measure.days-since-high.length} mumluk yeni bir dip yaptı: {measure.days-since-high.low}.',
  'days-since-high.low.none':
    '{measure.days-since-high.from} ile {measure.days-since-high.to} arasında {$symbol} için {measure.days-since-high.length} mumluk bir dip yapan mum yok.',
  'days-since-high.low.count':
    'Bu süredeki bu tür dipler ({measure.days-since-high.from} – {measure.days-since-high.to}): {measure.days-since-high.low-count}.',
  'days-since-high.start':
    'Veri {measure.days-since-high.start} tarihinde başlıyor; öncesi hesaba girmiyor.',
};
