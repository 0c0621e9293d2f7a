import type { levelPriceSentences as english } from '../../en/measures/level-prices.ts';

const starts = {
  at: '{$symbol} {measure.if-price.price~den} kapanırsa',
  above: '{$symbol} {measure.if-price.price~in} üstünde kapanırsa',
  below: '{$symbol} {measure.if-price.price~in} altında kapanırsa',
} as const;

type IfPriceSentences = Pick<
  typeof english,
  Extract<keyof typeof english, `if-price.${'swing' | 'internal' | 'none' | 'zone'}.${string}`>
>;

function createIfPriceSentences(): Readonly<Record<keyof IfPriceSentences, string>> {
  const id = 'measure.if-price';
  const edges = `{${id}.0.kind}, {${id}.0.bottom} ile {${id}.0.top} arası`;
  const cases = {
    swing: `geniş ölçekte (salınım yapısında) {${id}.swing.direction} {${id}.swing.event} olur, çünkü {${id}.swing.level} aşılır; o yapı şimdi {${id}.swing.bias}`,
    internal: `küçük ölçekte (iç yapıda) {${id}.internal.direction} {${id}.internal.event} olur, çünkü {${id}.internal.level} aşılır; geniş ölçekteki salınım yapısı {${id}.swing.bias} kalır`,
    none: `hiçbir salınım kırılmaz: yapı geniş ölçekte (salınım) {${id}.swing.bias}, küçük ölçekte (iç) {${id}.internal.bias} kalır`,
    'zone.broken': `o bölge kırılır (${edges})`,
    'zone.filled': `o bölge baştan sona geçilir (${edges})`,
    'zone.touched': `o bölgeye ulaşılır, ama bölge kırılmaz (${edges})`,
  } as const;
  const far = ` ({${id}.time} tarihli son kapanıştan, {${id}.close}, {${id}.distance-percent} uzakta)`;
  const rows = Object.entries(cases).flatMap(([name, what]) =>
    Object.entries(starts).flatMap(([side, start]) => [
      [`if-price.${name}.${side}`, `${start}${far} ${what}.`],
      [`if-price.${name}.${side}.plain`, `${start} ${what}.`],
    ]),
  );
  return Object.fromEntries(rows);
}

/** The way of `levels-between`. */
const way =
  '{$symbol} son kapanışı ({measure.levels-between.close}, {measure.levels-between.time}) ile {measure.levels-between.price} arasında';

/** Sentences of the measures about a typed price. */
export const levelPriceSentences: Readonly<Record<keyof typeof english, string>> = {
  'distance-to-price.above':
    '{measure.distance-to-price.price}, {$symbol} için son kapanışın ({measure.distance-to-price.close}, {measure.distance-to-price.time}) {measure.distance-to-price.distance-percent} üstünde: fiyat olarak {measure.distance-to-price.difference}, yani {measure.distance-to-price.distance-atr} ATR.',
  'distance-to-price.below':
    '{measure.distance-to-price.price}, {$symbol} için son kapanışın ({measure.distance-to-price.close}, {measure.distance-to-price.time}) {measure.distance-to-price.distance-percent} altında: fiyat olarak {measure.distance-to-price.difference}, yani {measure.distance-to-price.distance-atr} ATR.',
  'distance-to-price.above.short':
    '{measure.distance-to-price.price}, {$symbol} için son kapanışın ({measure.distance-to-price.close}, {measure.distance-to-price.time}) {measure.distance-to-price.difference} üstünde.',
  'distance-to-price.below.short':
    '{measure.distance-to-price.price}, {$symbol} için son kapanışın ({measure.distance-to-price.close}, {measure.distance-to-price.time}) {measure.distance-to-price.difference} altında.',
  'distance-to-price.here':
    '{$symbol} son kapanışı tam orada: {measure.distance-to-price.close} ({measure.distance-to-price.time}).',
  'distance-to-price.last':
    'Fiyat orada en son {measure.distance-to-price.last-time} tarihinde, {measure.distance-to-price.ago} mum önce işlem gördü.',
  'distance-to-price.last.now': 'Son mum orada işlem gördü.',
  'distance-to-price.last.none':
    '{measure.distance-to-price.data-from} tarihinde başlayan verideki hiçbir mum orada işlem görmedi.',
  'levels-between.above': `${way}, {measure.levels-between.distance-percent} yukarıya kadar, {measure.levels-between.count} yapı var:`,
  'levels-between.below': `${way}, {measure.levels-between.distance-percent} aşağıya kadar, {measure.levels-between.count} yapı var:`,
  'levels-between': `${way} {measure.levels-between.count} yapı var:`,
  'levels-between.none.above': `${way}, {measure.levels-between.distance-percent} yukarıya kadar, geçerli hiçbir yapı yok.`,
  'levels-between.none.below': `${way}, {measure.levels-between.distance-percent} aşağıya kadar, geçerli hiçbir yapı yok.`,
  'levels-between.none': `${way} geçerli hiçbir yapı yok.`,
  'levels-between.gaps': '{measure.levels-between.gaps} açık boşluk',
  'levels-between.blocks': '{measure.levels-between.blocks} emir bloğu',
  'levels-between.zones': '{measure.levels-between.zones} destek veya direnç bölgesi',
  'levels-between.swings': '{measure.levels-between.swings} salınım',
  'levels-between.levels':
    '{measure.levels-between.levels} önceki dönem seviyesi veya likidite havuzu',
  'levels-between.first': 'Yoldaki ilk yapılar:',
  'levels-between.further': 'Yolun sonuna doğru:',
  ...createIfPriceSentences(),
  'if-price.already.above':
    '{$symbol} zaten {measure.if-price.price~in} üstünde: son kapanış {measure.if-price.close} ({measure.if-price.time}), aradaki fark {measure.if-price.distance-percent}. Üstünde bir kapanış yeni bir durum olmaz.',
  'if-price.already.below':
    '{$symbol} zaten {measure.if-price.price~in} altında: son kapanış {measure.if-price.close} ({measure.if-price.time}), aradaki fark {measure.if-price.distance-percent}. Altında bir kapanış yeni bir durum olmaz.',
  'if-price.too.swing':
    'Ayrıca geniş ölçekte (salınım yapısında) {measure.if-price.swing.direction} {measure.if-price.swing.event} olur, çünkü {measure.if-price.swing.level} aşılır; o yapı şimdi {measure.if-price.swing.bias}.',
  'if-price.too.internal':
    'Ayrıca küçük ölçekte (iç yapıda) {measure.if-price.internal.direction} {measure.if-price.internal.event} olur, çünkü {measure.if-price.internal.level} aşılır; geniş ölçekteki salınım yapısı {measure.if-price.swing.bias} kalır.',
  'if-price.too.none':
    'Hiçbir salınım kırılmaz: yapı geniş ölçekte (salınım) {measure.if-price.swing.bias}, küçük ölçekte (iç) {measure.if-price.internal.bias} kalır.',
  'if-price.both':
    'Küçük ölçekteki iç yapıda da {measure.if-price.internal.level} aşılır: {measure.if-price.internal.direction} {measure.if-price.internal.event}.',
  'if-price.count.none': 'Hiçbir boşluğun, bloğun, bölgenin ya da seviyenin durumu değişmez.',
  'if-price.broken': 'Kırılacak olanlar:',
  'if-price.broken.some': 'Kırılacak olanlardan bazıları:',
  'if-price.filled': 'Baştan sona geçilecek olanlar:',
  'if-price.filled.some': 'Baştan sona geçilecek olanlardan bazıları:',
  'if-price.passed': 'Aşılacak seviyeler:',
  'if-price.passed.some': 'Aşılacak seviyelerden bazıları:',
  'if-price.touched': 'Kırılmadan dokunulacak olanlar:',
  'if-price.touched.some': 'Kırılmadan dokunulacak olanlardan bazıları:',
  'last-time-at':
    '{$symbol} {measure.last-time-at.price} fiyatını en son {measure.last-time-at.last-time} tarihinde, {measure.last-time-at.ago} mum önce gördü.',
  'last-time-at.now': '{$symbol} için son mum {measure.last-time-at.price} fiyatını gördü.',
  'last-time-at.none.above':
    '{$symbol} bu dönemde ({$period}) {measure.last-time-at.price} fiyatını hiç görmedi: en yüksek {measure.last-time-at.high} oldu ({measure.last-time-at.high-time}).',
  'last-time-at.none.below':
    '{$symbol} bu dönemde ({$period}) {measure.last-time-at.price} fiyatını hiç görmedi: en düşük {measure.last-time-at.low} oldu ({measure.last-time-at.low-time}).',
  'last-time-at.none':
    '{$symbol} için bu dönemde ({$period}) hiçbir mum {measure.last-time-at.price} fiyatını içermiyor; fiyat iki yanında işlem görse de oradan atlayarak geçti.',
  'last-time-at.side.above':
    '{$symbol} {measure.last-time-at.price~in} üstünde en son {measure.last-time-at.side-time} tarihinde, {measure.last-time-at.side-ago} mum önce kapandı.',
  'last-time-at.side.below':
    '{$symbol} {measure.last-time-at.price~in} altında en son {measure.last-time-at.side-time} tarihinde, {measure.last-time-at.side-ago} mum önce kapandı.',
  'last-time-at.side.above.now':
    '{$symbol} için son mum {measure.last-time-at.price~in} üstünde kapandı: {measure.last-time-at.close}.',
  'last-time-at.side.below.now':
    '{$symbol} için son mum {measure.last-time-at.price~in} altında kapandı: {measure.last-time-at.close}.',
  'last-time-at.side.above.none':
    '{$symbol} bu dönemde ({$period}) {measure.last-time-at.price~in} üstünde hiç kapanmadı; en yüksek {measure.last-time-at.high} oldu ({measure.last-time-at.high-time}).',
  'last-time-at.side.below.none':
    '{$symbol} bu dönemde ({$period}) {measure.last-time-at.price~in} altında hiç kapanmadı; en düşük {measure.last-time-at.low} oldu ({measure.last-time-at.low-time}).',
  'last-time-at.rose':
    'O fiyattan son kapanışa ({measure.last-time-at.close}) kadar {measure.last-time-at.since.change-percent:abs} yükseldi.',
  'last-time-at.fell':
    'O fiyattan son kapanışa ({measure.last-time-at.close}) kadar {measure.last-time-at.since.change-percent:abs} düştü.',
  'last-time-at.crossed':
    '{$symbol} için bu dönemde ({$period}) {measure.last-time-at.traded} mum {measure.last-time-at.price} fiyatını içeriyor, ilki {measure.last-time-at.first-time} tarihli; kapanış o fiyatın öteki yanına {measure.last-time-at.crossings} kez geçti, en son {measure.last-time-at.crossed-time} tarihinde.',
  'last-time-at.traded':
    '{$symbol} için bu dönemde ({$period}) {measure.last-time-at.traded} mum {measure.last-time-at.price} fiyatını içeriyor, ilki {measure.last-time-at.first-time} tarihli; kapanış öteki yanına hiç geçmedi.',
  'time-above.above':
    '{$symbol} için bu dönemde ({$period}) mumların {measure.time-above.above-share~si} {measure.time-above.price~in} üstünde kapandı: {measure.time-above.candles} mumun {measure.time-above.above} tanesi.',
  'time-above.below':
    '{$symbol} için bu dönemde ({$period}) mumların {measure.time-above.below-share~si} {measure.time-above.price~in} altında kapandı: {measure.time-above.candles} mumun {measure.time-above.below} tanesi.',
  'time-above.rest.below':
    'Altında kapananlar {measure.time-above.below} mum ({measure.time-above.below-share}).',
  'time-above.rest.above':
    'Üstünde kapananlar {measure.time-above.above} mum ({measure.time-above.above-share}).',
  'time-above.run.above':
    'Son kapanış ({measure.time-above.close}) üstünde; {measure.time-above.run-from} tarihinden beri art arda {measure.time-above.run} mum o yanda kapandı.',
  'time-above.run.below':
    'Son kapanış ({measure.time-above.close}) altında; {measure.time-above.run-from} tarihinden beri art arda {measure.time-above.run} mum o yanda kapandı.',
  'reach-share.above':
    '{$symbol} için {measure.reach-share.from} ile {measure.reach-share.to} arasındaki kapanışların {measure.reach-share.share~si} sonrasında fiyat {measure.reach-share.horizon} mum içinde en az {measure.reach-share.distance-percent} yükseldi: {measure.reach-share.cases} kapanışın {measure.reach-share.reached} tanesi.',
  'reach-share.below':
    '{$symbol} için {measure.reach-share.from} ile {measure.reach-share.to} arasındaki kapanışların {measure.reach-share.share~si} sonrasında fiyat {measure.reach-share.horizon} mum içinde en az {measure.reach-share.distance-percent} düştü: {measure.reach-share.cases} kapanışın {measure.reach-share.reached} tanesi.',
  'reach-share.either':
    '{$symbol} için {measure.reach-share.from} ile {measure.reach-share.to} arasındaki kapanışların {measure.reach-share.share~si} sonrasında fiyat {measure.reach-share.horizon} mum içinde bir yana en az {measure.reach-share.distance-percent} hareket etti: {measure.reach-share.cases} kapanışın {measure.reach-share.reached} tanesi.',
  'reach-share.few':
    '{$symbol} için {measure.reach-share.from} ile {measure.reach-share.to} arasında {measure.reach-share.horizon} mumluk yalnızca {measure.reach-share.cases} geçmiş örnek var; bir pay için en az {measure.reach-share.least} gerekir.',
  'reach-share.price':
    'Bu, son kapanıştan ({measure.reach-share.close}) {measure.reach-share.price} fiyatına olan yoldur.',
  'reach-share.interval':
    'Komşu örnekler çakışıyor: çakışmayan yalnızca {measure.reach-share.separate} örnek olduğundan rastlantı payı {measure.reach-share.low-share} ile {measure.reach-share.high-share} arası.',
  'reach-share.scaled':
    'Aynı hareket ATR ile ({measure.reach-share.distance-atr}) sayıldığında pay {measure.reach-share.scaled-share}.',
  'reach-share.limits': 'Geçmişteki bir pay, sıradaki örnek için kesin bir şey söylemez.',
  'moving-average-distance.above':
    '{$symbol}, {measure.moving-average-distance.time} tarihinde {measure.moving-average-distance.close~den} kapandı; bu, {measure.moving-average-distance.1.value~de} olan {measure.moving-average-distance.1.average} çizgisinin {measure.moving-average-distance.1.distance-percent} ({measure.moving-average-distance.1.distance-atr} ATR) üstünde.',
  'moving-average-distance.below':
    '{$symbol}, {measure.moving-average-distance.time} tarihinde {measure.moving-average-distance.close~den} kapandı; bu, {measure.moving-average-distance.1.value~de} olan {measure.moving-average-distance.1.average} çizgisinin {measure.moving-average-distance.1.distance-percent} ({measure.moving-average-distance.1.distance-atr} ATR) altında.',
  'moving-average-distance.above.short':
    '{$symbol}, {measure.moving-average-distance.time} tarihinde {measure.moving-average-distance.close~den} kapandı; bu, {measure.moving-average-distance.1.value~de} olan {measure.moving-average-distance.1.average} çizgisinin üstünde.',
  'moving-average-distance.below.short':
    '{$symbol}, {measure.moving-average-distance.time} tarihinde {measure.moving-average-distance.close~den} kapandı; bu, {measure.moving-average-distance.1.value~de} olan {measure.moving-average-distance.1.average} çizgisinin altında.',
  'moving-average-distance.here':
    '{$symbol} son kapanışı tam {measure.moving-average-distance.1.average} çizgisinde: {measure.moving-average-distance.1.value}.',
  'moving-average-distance.none':
    '{$symbol} için burada o ortalamaya yetecek kadar mum yok; son kapanış {measure.moving-average-distance.close} ({measure.moving-average-distance.time}).',
  'moving-average-distance.way':
    'Fiyattan o ortalamaya olan yol, fiyatın {measure.moving-average-distance.1.way-percent~si}.',
  'moving-average-distance.since.above':
    '{$symbol}, {measure.moving-average-distance.1.crossed-time} tarihinden beri, {measure.moving-average-distance.1.run} mumdur {measure.moving-average-distance.1.average} çizgisinin üstünde kapanıyor.',
  'moving-average-distance.since.below':
    '{$symbol}, {measure.moving-average-distance.1.crossed-time} tarihinden beri, {measure.moving-average-distance.1.run} mumdur {measure.moving-average-distance.1.average} çizgisinin altında kapanıyor.',
  'moving-average-distance.since.first':
    'Ortalamanın bilindiği ilk mumdan ({measure.moving-average-distance.1.first-time}) beri hep bu yanda kapandı.',
  'moving-average-distance.row.above':
    '{row.average} {row.value~de}; kapanış bunun {row.distance-percent} üstünde.',
  'moving-average-distance.row.below':
    '{row.average} {row.value~de}; kapanış bunun {row.distance-percent} altında.',
};
