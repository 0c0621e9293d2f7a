import type { ConceptSentence } from '../en/concepts.ts';

export const concepts: Readonly<Record<ConceptSentence, string>> = {
  'concept.order-block.a': 'Emir bloğu, bir salınım seviyesini kıran hareketin başladığı mumdur.',
  'concept.order-block.b':
    'Vela bunu yükseliş yönlü bir kırılımdan önceki en düşük mum, düşüş yönlü bir kırılımdan önceki en yüksek mum olarak alır; bölge, fitilleriyle birlikte mumun tamamını kapsar.',
  'concept.order-block.c':
    'Fiyat geri dönene kadar dokunulmamış sayılır; sonra dokunulmuş, ortasına kadar sınanmış olur ve ötesinde bir kapanışla kırılır; kırılan bloğa kırıcı blok (breaker) denir.',
  'concept.fair-value-gap.a':
    'Adil değer boşluğu, fiyatın çok hızlı geçtiği ve güçlü bir mumun iki yanındaki fitillerin birbirine değmediği aralıktır.',
  'concept.fair-value-gap.b':
    'Üç mum gerektirir: yükseliş yönlü bir boşlukta son mumun en düşüğü, ilk mumun en yükseğinin üzerinde kalır ve aradaki alan boşluktur.',
  'concept.fair-value-gap.c':
    'Fiyat geri dönene kadar dokunulmamıştır; sonra dokunulmuş, yarısı dolmuş ve dolmuş olur; uzak kenarının ötesinde bir kapanış onu tersine çevirir.',
  'concept.structure-shift.a':
    'Piyasa yapısı, salınım tepeleri ile diplerinin dizilişidir; fiyat önceki yönü taşıyan bir seviyenin ötesinde kapandığında yapı değişir.',
  'concept.structure-shift.b':
    'Vela böyle bir kapanışa, o ana kadarki eğilime karşıysa karakter değişimi, eğilim yönündeyse yapı kırılımı der.',
  'concept.structure-shift.c':
    'Bunu büyük bir salınım ölçeğinde ve küçük bir iç ölçekte okur; ölçekler birbirinden ayrışabilir.',
  'concept.break-of-structure.a':
    'Yapı kırılımı, fiyatın son salınım seviyesinin ötesinde, eğilimin zaten gittiği yönde kapanmasıdır.',
  'concept.break-of-structure.b':
    'Yükseliş yönlüsü son salınım tepesinin üzerinde, düşüş yönlüsü son salınım dibinin altında kapanır; burada yalnızca fitille aşmak yetmez.',
  'concept.break-of-structure.c':
    'Salınım dizisinin sürdüğünü söyler, ne kadar gideceğini söylemez.',
  'concept.change-of-character.a':
    'Karakter değişimi, o ana kadarki eğilime karşı bir salınım seviyesinin ötesindeki ilk kapanıştır.',
  'concept.change-of-character.b':
    'Yükseliş eğiliminde son salınım dibinin altında, düşüş eğiliminde son salınım tepesinin üzerinde bir kapanıştır.',
  'concept.change-of-character.c':
    'Yapının yönünün döndüğünü gösterir; dönüşün kalıcı olup olmadığı ancak sonra görülür.',
  'concept.swing.a':
    'Salınım tepesi, en yükseği kendisinden sonraki mumların en yükseklerinin üzerinde kalan mumdur; salınım dibi bunun aynadaki görüntüsüdür.',
  'concept.swing.b':
    'Mumun kendisine çizilir, ama ancak ardından yeterince mum kapandığında bilinir; Vela her iki anı da gösterir.',
  'concept.swing.c':
    'Vela salınımları büyük ve küçük ölçekte okur; hiçbir mumun ötesinde kapanmadığı seviyelere kırılmamış denir.',
  'concept.atr.a':
    'ATR, yani ortalama gerçek aralık, fiyatın bir mumda genellikle ne kadar yol aldığını, mumlar arasındaki boşlukları da katarak söyler.',
  'concept.atr.b':
    'Oynaklığı yön belirtmeden ölçer; bu yüzden uzaklıklar için bir ölçüdür: ATR’den yakın bir seviye, olağan bir mumun menzilindedir.',
  'concept.atr.c':
    'Vela, ATR 14 değerini göstergenin mucidi J. Welles Wilder gibi yumuşatarak kullanır.',
  'concept.rsi.a':
    'RSI, yani göreceli güç endeksi, son dönemdeki yükselişlerin büyüklüğünü düşüşlerinkiyle sabit bir ölçekte karşılaştırır.',
  'concept.rsi.b':
    'Yüksek bir değere aşırı alım denir ve son dönemde yükselişlerin, düşük bir değere aşırı satım denir ve düşüşlerin ağır bastığını anlatır.',
  'concept.rsi.c': 'Her ikisi de hareketin hızını anlatır, biteceğini değil; Vela RSI 14 kullanır.',
  'concept.ema.a':
    'EMA, yani üstel hareketli ortalama, yeni mumların eskilerden daha çok ağırlık taşıdığı bir kapanış ortalamasıdır.',
  'concept.ema.b':
    'Kısa olanı fiyatı yakından izler, uzun olanı yavaş yönü gösterir; Vela EMA 20, EMA 50 ve EMA 200 gösterir.',
  'concept.ema.c':
    'Fiyatın bunlara göre yeri geçmişi özetler; ortalamalar fiyatı her zaman geriden izler.',
  'concept.breaker-block.a': 'Kırıcı blok (breaker), bir mumun ötesinde kapandığı emir bloğudur.',
  'concept.breaker-block.b':
    'O andan sonra tersinden okunur: fiyatın üzerindeki kırılmış bir yükseliş bloğu, fiyatın içinden geçerek indiği bloktur.',
  'concept.breaker-block.c':
    'Vela onu kırılmış olarak grafikte tutar, fiyatın yeniden dokunduğu anı işaretler ve bir mum öbür kenarının ötesinde kapandığında geçersiz sayar.',
  'concept.displacement.a':
    'İtki mumu (displacement) güçlü bir mumdur: gövdesi olağan aralığın yanında büyüktür ve mumun çoğunu kaplar.',
  'concept.displacement.b':
    'Vela gövdeyi bir önceki mumun ATR değeriyle ölçer; gövdenin bütün mumdaki payı da yüksek olmalıdır.',
  'concept.displacement.c':
    'Fiyatın orada hızlı ve tek yönde hareket ettiğini gösterir; ardından ne geleceğini söylemez.',
  'concept.equal-highs-lows.a':
    'Eşit tepeler, art arda gelen ve fiyatı neredeyse aynı olan salınım tepeleridir; eşit dipler bunun aynadaki görüntüsüdür.',
  'concept.equal-highs-lows.b':
    'Neredeyse aynı demek, aralarındaki farkın olağan aralığın küçük bir payı olması ve arada hiçbir mumun ötelerinde kapanmamasıdır.',
  'concept.equal-highs-lows.c':
    'Böyle bir fiyatın hemen ötesinde emirlerin beklediği düşünülür; bu yüzden likidite olarak okunur.',
  'concept.liquidity-pool.a':
    'Likidite havuzu, birkaç küçük salınımın döndüğü ve fiyatın o zamandan beri geçmediği fiyattır.',
  'concept.liquidity-pool.b':
    'İlk salınıma bir yenisi katıldığında bilinir; seviyesi, üyelerinin en uçtaki olanıdır.',
  'concept.liquidity-pool.c':
    'Adı, ötesinde beklediği düşünülen emirlerden gelir; grafiğin kendisi yalnızca salınımları gösterir.',
  'concept.liquidity-sweep.a':
    'Likidite süpürmesi, bilinen bir seviyenin ötesine geçen ama kalıcı olmayan harekettir: fitil seviyeyi aşar, mum geri içeride kapanır.',
  'concept.liquidity-sweep.b':
    'Buna stop avı da denir; seviyenin ötesindeki bir kapanış birkaç mum içinde geri alınırsa başarısız kırılım olarak okunur.',
  'concept.liquidity-sweep.c':
    'Vela hangi seviyenin süpürüldüğünü, fiyatın ne kadar öteye gittiğini ve ardından ne geldiğini kaydeder.',
  'concept.premium-discount.a':
    'Premium ve discount, fiyatın son salınım dibi ile son salınım tepesi arasındaki aralıkta nerede durduğunu söyler.',
  'concept.premium-discount.b':
    'Aralığın ortasının üzerinde fiyat premium, altında discount bölgesindedir; ortaya yakınsa dengededir.',
  'concept.premium-discount.c':
    'Bu, aralık içindeki bir yerdir; bir şeyin ucuz ya da pahalı olduğuna dair bir hüküm değildir.',
  'concept.optimal-trade-entry.a':
    'OTE (optimal trade entry), aralığın son bacağındaki derin bir geri çekilmenin adıdır.',
  'concept.optimal-trade-entry.b':
    'Bacağın ortasının epey ötesinde kalan bir geri çekilme bandıdır; Vela bandı ve fiyatın bandın neresinde durduğunu gösterir.',
  'concept.optimal-trade-entry.c':
    'Ad alanın kendi adıdır; burada bir fiyat aralığını işaretler ve işlem yapmaya dair bir şey söylemez.',
  'concept.fibonacci.a':
    'Fibonacci seviyeleri bir fiyat hareketini sabit oranlarla böler ve hareketin ne kadarının geri alındığını söyler.',
  'concept.fibonacci.b':
    'Vela bunlardan dengeyi, yani son salınım dibi ile son salınım tepesi arasındaki aralığın ortasını ve derin bir geri çekilme olan OTE bandının iki kenarını kullanır.',
  'concept.fibonacci.c':
    'Daha sığ geri çekilmeler, bandın ötesindekiler ve uzatmalar kullanılmaz; bir seviye yalnızca bir yeri gösterir, ardından ne geleceğini söylemez.',
  'concept.support-resistance.a':
    'Destek ve direnç, fiyatın daha önce birkaç kez döndüğü bölgelerdir: destek fiyatın altında, direnç üzerindedir.',
  'concept.support-resistance.b':
    'Vela birbirine yakın salınımları bir bölgede toplar ve fiyatın orada kaç kez geri çevrildiğini izler.',
  'concept.support-resistance.c':
    'Bir mumun ötesinde kapandığı bölge kırılmıştır; sonra öbür taraftan gelen dokunuş yön değiştirmedir.',
  'concept.previous-levels.a':
    'Önceki günün, haftanın ve ayın en yüksek ve en düşük fiyatları, pek çok kişinin baktığı seviyelerdir.',
  'concept.previous-levels.b':
    'Gün, enstrümanın piyasası ne zaman diyorsa o zaman başlar; dövizlerde ve metallerde bu gece yarısı değildir.',
  'concept.previous-levels.c':
    'Bir seviye, sonraki dönemin ilk mumundan itibaren bilinir; Vela süpürüldüğünü ya da ötesinde kapanıldığını işaretler.',
  'concept.killzone.a':
    'Killzone, büyük merkezlerden birinin etkin olduğu, New York saatiyle tanımlanan bir gün dilimidir.',
  'concept.killzone.b':
    'Vela Asya’nınkini, Londra’nın açılışını ve kapanışını, New York’un sabahını ve öğleden sonrasını tanır.',
  'concept.killzone.c':
    'Saatleri yaz ve kış saatini izler; bu yüzden evrensel saate göre kayabilirler.',
  'concept.timeframes.a':
    'Birkaç zaman aralığını okumak, aynı piyasaya uzun olandan kısa olana doğru farklı uzunlukta mumlarla bakmaktır.',
  'concept.timeframes.b':
    'Uzun aralık büyük yapıyı, kısa aralık ayrıntısını gösterir; ikisi uyuşabilir ya da ayrışabilir.',
  'concept.timeframes.c': 'Uzun aralığın gösterdiği, ancak mumu kapandıktan sonra sayılır.',
  'concept.base-rate.a':
    'Taban oranı, bu grafikteki bir türün akılda kalanlarından değil, bütün yapılarından sonra bir şeyin ne sıklıkla olduğunu söyler.',
  'concept.base-rate.b':
    'Ancak bir kontrolün yanında anlam taşır: aynı sorunun, o yapının bulunmadığı eşlenmiş mumlarda sorulması.',
  'concept.base-rate.c':
    'Fark rastlantı olabiliyorsa Vela bunu söyler; vaka çok azsa hiçbir şey göstermez.',
  'concept.candlestick-pattern.a':
    'Mum formasyonu, tek bir mumun ya da art arda gelen birkaç mumun, insanların ad verdiği bir biçimidir.',
  'concept.candlestick-pattern.b':
    'Var olup olmadığına yalnızca gövdelerin ve fitillerin boyları karar verir.',
  'concept.candlestick-pattern.c':
    'Ardından ne sıklıkla bir şey geldiği, taban oranının sorusudur.',
  'concept.divergence.a':
    'Uyumsuzluk, fiyat ile bir göstergenin iki salınım boyunca ayrışmasıdır: fiyat yeni bir uç yapar, gösterge yapmaz.',
  'concept.divergence.b': 'Gizli olanında durum tersinedir: yeni ucu gösterge yapar.',
  'concept.divergence.c':
    'Vela bunu yalnızca doğrulanmış salınımlarda okur; bu yüzden ikinci salınımdan birkaç mum sonra bilinir.',
  'concept.volume-profile.a':
    'Hacim profili, ne zaman değil, hangi fiyatta ne kadar işlem yapıldığını gösterir.',
  'concept.volume-profile.b':
    'En çok hacmin olduğu fiyat kontrol noktasıdır; değer alanı, onun çevresinde hacmin çoğunu tutan aralıktır.',
  'concept.volume-profile.c':
    'Hacim veren bir kaynak ister; kaynak yalnızca fiyat değişimlerini sayıyorsa yanıt bunu söyler.',
  'concept.regime.a':
    'Rejim, piyasanın son dönemde nasıl davrandığının kaba bir tarifidir: trend ya da yatay, sakin ya da oynak.',
  'concept.regime.b': 'Kapanmış mumları özetler ve ancak piyasa değiştikten sonra değişir.',
  'concept.regime.c': 'Öbür yapılara bir arka plandır, kendisi bir yapı değildir.',
};
