import type { AnalysisSentence } from '../en/analysis.ts';
import { baseRates } from './base-rates.ts';

/** The same sentences from the same facts; ~ adds a Turkish case ending to a number. */
export const analysis: Readonly<Record<AnalysisSentence, string>> = {
  'headline.agree':
    '{$name} yapısı {$interval} grafikte iki ölçekte de {trend.swing.bias}; son kapanış {close.last} ({close.time}).',
  'headline.split':
    '{$name} yapısı {$interval} grafikte {trend.swing.bias}, içindeki hareketler ise {trend.internal.bias}; son kapanış {close.last} ({close.time}).',
  'headline.early':
    '{$name} için {$interval} grafikteki salınım yapısı hâlâ {trend.swing.bias}, içindeki hareketler {trend.internal.bias}; son kapanış {close.last} ({close.time}).',
  'headline.neutral':
    '{$name} {$interval} grafikte henüz hiçbir ölçekte seviye kırmadı, bu yüzden yapısı {trend.swing.bias}; son kapanış {close.last} ({close.time}).',
  'headline.neutral-since':
    '{$name} {$interval} grafikte, fiyat ölçeğinin değiştiği {structure.since} anından bu yana hiçbir ölçekte seviye kırmadı, bu yüzden yapısı {trend.swing.bias}; son kapanış {close.last} ({close.time}).',
  'headline.close': '{$name} için {$interval} grafikteki son kapanış {close.last}.',
  'simulated.a':
    'Bu verinin simülasyon olduğunu, gerçek piyasa verisi olmadığını lütfen unutmayın.',
  'ended.a':
    '{$symbol} verisi {close.time} tarihli mumla bitiyor: anlatılan bugün değil, o zamana kadarki dönemdir.',
  'stale.a': 'Veri eski: kapanan son mum {close.time} tarihli, sonrası burada yok.',
  'futures.a': 'Fiyatlar, spot fiyatın yerine kullanılan bir vadeli işlem sözleşmesine aittir.',
  'holes.one.a':
    'Gösterilen grafikte {hole.count} yerde mum eksik: {hole.time} sonrasında {hole.longest} mum yok; orada olanlar bu okumada yer almıyor.',
  'holes.a':
    'Gösterilen grafikte {hole.count} yerde mum eksik; en uzun eksik bölüm {hole.time} sonrasındaki {hole.longest} mum ve orada olanlar bu okumada yer almıyor.',
  'scale-break.split.a':
    '{scale-break.time} itibarıyla fiyat {scale-break.factor} kat aşağıdan açılıyor; bunu ne önceki mumlar ne hacim açıklıyor: bir paya karşılık {scale-break.shares} payla yapılan, fiyatlara yansıtılmamış bir bölünmeye uyuyor. Yapılar orada yeniden başlar; bu noktanın iki yanı arasında ölçülen değişim piyasaya ait değildir.',
  'scale-break.reverse.a':
    '{scale-break.time} itibarıyla fiyat {scale-break.factor} kat yukarıdan açılıyor; bunu ne önceki mumlar ne hacim açıklıyor: {scale-break.merged} payın tek payda toplandığı, fiyatlara yansıtılmamış bir birleştirmeye uyuyor. Yapılar orada yeniden başlar; bu noktanın iki yanı arasında ölçülen değişim piyasaya ait değildir.',
  'scale-break.jump.a':
    '{scale-break.time} itibarıyla fiyat {scale-break.factor} kat sıçrıyor; bunu ne önceki mumlar ne hacim açıklıyor: büyük olasılıkla bir veri hatası ya da fiyatlara yansıtılmamış bir olay. Yapılar orada yeniden başlar; bu noktanın iki yanı arasında ölçülen değişim piyasaya ait olmayabilir.',
  'scale-breaks.a':
    'Gösterilen grafikte böyle {scale-break.count} sıçrama var; anılan, sonuncusudur.',
  'move.rose.a':
    '{close.time} itibarıyla son {window.candles} mumda fiyat {window.change-percent:abs} yükseldi ve {window.low} ile {window.high} arasında hareket etti.',
  'move.rose.b':
    '{close.time} itibarıyla fiyat son {window.candles} mum boyunca {window.change-percent:abs} arttı; bu aralık {window.low~den} {window.high~e} uzanıyor.',
  'move.fell.a':
    '{close.time} itibarıyla son {window.candles} mumda fiyat {window.change-percent:abs} geriledi ve {window.low} ile {window.high} arasında hareket etti.',
  'move.fell.b':
    '{close.time} itibarıyla fiyat son {window.candles} mum boyunca {window.change-percent:abs} düştü; bu aralık {window.low~den} {window.high~e} uzanıyor.',
  'move.flat.a':
    '{close.time} itibarıyla son {window.candles} mumda fiyat {window.low} ile {window.high} arasında hareket etti ve başladığı yere yakın kapandı.',
  'move.range.a':
    '{close.time} itibarıyla son {window.candles} mum {window.low} ile {window.high} arasında yer alıyor.',
  'recent.rose-with.a':
    'Son {recent.candles} mum da aynı yönde: {recent.change-percent:abs} yükseldi.',
  'recent.rose-against.a':
    'Son {recent.candles} mum ise bunun tersine {recent.change-percent:abs} yükseldi.',
  'recent.fell-with.a':
    'Son {recent.candles} mum da aynı yönde: {recent.change-percent:abs} geriledi.',
  'recent.fell-against.a':
    'Son {recent.candles} mum ise bunun tersine {recent.change-percent:abs} geriledi.',
  'trend.agree.a':
    'Piyasa yapısı salınım ölçeğinde {trend.swing.bias}, iç ölçekte de {trend.internal.bias}; yani her iki bakış birbirini destekliyor.',
  'trend.agree.b':
    'Büyük salınım yapısı ({trend.swing.bias}) ile küçük iç yapı ({trend.internal.bias}) aynı yönü gösteriyor.',
  'trend.split.a':
    'Salınım yapısı {trend.swing.bias}, iç yapı ise {trend.internal.bias}: kısa vadeli hareket büyük yapının tersine ilerliyor.',
  'trend.split.b':
    'Ölçekler ayrışıyor: salınım görünümü {trend.swing.bias}, iç görünüm {trend.internal.bias}.',
  'trend.early.a':
    'Henüz hiçbir salınım seviyesi kapanışla aşılmadığı için salınım yapısı {trend.swing.bias}; iç yapı ise {trend.internal.bias}.',
  'trend.early-since.a':
    'Yapıların yeniden başladığı {structure.since} anından bu yana hiçbir salınım seviyesi kapanışla aşılmadığı için salınım yapısı {trend.swing.bias}; iç yapı ise {trend.internal.bias}.',
  'trend.neutral-since.a':
    'Yapıların yeniden başladığı {structure.since} anından bu yana hiçbir ölçekte seviye kırılmadı; salınım yapısı {trend.swing.bias}, iç yapı da {trend.internal.bias}.',
  'trend.neutral.a':
    'Henüz hiçbir ölçekte seviye kırılmadı; salınım yapısı {trend.swing.bias}, iç yapı da {trend.internal.bias}.',
  'event.bos.a':
    'Son salınım olayı, {$interval} grafikte {structure.swing.event.direction} bir {structure.swing.event.kind}: fiyat {structure.swing.event.age} mum önce, {structure.swing.event.time} tarihli mumda {structure.swing.event.level} seviyesinin ötesinde kapandı.',
  'event.bos.b':
    'Salınım ölçeğinde, {$interval} grafikte {structure.swing.event.level} seviyesindeki {structure.swing.event.direction} {structure.swing.event.kind} ({structure.swing.event.time}, {structure.swing.event.age} mum önce) eğilimi sürdürdü.',
  'event.choch.a':
    'Salınım yapısı {$interval} grafikte en son {structure.swing.event.direction} bir {structure.swing.event.kind} ile döndü: fiyat {structure.swing.event.age} mum önce, {structure.swing.event.time} tarihli mumda {structure.swing.event.level} seviyesinin ötesinde kapandı.',
  'event.choch.b':
    'Salınım ölçeğinde, {$interval} grafikte {structure.swing.event.level} seviyesindeki {structure.swing.event.direction} {structure.swing.event.kind} ({structure.swing.event.time}, {structure.swing.event.age} mum önce) önceki yönü tersine çevirdi.',
  'event.fresh.a':
    'Son {$interval} mum, {structure.swing.event.level} seviyesinin ötesinde kapanarak salınım ölçeğinde {structure.swing.event.direction} bir {structure.swing.event.kind} oluşturdu.',
  'event.none.a': 'Bu seride şimdiye kadar hiçbir salınım seviyesi kırılmadı.',
  'event.none-since.a':
    'Fiyat ölçeğinin değiştiği ve yapıların yeniden başladığı {structure.since} anından bu yana hiçbir salınım seviyesi kırılmadı.',
  'inner.event.a':
    'İç ölçekte en son olay, {structure.internal.event.age} mum önce {structure.internal.event.level} seviyesinde görülen {structure.internal.event.direction} {structure.internal.event.kind}.',
  'inner.event.b':
    'Daha yakından bakıldığında, {structure.internal.event.time} tarihli mumda {structure.internal.event.level} seviyesinde {structure.internal.event.direction} bir {structure.internal.event.kind} görülüyor.',
  'inner.fresh.a':
    'Son mum, {structure.internal.event.level} seviyesinin ötesinde kapanarak iç ölçekte {structure.internal.event.direction} bir {structure.internal.event.kind} oluşturdu.',
  'change.bullish.a':
    'Salınım okuması, {structure.swing.low.price} altında bir kapanışla düşüş yönüne döner; bu seviye son kapanışın {structure.swing.low.distance-percent} altında.',
  'change.bullish.b':
    'Bu tabloyu değiştirecek olan, {structure.swing.low.distance-percent} uzaktaki {structure.swing.low.price} salınım dibinin altında bir kapanıştır.',
  'change.bearish.a':
    'Salınım okuması, {structure.swing.high.price} üzerinde bir kapanışla yükseliş yönüne döner; bu seviye son kapanışın {structure.swing.high.distance-percent} üzerinde.',
  'change.bearish.b':
    'Bu tabloyu değiştirecek olan, {structure.swing.high.distance-percent} uzaktaki {structure.swing.high.price} salınım tepesinin üzerinde bir kapanıştır.',
  'change.both.a':
    'İlk salınım kırılımı, {structure.swing.high.price} üzerinde ({structure.swing.high.distance-percent} uzakta) veya {structure.swing.low.price} altında ({structure.swing.low.distance-percent} uzakta) bir kapanışla oluşur.',
  'change.up.a':
    'Üstteki sıradaki salınım seviyesi son kapanıştan {structure.swing.high.distance-percent} uzaktaki {structure.swing.high.price}; bunun üzerinde bir kapanış sıradaki yükseliş yönlü kırılım olur.',
  'change.down.a':
    'Alttaki sıradaki salınım seviyesi son kapanıştan {structure.swing.low.distance-percent} uzaktaki {structure.swing.low.price}; bunun altında bir kapanış sıradaki düşüş yönlü kırılım olur.',
  'change.up.near':
    '{structure.swing.high.price} salınım tepesi son kapanışın hemen üzerinde; bunun üzerinde bir kapanış sıradaki yükseliş yönlü salınım kırılımı olur.',
  'change.down.near':
    '{structure.swing.low.price} salınım dibi son kapanışın hemen altında; bunun altında bir kapanış sıradaki düşüş yönlü salınım kırılımı olur.',
  'change.up.at':
    'Son kapanış tam {structure.swing.high.price} salınım tepesinde; bunun üzerinde herhangi bir kapanış sıradaki yükseliş yönlü salınım kırılımı olur.',
  'change.down.at':
    'Son kapanış tam {structure.swing.low.price} salınım dibinde; bunun altında herhangi bir kapanış sıradaki düşüş yönlü salınım kırılımı olur.',
  'change.up.plain':
    '{structure.swing.high.price} üzerinde bir kapanış sıradaki yükseliş yönlü salınım kırılımı olur.',
  'change.down.plain':
    '{structure.swing.low.price} altında bir kapanış sıradaki düşüş yönlü salınım kırılımı olur.',
  'change.none.a':
    'Salınım ölçeğinde kırılabilecek bir son tepe ya da son dip kalmadı; yeni seviyeyi doğrulanacak ilk salınım belirler.',
  'gap.inside.a':
    'Fiyat, {gap.inside.bottom} ile {gap.inside.top} arasındaki bir adil değer boşluğunun içinde; boşluğun durumu: {gap.inside.state}.',
  'gap.inside.b':
    'Son kapanış, {gap.inside.bottom~den} {gap.inside.top~e} uzanan bir adil değer boşluğunun ({gap.inside.state}) içinde kalıyor.',
  'gap.above.a':
    'Üstteki en yakın açık adil değer boşluğu {gap.above.bottom~den} {gap.above.top~e} uzanıyor, durumu {gap.above.state} ve {gap.above.distance-percent} uzakta başlıyor.',
  'gap.above.plain':
    'Üstteki en yakın açık adil değer boşluğu {gap.above.bottom} ile {gap.above.top} arasında.',
  'gap.above.near':
    '{gap.above.bottom} ile {gap.above.top} arasındaki açık adil değer boşluğu ({gap.above.state}) son kapanışın hemen üzerinde başlıyor.',
  'gap.above.at':
    'Tam son kapanışta başlayıp yukarıda {gap.above.top~e} uzanan açık bir adil değer boşluğu ({gap.above.state}) var.',
  'gap.above.none': 'Fiyatın üzerinde kayda değer genişlikte açık bir adil değer boşluğu yok.',
  'gap.below.a':
    'Alttaki en yakın açık adil değer boşluğu {gap.below.top~den} {gap.below.bottom~e} iniyor, durumu {gap.below.state} ve {gap.below.distance-percent} uzakta başlıyor.',
  'gap.below.plain':
    'Alttaki en yakın açık adil değer boşluğu {gap.below.top} ile {gap.below.bottom} arasında.',
  'gap.below.near':
    '{gap.below.top} ile {gap.below.bottom} arasındaki açık adil değer boşluğu ({gap.below.state}) son kapanışın hemen altında başlıyor.',
  'gap.below.at':
    'Tam son kapanışta başlayıp aşağıda {gap.below.bottom~e} uzanan açık bir adil değer boşluğu ({gap.below.state}) var.',
  'gap.below.none': 'Fiyatın altında kayda değer genişlikte açık bir adil değer boşluğu yok.',
  'gap.none.a':
    'Fiyatın ne üzerinde ne de altında kayda değer genişlikte açık bir adil değer boşluğu var.',
  'block.inside.a':
    'Fiyat, {block.inside.bottom~den} {block.inside.top~e} uzanan bir emir bloğunun ({block.inside.state}) içinde.',
  'block.inside.b':
    'Son kapanışın çevresinde {block.inside.bottom} ile {block.inside.top} arasında kırılmamış bir emir bloğu ({block.inside.state}) var.',
  'block.above.a':
    'Üstteki en yakın kırılmamış emir bloğu {block.above.bottom} ile {block.above.top} arasında; durumu {block.above.state}, uzaklığı {block.above.distance-percent}.',
  'block.above.plain':
    'Üstteki en yakın kırılmamış emir bloğu {block.above.bottom} ile {block.above.top} arasında.',
  'block.above.near':
    '{block.above.bottom} ile {block.above.top} arasındaki kırılmamış emir bloğu ({block.above.state}) son kapanışın hemen üzerinde başlıyor.',
  'block.above.at':
    'Tam son kapanışta başlayıp yukarıda {block.above.top~e} uzanan kırılmamış bir emir bloğu ({block.above.state}) var.',
  'block.above.none': 'Fiyatın üzerinde kırılmamış bir emir bloğu yok.',
  'block.below.a':
    'Alttaki en yakın kırılmamış emir bloğu {block.below.bottom} ile {block.below.top} arasında; durumu {block.below.state}, uzaklığı {block.below.distance-percent}.',
  'block.below.plain':
    'Alttaki en yakın kırılmamış emir bloğu {block.below.bottom} ile {block.below.top} arasında.',
  'block.below.near':
    '{block.below.top} ile {block.below.bottom} arasındaki kırılmamış emir bloğu ({block.below.state}) son kapanışın hemen altında başlıyor.',
  'block.below.at':
    'Tam son kapanışta başlayıp aşağıda {block.below.bottom~e} uzanan kırılmamış bir emir bloğu ({block.below.state}) var.',
  'block.below.none': 'Fiyatın altında kırılmamış bir emir bloğu yok.',
  'block.none.a': 'Fiyatın ne üzerinde ne de altında kırılmamış bir emir bloğu var.',
  'counts.a':
    'Grafikte kayda değer genişlikte {count.open-gaps} açık boşluk ve {count.open-blocks} kırılmamış emir bloğu var; blokların {count.fresh-blocks} tanesine henüz dokunulmadı.',
  'rsi.overbought.a':
    'Momentum yukarı yönde gerilmiş: RSI 14 değeri {rsi.value} ile {rsi.zone} bölgesinde; bu, hareketin sonunu değil hızını anlatır.',
  'rsi.oversold.a':
    'Momentum aşağı yönde gerilmiş: RSI 14 değeri {rsi.value} ile {rsi.zone} bölgesinde; bu, hareketin sonunu değil hızını anlatır.',
  'rsi.upper.a':
    'Momentum yukarı yönlü: RSI 14 değeri {rsi.value} ile ölçeğinin ortasının üzerinde ve {rsi.zone} bölgede.',
  'rsi.lower.a':
    'Momentum aşağı yönlü: RSI 14 değeri {rsi.value} ile ölçeğinin ortasının altında ve {rsi.zone} bölgede.',
  'rsi.balanced.a': 'RSI 14 değeri {rsi.value} düzeyinde, {rsi.zone} bir görünüm veriyor.',
  'ema.above.a':
    'Kapanış ortalamalarının üzerinde: EMA 20 ({ema.20}), EMA 50 ({ema.50}) ve EMA 200 ({ema.200}).',
  'ema.above.b':
    'Fiyat EMA 20, EMA 50 ve EMA 200 ortalamalarının üzerinde; en yavaş olanın {ema.200.distance-percent:abs} üzerinde.',
  'ema.below.a':
    'Kapanış ortalamalarının altında: EMA 20 ({ema.20}), EMA 50 ({ema.50}) ve EMA 200 ({ema.200}).',
  'ema.below.b':
    'Fiyat EMA 20, EMA 50 ve EMA 200 ortalamalarının altında; en yavaş olanın {ema.200.distance-percent:abs} altında.',
  'ema.mixed.a':
    'Ortalamalar karışık bir tablo çiziyor: EMA 20 ({ema.20}), EMA 50 ({ema.50}) ve EMA 200 ({ema.200}).',
  'ema.short.a': 'EMA 20 değeri {ema.20}, EMA 50 değeri {ema.50}; geçmiş, EMA 200 için çok kısa.',
  'volatility.high.a':
    'Oynaklık bu seri için yüksek: ATR 14 değeri {atr.value}, yani fiyatın {atr.percent~si}; önceki {atr.history} mumun {atr.percentile~si} bundan daha sakindi.',
  'volatility.high.b':
    'Ortalama bir mum şimdi {atr.value} genişliğinde (ATR 14 ile fiyatın {atr.percent~si}); önceki {atr.history} mumun {atr.percentile~si} bundan daha dardı.',
  'volatility.low.a':
    'Oynaklık bu seri için düşük: ATR 14 değeri {atr.value}, yani fiyatın {atr.percent~si}; önceki {atr.history} mumun yalnızca {atr.percentile~si} bundan daha sakindi.',
  'volatility.low.b':
    'Mumlar şu anda küçük: ATR 14 değeri {atr.value} (fiyatın {atr.percent~si}) ve önceki {atr.history} mumun yalnızca {atr.percentile~si} daha sakindi.',
  'volatility.middle.a':
    'Oynaklık bu seri için olağan: ATR 14 değeri {atr.value}, yani fiyatın {atr.percent~si}; önceki {atr.history} mumun {atr.percentile~si} bundan daha sakindi.',
  'volatility.extreme.a':
    'Oynaklık bu seri için {regime.volatility}: ATR 14 değeri {atr.value}, yani fiyatın {atr.percent~si}; önceki {atr.history} mumun {atr.percentile~si} bundan daha sakindi.',
  'regime.a':
    'Son hareketlerinin gücüne göre piyasa {regime.trend.age} mumdur {regime.trend}; ADX değeri {regime.adx}.',
  'regime.b':
    'ADX ile ölçüldüğünde (değeri {regime.adx}) bu piyasa {regime.trend.age} mumdur {regime.trend}.',
  'profile.a':
    'Gösterilen mumlarda en çok hacim {profile.poc} çevresinde işlem gördü; hacmin {profile.value-area-share~si} {profile.value-area-low} ile {profile.value-area-high} arasında ve son kapanış bu alanın {profile.position}.',
  'profile.ticks.a':
    'Gösterilen mumlarda fiyat en sık {profile.poc} çevresinde değişti; miktarı değil fiyat değişimlerini sayan tik hacminin {profile.value-area-share~si} {profile.value-area-low} ile {profile.value-area-high} arasında ve son kapanış bu alanın {profile.position}.',
  'profile.since.a':
    'Fiyat ölçeğinin değiştiği {structure.since} anından bu yana gösterilen mumlarda en çok hacim {profile.poc} çevresinde işlem gördü; hacmin {profile.value-area-share~si} {profile.value-area-low} ile {profile.value-area-high} arasında ve son kapanış bu alanın {profile.position}.',
  'profile.since.ticks.a':
    'Fiyat ölçeğinin değiştiği {structure.since} anından bu yana gösterilen mumlarda fiyat en sık {profile.poc} çevresinde değişti; miktarı değil fiyat değişimlerini sayan tik hacminin {profile.value-area-share~si} {profile.value-area-low} ile {profile.value-area-high} arasında ve son kapanış bu alanın {profile.position}.',
  'volatility.short.a': 'Bir mumun ortalama aralığını veren ATR 14, {atr.value} düzeyinde.',
  'closing.a':
    'Bu metin geçmiş mumların ne gösterdiğini anlatır; eğitim amaçlıdır, yatırım tavsiyesi değildir.',
  'closing.b':
    'Bunların hiçbiri bundan sonra ne olacağını söylemez: bu, kapanmış mumların eğitim amaçlı bir okumasıdır, yatırım tavsiyesi değildir.',
  'closing.c':
    'Bu okuma haberleri ve temel verileri kapsamaz; öğrenme amaçlıdır, yatırım tavsiyesi değildir.',
  ...baseRates,
};
