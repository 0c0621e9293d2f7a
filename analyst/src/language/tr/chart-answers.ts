import type { chartAnswers as english } from '../en/chart-answers.ts';

export const chartAnswers: Readonly<Record<keyof typeof english, string>> = {
  'levels.above':
    '{$symbol}, {$interval} grafikte son kapanışın ({close.last}, {close.time}) üstünde:',
  'levels.below':
    '{$symbol}, {$interval} grafikte son kapanışın ({close.last}, {close.time}) altında:',
  'levels.beside.above': 'Üstünde:',
  'levels.beside.below': 'Altında:',
  'levels.none.above':
    '{$symbol} için {$interval} grafikte son kapanışın üstünde geçerli bir seviye yok.',
  'levels.none.below':
    '{$symbol} için {$interval} grafikte son kapanışın altında geçerli bir seviye yok.',
  'levels.part.swing-high': '{level.price} seviyesindeki salınım tepesi ({level.distance-percent})',
  'levels.part.swing-high.plain': '{level.price} seviyesindeki salınım tepesi',
  'levels.part.internal-high':
    '{level.price} seviyesindeki küçük ölçekteki tepe ({level.distance-percent})',
  'levels.part.internal-high.plain': '{level.price} seviyesindeki küçük ölçekteki tepe',
  'levels.part.resistance':
    '{level.bottom} ile {level.top} arasındaki direnç bölgesi ({level.distance-percent})',
  'levels.part.resistance.plain': '{level.bottom} ile {level.top} arasındaki direnç bölgesi',
  'levels.part.swing-low': '{level.price} seviyesindeki salınım dibi ({level.distance-percent})',
  'levels.part.swing-low.plain': '{level.price} seviyesindeki salınım dibi',
  'levels.part.internal-low':
    '{level.price} seviyesindeki küçük ölçekteki dip ({level.distance-percent})',
  'levels.part.internal-low.plain': '{level.price} seviyesindeki küçük ölçekteki dip',
  'levels.part.support':
    '{level.bottom} ile {level.top} arasındaki destek bölgesi ({level.distance-percent})',
  'levels.part.support.plain': '{level.bottom} ile {level.top} arasındaki destek bölgesi',
  'levels.zone.inside':
    'Son kapanış, {zone.inside.bottom} ile {zone.inside.top} arasındaki bir destek ya da direnç bölgesinin içinde; orada {zone.inside.swings} salınım döndü.',
  'levels.day':
    'Önceki günün en yükseği {previous.day.high.price} ({previous.day.high.state}), en düşüğü {previous.day.low.price} ({previous.day.low.state}).',
  'levels.week':
    'Önceki haftanın en yükseği {previous.week.high.price} ({previous.week.high.state}), en düşüğü {previous.week.low.price} ({previous.week.low.state}).',
  'levels.month':
    'Önceki ayın en yükseği {previous.month.high.price} ({previous.month.high.state}), en düşüğü {previous.month.low.price} ({previous.month.low.state}).',
  'levels.previous.none':
    'Bu grafikte önceki günün, haftanın ya da ayın bir seviyesi yok: mumları bunun için fazla uzun ya da seri fazla kısa.',
  'zones.further.above': 'Daha yukarıda:',
  'zones.further.below': 'Daha aşağıda:',
  'zones.further':
    '{level.bottom} ile {level.top} arası ({level.state}, {level.distance-percent} uzakta)',
  'gaps.nearest.above':
    '{$symbol} için {$interval} grafikte en yakın açık adil değer boşluğu fiyatın üstünde, {gap.above.bottom} ile {gap.above.top} arasında ({gap.above.state}); son kapanıştan ({close.last}, {close.time}) {gap.above.distance-percent} uzakta başlıyor.',
  'gaps.ahead.above':
    '{$symbol} için {$interval} grafikte fiyatın önündeki en yakın açık adil değer boşluğu fiyatın üstünde, {gap.above.bottom} ile {gap.above.top} arasında ({gap.above.state}); son kapanıştan ({close.last}, {close.time}) {gap.above.distance-percent} uzakta başlıyor.',
  'gaps.other.above':
    'Yukarıda en yakını {gap.above.bottom} ile {gap.above.top} arasında ({gap.above.state}), {gap.above.distance-percent} uzakta.',
  'gaps.nearest.below':
    '{$symbol} için {$interval} grafikte en yakın açık adil değer boşluğu fiyatın altında, {gap.below.bottom} ile {gap.below.top} arasında ({gap.below.state}); son kapanıştan ({close.last}, {close.time}) {gap.below.distance-percent} uzakta başlıyor.',
  'gaps.ahead.below':
    '{$symbol} için {$interval} grafikte fiyatın önündeki en yakın açık adil değer boşluğu fiyatın altında, {gap.below.bottom} ile {gap.below.top} arasında ({gap.below.state}); son kapanıştan ({close.last}, {close.time}) {gap.below.distance-percent} uzakta başlıyor.',
  'gaps.other.below':
    'Aşağıda en yakını {gap.below.bottom} ile {gap.below.top} arasında ({gap.below.state}), {gap.below.distance-percent} uzakta.',
  'gaps.inside.first':
    '{$symbol}, {$interval} grafikte {gap.inside.bottom} ile {gap.inside.top} arasındaki adil değer boşluğunun içinde; bölge hâlâ açık ({gap.inside.state}), son kapanış {close.last} ({close.time}).',
  'gaps.inside':
    'Fiyatın kendisi şu an başka bir boşluğun içinde: {gap.inside.bottom} ile {gap.inside.top} arası ({gap.inside.state}).',
  'blocks.nearest.above':
    '{$symbol} için {$interval} grafikte en yakın kırılmamış emir bloğu fiyatın üstünde, {block.above.bottom} ile {block.above.top} arasında ({block.above.state}); son kapanıştan ({close.last}, {close.time}) {block.above.distance-percent} uzakta başlıyor.',
  'blocks.ahead.above':
    '{$symbol} için {$interval} grafikte fiyatın önündeki en yakın kırılmamış emir bloğu fiyatın üstünde, {block.above.bottom} ile {block.above.top} arasında ({block.above.state}); son kapanıştan ({close.last}, {close.time}) {block.above.distance-percent} uzakta başlıyor.',
  'blocks.other.above':
    'Yukarıda en yakını {block.above.bottom} ile {block.above.top} arasında ({block.above.state}), {block.above.distance-percent} uzakta.',
  'blocks.nearest.below':
    '{$symbol} için {$interval} grafikte en yakın kırılmamış emir bloğu fiyatın altında, {block.below.bottom} ile {block.below.top} arasında ({block.below.state}); son kapanıştan ({close.last}, {close.time}) {block.below.distance-percent} uzakta başlıyor.',
  'blocks.ahead.below':
    '{$symbol} için {$interval} grafikte fiyatın önündeki en yakın kırılmamış emir bloğu fiyatın altında, {block.below.bottom} ile {block.below.top} arasında ({block.below.state}); son kapanıştan ({close.last}, {close.time}) {block.below.distance-percent} uzakta başlıyor.',
  'blocks.other.below':
    'Aşağıda en yakını {block.below.bottom} ile {block.below.top} arasında ({block.below.state}), {block.below.distance-percent} uzakta.',
  'blocks.inside.first':
    '{$symbol}, {$interval} grafikte {block.inside.bottom} ile {block.inside.top} arasındaki emir bloğunun içinde; bölge hâlâ kırılmamış ({block.inside.state}), son kapanış {close.last} ({close.time}).',
  'blocks.inside':
    'Fiyatın kendisi şu an başka bir bloğun içinde: {block.inside.bottom} ile {block.inside.top} arası ({block.inside.state}).',
  'breakers.above':
    'Fiyatın üzerindeki kırıcı bloklar: {breaker.above.count}; en yakını {breaker.above.1.bottom} ile {breaker.above.1.top} arasında ({breaker.above.1.state}).',
  'breakers.above.none': 'Fiyatın üzerinde kırıcı blok yok.',
  'breakers.below':
    'Fiyatın altındaki kırıcı bloklar: {breaker.below.count}; en yakını {breaker.below.1.bottom} ile {breaker.below.1.top} arasında ({breaker.below.1.state}).',
  'breakers.below.none': 'Fiyatın altında kırıcı blok yok.',
  'sweep.none': 'Bu seride likidite süpürmesi bulunmadı.',
  'sweep.wick':
    'Son likidite süpürmesi {sweep.time} tarihinde, {sweep.age} mum önce görüldü: fitil {sweep.level} seviyesini ({sweep.level-kind}) aştı ve mum geri içeride kapandı; bu {sweep.direction} okunur.',
  'sweep.failed':
    'Son likidite süpürmesi {sweep.time} tarihinde, {sweep.age} mum önce görüldü: fiyat {sweep.level} seviyesinin ({sweep.level-kind}) ötesinde kapandı ve birkaç mum içinde geri kapandı; bu {sweep.direction} okunur.',
  'sweep.wick.now':
    'Son likidite süpürmesini, {sweep.time} tarihli son mum yaptı: fitil {sweep.level} seviyesini ({sweep.level-kind}) aştı ve mum geri içeride kapandı; bu {sweep.direction} okunur.',
  'sweep.failed.now':
    'Son likidite süpürmesini, {sweep.time} tarihli son mum yaptı: fiyat {sweep.level} seviyesinin ({sweep.level-kind}) ötesinde kapanmıştı, şimdi geri kapandı; bu {sweep.direction} okunur.',
  'sweep.depth':
    'Fiyat o seviyenin {sweep.depth-atr} ATR ötesine gitti; bir kerede geçilen seviye: {sweep.levels}.',
  'sweep.killzone': 'Süpürme bir killzone içinde geldi: {sweep.killzone}.',
  'sweep.fresh': 'Ardından henüz bir şey gelmedi.',
  'sweep.followed': 'Hemen sonraki mumlarda, yönünde bir itki mumu geldi.',
  'sweep.rose':
    'Kapanışından bu yana fiyat {sweep.after.change-percent:abs} yükseldi ve {sweep.after.low} ile {sweep.after.high} arasında hareket etti.',
  'sweep.fell':
    'Kapanışından bu yana fiyat {sweep.after.change-percent:abs} geriledi ve {sweep.after.low} ile {sweep.after.high} arasında hareket etti.',
  'sweep.range':
    'Kapanışından bu yana fiyat {sweep.after.low} ile {sweep.after.high} arasında hareket etti.',
  'sweep.breaks':
    'Bu sürede {sweep.after.breaks} yapı olayı görüldü; {sweep.after.breaks-along} tanesi süpürmenin yönündeydi.',
  'sweep.breaks.none': 'O zamandan beri yapı olayı görülmedi ({sweep.after.breaks}).',
  'sweep.closing':
    'Burada ardından gelen, tek bir örnektir; bir sonraki süpürme için kesin bir şey söylemez.',
  'volatility.history':
    'O mumlarda ATR 14, fiyatın {volatility.lowest-percent~si} ile {volatility.highest-percent~si} arasındaydı; ortancası {volatility.median-percent}.',
  'volatility.wider':
    '{$symbol} için oynaklık arttı: {$interval} grafikte son {volatility.range-candles} mum, kendilerinden önceki aynı sayıda mumun ortalama {volatility.range-ratio} katı genişliğindeydi.',
  'volatility.narrower':
    '{$symbol} için oynaklık azaldı: {$interval} grafikte son {volatility.range-candles} mum, kendilerinden önceki aynı sayıda mumun ortalama {volatility.range-ratio} katı genişliğindeydi.',
  'volatility.alike':
    '{$symbol} için oynaklık aşağı yukarı aynı kaldı: {$interval} grafikte son {volatility.range-candles} mum, kendilerinden önceki aynı sayıda mumun ortalama {volatility.range-ratio} katı genişliğindeydi.',
  'volatility.range':
    'Son {volatility.range-candles} mum, kendilerinden önceki aynı sayıda mumun ortalama {volatility.range-ratio} katı genişliğindeydi.',
  'rsi-value.low':
    'RSI değerinin {$typed} olması, hesaba giren mumlarda düşüşlerin yükselişlere açıkça ağır bastığını gösterir; {$low} altına çoğunlukla aşırı satım denir.',
  'rsi-value.high':
    'RSI değerinin {$typed} olması, hesaba giren mumlarda yükselişlerin düşüşlere açıkça ağır bastığını gösterir; {$high} üstüne çoğunlukla aşırı alım denir.',
  'rsi-value.middle':
    'RSI değerinin {$typed} olması dengeyi gösterir: {$low} ile {$high} arasında ne yükselişler ne düşüşler açıkça ağır basar.',
  'rsi-value.limit':
    'Bu, hareketin hızını anlatır; hareketin biteceğini ya da döneceğini söylemez.',
  'indicator.meaning': '{$description}',
  'indicator.named': '{$indicator}: {$description}',
  'indicator.value': '{$indicator}, kapanan son mumda {output.value} değerinde.',
  'indicator.output': '{$indicator}, {$output}: {output.value}.',
  'indicator.value.above':
    '{$indicator}, {output.asked} değerinin üzerinde: kapanan son mumda {output.value}.',
  'indicator.value.below':
    '{$indicator}, {output.asked} değerinin altında: kapanan son mumda {output.value}.',
  'indicator.value.at': '{$indicator}, kapanan son mumda tam {output.asked} değerinde.',
  'indicator.output.above':
    '{$indicator}, {$output}, {output.asked} değerinin üzerinde: {output.value}.',
  'indicator.output.below':
    '{$indicator}, {$output}, {output.asked} değerinin altında: {output.value}.',
  'indicator.output.at': '{$indicator}, {$output}, tam {output.asked} değerinde.',
  'indicator.standing':
    'Önceki {output.history} mumun {output.percentile} kadarında değer bundan düşüktü. Bu sürede {output.low} ile {output.high} arasında seyretti; {output.earlier} mum önce {output.before} düzeyindeydi.',
  'indicator.close-above': 'Son kapanış olan {close.last} bunun üzerinde.',
  'indicator.close-below': 'Son kapanış olan {close.last} bunun altında.',
  'indicator.macd.above':
    '{$indicator}: çizgi {indicator.macd.value}, {indicator.signal.value} düzeyindeki sinyalinin üstünde; histogram {indicator.histogram.value}.',
  'indicator.macd.below':
    '{$indicator}: çizgi {indicator.macd.value}, {indicator.signal.value} düzeyindeki sinyalinin altında; histogram {indicator.histogram.value}.',
  'indicator.adx.up':
    '{$indicator} {indicator.adx.value} düzeyinde; yükselen taraf önde: +DI {indicator.plusDi.value}, -DI {indicator.minusDi.value}.',
  'indicator.adx.down':
    '{$indicator} {indicator.adx.value} düzeyinde; düşen taraf önde: -DI {indicator.minusDi.value}, +DI {indicator.plusDi.value}.',
  'indicator.stochastic.above':
    '{$indicator}: %K {indicator.k.value}, {indicator.d.value} düzeyindeki %D çizgisinin üstünde.',
  'indicator.stochastic.below':
    '{$indicator}: %K {indicator.k.value}, {indicator.d.value} düzeyindeki %D çizgisinin altında.',
  'indicator.bands.inside':
    'Son kapanış {close.last}, bantların ({$indicator}) içinde: alt bant {indicator.lower.value}, üst bant {indicator.upper.value}, orta çizgi {indicator.middle.value}.',
  'indicator.bands.above':
    'Son kapanış {close.last}, {indicator.upper.value} düzeyindeki üst bandın ({$indicator}) üstünde; alt bant {indicator.lower.value}.',
  'indicator.bands.below':
    'Son kapanış {close.last}, {indicator.lower.value} düzeyindeki alt bandın ({$indicator}) altında; üst bant {indicator.upper.value}.',
  'indicator.no-value':
    '{$indicator} son mumda değer vermiyor: seri bunun için fazla kısa, hacim içermiyor ya da gösterge ikinci bir enstrüman istiyor.',
  'indicator.unknown': 'Vela bu adda bir gösterge tanımıyor.',
  'indicator.length':
    'Bu göstergenin uzunluğu burada {$asked} olamaz, {$possible} arasında olabilir; bu yüzden alışılmış {$indicator} anlatılıyor.',
  'indicator.known':
    'Tanıdıkları arasında RSI, MACD, hareketli ortalamalar ve Bollinger bantları var.',
  'indicator.closing': 'Değer geçmiş mumları özetler; bir tariftir, sinyal değildir.',
  'found.none': 'Gösterilen {window.candles} mum içinde bu türden bir yapı ({$what}) doğrulanmadı.',
  'found.count':
    'Gösterilen {window.candles} mum içinde bu türden ({$what}) {found.count} yapı doğrulandı.',
  'found.count.one':
    'Gösterilen {window.candles} mum içinde bu türden ({$what}) yalnızca {found.count} yapı doğrulandı.',
  'found.item.zone':
    '{item.time} ({item.direction} {item.kind}, {item.bottom} ile {item.top} arası, {item.age} mum önce)',
  'found.item.zone.now':
    '{item.time} ({item.direction} {item.kind}, {item.bottom} ile {item.top} arası, son mum)',
  'found.item.zone.state':
    '{item.time} ({item.direction} {item.kind}, {item.bottom} ile {item.top} arası, {item.state}, {item.age} mum önce)',
  'found.item.zone.state.now':
    '{item.time} ({item.direction} {item.kind}, {item.bottom} ile {item.top} arası, {item.state}, son mum)',
  'found.item.level':
    '{item.time} ({item.direction} {item.kind}, {item.price}, {item.age} mum önce)',
  'found.item.level.now': '{item.time} ({item.direction} {item.kind}, {item.price}, son mum)',
  'found.item.level.state':
    '{item.time} ({item.direction} {item.kind}, {item.price}, {item.state}, {item.age} mum önce)',
  'found.item.level.state.now':
    '{item.time} ({item.direction} {item.kind}, {item.price}, {item.state}, son mum)',
  'found.item.named':
    '{item.time} ({item.direction}, {item.label}, {item.bottom} ile {item.top} arası, {item.age} mum önce)',
  'found.item.named.now':
    '{item.time} ({item.direction}, {item.label}, {item.bottom} ile {item.top} arası, son mum)',
  'found.item.named.level':
    '{item.time} ({item.direction}, {item.label}, {item.price}, {item.age} mum önce)',
  'found.item.named.level.now':
    '{item.time} ({item.direction}, {item.label}, {item.price}, son mum)',
  'found.latest': '{$symbol} için {$interval} grafikte son {$what}:',
  'found.latest.is': 'Sonuncusu:',
  'found.earlier': 'Ondan öncekiler:',
  'range.place':
    'Son salınım dibi ile son salınım tepesi arasındaki aralık {range.bottom} ile {range.top} arasında; son kapanış alttan ölçüldüğünde aralığın {range.close-percent} noktasında: {range.place}.',
  'range.entry.inside':
    'OTE bandı {range.entry.bottom} ile {range.entry.top} arasında; son kapanış bandın içinde.',
  'range.entry.outside':
    'OTE bandı {range.entry.bottom} ile {range.entry.top} arasında; son kapanış bandın dışında.',
  'range.mark':
    'Bandın işareti, yani {range.entry.mark-percent} geri çekilme, {range.entry.mark} fiyatında.',
  'range.ends.low':
    'Salınım yapısı {trend.swing.bias}; bu yüzden aralığın {range.strong} fiyatındaki dibi güçlü, {range.weak} fiyatındaki tepesi zayıf uçtur.',
  'range.ends.high':
    'Salınım yapısı {trend.swing.bias}; bu yüzden aralığın {range.strong} fiyatındaki tepesi güçlü, {range.weak} fiyatındaki dibi zayıf uçtur.',
  'range.none':
    'Aralık henüz bilinmiyor: doğrulanmış bir salınım tepesi ve doğrulanmış bir salınım dibi gerekiyor.',
  'fibonacci.middle':
    'Aralığın dengesi, yani Fibonacci’nin {range.middle-percent} seviyesi, {range.middle} fiyatında.',
  'fibonacci.entry.inside':
    'OTE bandı, son bacağın {range.entry.least-percent} ile {range.entry.most-percent} arasındaki geri çekilmesidir: {range.entry.bottom} ile {range.entry.top} arasında uzanır; son kapanış bandın içinde.',
  'fibonacci.entry.outside':
    'OTE bandı, son bacağın {range.entry.least-percent} ile {range.entry.most-percent} arasındaki geri çekilmesidir: {range.entry.bottom} ile {range.entry.top} arasında uzanır; son kapanış bandın dışında.',
  'fibonacci.entry.none':
    'Henüz bir OTE bandı yok: salınım yapısının, bacağı belirleyecek bir yönü yok.',
  'fibonacci.levels':
    'Vela, Fibonacci seviyelerinden dengeyi ve OTE bandının iki kenarını kullanır; daha sığ geri çekilmeler, bandın ötesindekiler ve uzatmalar kullanılmaz.',
  'regime.none': 'Piyasanın hangi rejimde olduğunu söylemek için seri fazla kısa.',
  'profile.none': 'Bu grafiğin hacim profili yok: serinin kaynağı hacim vermiyor.',
  'session.one':
    'Şu an {session.clock} ve {session.running.1.name} sürüyor: {session.running.1.start} ile {session.running.1.end} arasında, bitmesine {session.running.1.minutes} dakika var.',
  'session.one.hours':
    'Şu an {session.clock} ve {session.running.1.name} sürüyor: {session.running.1.start} ile {session.running.1.end} arasında, bitmesine yaklaşık {session.running.1.hours} saat var.',
  'session.two':
    'Bunun içinde {session.running.2.name}, {session.running.2.start} ile {session.running.2.end} arasında.',
  'session.none': 'Şu an {session.clock} ve hiçbir killzone sürmüyor.',
  'session.next':
    'Sıradaki {session.next.name}, {session.next.start} ile {session.next.end} arasında: başlamasına {session.next.minutes} dakika var.',
  'session.next.hours':
    'Sıradaki {session.next.name}, {session.next.start} ile {session.next.end} arasında: başlamasına yaklaşık {session.next.hours} saat var.',
  'session.rest': 'Önümüzdeki günlerde başlayan bir killzone yok.',
  'session.asked.running':
    'Şu an {session.clock} ve {session.asked.name} sürüyor: {session.asked.start} ile {session.asked.end} arasında, bitmesine {session.asked.minutes} dakika var.',
  'session.asked.running.hours':
    'Şu an {session.clock} ve {session.asked.name} sürüyor: {session.asked.start} ile {session.asked.end} arasında, bitmesine yaklaşık {session.asked.hours} saat var.',
  'session.asked.later':
    'Şu an {session.clock} ve {session.asked.name} sürmüyor: sıradaki {session.asked.start} ile {session.asked.end} arasında, başlamasına {session.asked.minutes} dakika var.',
  'session.asked.later.hours':
    'Şu an {session.clock} ve {session.asked.name} sürmüyor: sıradaki {session.asked.start} ile {session.asked.end} arasında, başlamasına yaklaşık {session.asked.hours} saat var.',
  'session.closing':
    'Saatler New York’undur ve oradaki yaz-kış saatini izler; bir gün dilimini gösterir, bir şey öngörmez.',
  'compare.window':
    '{$name} ({$symbol}) ile {$otherName} ({$other}), {$interval} grafikte {compare.first.from} tarihinden bu yana yan yana.',
  'compare.rise-rise':
    '{compare.first.from} tarihinden bu yana {$interval} grafikte {$symbol} {compare.first.change-percent:abs}, {$other} ise {compare.second.change-percent:abs} yükseldi.',
  'compare.rise-fall':
    '{compare.first.from} tarihinden bu yana {$interval} grafikte {$symbol} {compare.first.change-percent:abs} yükseldi, {$other} {compare.second.change-percent:abs} geriledi.',
  'compare.fall-rise':
    '{compare.first.from} tarihinden bu yana {$interval} grafikte {$symbol} {compare.first.change-percent:abs} geriledi, {$other} {compare.second.change-percent:abs} yükseldi.',
  'compare.fall-fall':
    '{compare.first.from} tarihinden bu yana {$interval} grafikte {$symbol} {compare.first.change-percent:abs}, {$other} ise {compare.second.change-percent:abs} geriledi.',
  'compare.change':
    '{compare.first.from} tarihinden bu yana {$interval} grafikteki değişim {$symbol} için {compare.first.change-percent}, {$other} için {compare.second.change-percent}.',
  'compare.volatility.first':
    'Mum başına {$symbol} daha çok hareket ediyor: ATR 14 değeri fiyatın {compare.first.atr-percent~si}, {$other} için {compare.second.atr-percent~si}.',
  'compare.volatility.second':
    'Mum başına {$other} daha çok hareket ediyor: ATR 14 değeri fiyatın {compare.second.atr-percent~si}, {$symbol} için {compare.first.atr-percent~si}.',
  'compare.volatility.alike':
    'İkisi de mum başına aşağı yukarı aynı ölçüde hareket ediyor: ATR 14, {$symbol} için fiyatın {compare.first.atr-percent~si}, {$other} için {compare.second.atr-percent~si}.',
  'compare.standing':
    'Kendi geçmişiyle karşılaştırıldığında {$symbol} için oynaklık önceki mumların {compare.first.percentile} kadarından, {$other} için ise {compare.second.percentile} kadarından yüksek.',
  'compare.trend':
    '{$symbol} için salınım yapısı {compare.first.swing} (iç yapı: {compare.first.internal}), {$other} için {compare.second.swing} (iç yapı: {compare.second.internal}).',
  'compare.above':
    'Henüz kırılmamış son salınım tepesi {$symbol} için {compare.first.high.distance-percent}, {$other} için {compare.second.high.distance-percent} uzakta.',
  'compare.below':
    'Henüz kırılmamış son salınım dibi {$symbol} için {compare.first.low.distance-percent}, {$other} için {compare.second.low.distance-percent} uzakta.',
  'compare.correlation':
    'Ortak mumlar arasındaki {compare.shared} değişimde ikisinin korelasyonu {compare.correlation}; bire yakın bir değer birlikte hareket ettiklerini, sıfıra yakın bir değer ilgisiz olduklarını gösterirdi.',
  'compare.as-of':
    '{$symbol} için son kapanış {compare.first.time}, {$other} için {compare.second.time} tarihli.',
  'compare.mixed':
    'Yalnızca {$real} piyasa verisinden okunuyor: {$simulated} mumları burada simülasyon; ikisinin birlikte nasıl davrandığı bundan çıkmaz.',
  'compare.stale': '{$other} verisi eski, sonrası orada yok.',
  'compare.apart':
    '{$symbol} ile {$other} {$interval} grafikte ortak bir döneme sahip değil; bu yüzden karşılaştırılacak bir şey yok.',
  'compare.missing':
    '{$other} için şu anda {$interval} grafikte mum yok; bu yüzden yalnızca {$symbol} anlatılabilir.',
  'compare.which':
    '{$symbol} hangi enstrümanla karşılaştırılsın? İkisini de yazın; örneğin “BTC ile ETH’yi karşılaştır”.',
};
