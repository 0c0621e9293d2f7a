import type { endedSentences as english } from '../../en/measures/ended.ts';

type Sentences = Readonly<Record<keyof typeof english, string>>;

const scaleNames = {
  swing: 'geniş ölçekteki (salınım)',
  internal: 'küçük ölçekteki (iç)',
} as const;

function createTurnSentences(): Pick<
  Sentences,
  Extract<keyof Sentences, `ended.trend.${'swing' | 'internal'}.turn.${string}`>
> {
  const rows = Object.entries(scaleNames).flatMap(([scale, name]) =>
    (['above', 'below'] as const).flatMap((side) => {
      const place = side === 'above' ? 'üstünde' : 'altında';
      const text = `O sırada {measure.trend.${scale}.turn~in} ${place} bir kapanış ${name} eğilimi döndürürdü.`;
      const key = `ended.trend.${scale}.turn.${side}`;
      return [
        [key, text],
        [`${key}.short`, text],
      ];
    }),
  );
  return Object.fromEntries(rows);
}

const swing = 'measure.trend.swing';
const internal = 'measure.trend.internal';
const end = 'Dönemin sonunda (kapanış {measure.trend.close}, {measure.trend.time})';

export const endedSentences: Sentences = {
  ...createTurnSentences(),
  'ended.trend.agree': `${end} {$symbol} için {$interval} eğilim iki ölçekte de şöyleydi: {${swing}.bias}; geniş ölçekte (salınım) {${swing}.since}, küçük ölçekte (iç) {${internal}.since} tarihinden beri.`,
  'ended.trend.differ': `${end} {$symbol} için {$interval} eğilimin iki ölçeği çelişiyordu: geniş ölçekte (salınım) {${swing}.since} tarihinden beri {${swing}.bias}, küçük ölçekte (iç) {${internal}.since} tarihinden beri {${internal}.bias}.`,
  'ended.trend.swing': `${end} {$symbol} için {$interval} eğilim geniş ölçekte (salınım) {${swing}.since} tarihinden beri {${swing}.bias}; küçük ölçekte (iç) henüz yönü yoktu.`,
  'ended.trend.internal': `${end} {$symbol} için {$interval} eğilimin geniş ölçekte (salınım) henüz yönü yoktu; küçük ölçekte (iç) {${internal}.since} tarihinden beri {${internal}.bias}.`,
  'ended.drawdown.below':
    '{$symbol}, {measure.drawdown.to} tarihinde dönemin en yüksek kapanışının {measure.drawdown.now.fall-percent} altındaydı: {measure.drawdown.now.days} gün önce, {measure.drawdown.now.peak.time} tarihinde {measure.drawdown.now.peak} iken o gün {measure.drawdown.close}.',
  'ended.drawdown.at-peak':
    'Dönemin son kapanışı ({measure.drawdown.to}) {measure.drawdown.close}; bu, dönemin en yüksek kapanışıydı.',
  'ended.drawdown.longest.open':
    '{$symbol} için zirvenin altında geçen en uzun süre {measure.drawdown.longest.peak.time} tarihinde başladı ve dönemin sonuna ({measure.drawdown.to}) kadar {measure.drawdown.longest.whole-days} gün sürdü.',
  'ended.range-position.place':
    'Dönemin sonunda ({measure.range-position.to}) {$symbol} için kapanış {measure.range-position.close}; alttan ölçüldüğünde {measure.range-position.low} ({measure.range-position.low.time}) ile {measure.range-position.high} ({measure.range-position.high.time}) arasındaki aralığın {measure.range-position.position} noktasındaydı.',
  'ended.range-position.between':
    'Aralık {measure.range-position.from} ile {measure.range-position.to} arasınındır; o kapanış en yükseğin {measure.range-position.high.distance-percent} altında, en düşüğün {measure.range-position.low.distance-percent} üzerindeydi.',
  'ended.volatility-rank.high':
    '{$symbol} bu dönemin ({$period}) sonunda her zamankinden oynaktı: ATR 14 değeri fiyatın {measure.volatility-rank.atr-percent~si}; bu, önceki {measure.volatility-rank.history} {$interval} mumun {measure.volatility-rank.below} tanesindekinden ({measure.volatility-rank.percentile}) yüksekti.',
  'ended.volatility-rank.low':
    '{$symbol} bu dönemin ({$period}) sonunda her zamankinden sakindi: ATR 14 değeri fiyatın {measure.volatility-rank.atr-percent~si}; bu, önceki {measure.volatility-rank.history} {$interval} mumun yalnızca {measure.volatility-rank.below} tanesindekinden ({measure.volatility-rank.percentile}) yüksekti.',
  'ended.volatility-rank.usual':
    '{$symbol} bu dönemin ({$period}) sonunda aşağı yukarı her zamanki kadar oynaktı: ATR 14 değeri fiyatın {measure.volatility-rank.atr-percent~si}; bu, önceki {measure.volatility-rank.history} {$interval} mumun {measure.volatility-rank.below} tanesindekinden ({measure.volatility-rank.percentile}) yüksekti.',
  'ended.volatility-rank.lowest':
    '{$symbol} bu dönemin ({$period}) sonunda dönemin en sakin noktasındaydı: ATR 14 değeri fiyatın {measure.volatility-rank.atr-percent~si}; önceki {measure.volatility-rank.history} {$interval} mumun hiçbirinde daha düşük değildi.',
  'ended.average-price.above':
    '{$symbol} için {measure.average-price.from} ile {measure.average-price.to} arasındaki kapanışların ortalaması {measure.average-price.average}; dönemin son kapanışı {measure.average-price.close}, bunun {measure.average-price.average.change-percent:abs} üzerindeydi.',
  'ended.average-price.below':
    '{$symbol} için {measure.average-price.from} ile {measure.average-price.to} arasındaki kapanışların ortalaması {measure.average-price.average}; dönemin son kapanışı {measure.average-price.close}, bunun {measure.average-price.average.change-percent:abs} altındaydı.',
  'ended.average-price.price':
    '{$symbol} için {measure.average-price.from} ile {measure.average-price.to} arasındaki kapanışların ortalaması {measure.average-price.average}; dönemin son kapanışı {measure.average-price.close}.',
  'ended.ratio':
    '{measure.ratio.to} tarihinde {measure.ratio.first} fiyatı, {measure.ratio.second} fiyatının {measure.ratio.value} katıydı.',
  'ended.ratio.range':
    'Bu sürede en düşük oran {measure.ratio.low} ({measure.ratio.low-time}), en yüksek {measure.ratio.high} ({measure.ratio.high-time}); dönemin sonunda dipten tepeye olan yolun {measure.ratio.position-percent~si} gerideydi.',
  'ended.time-above.run.above':
    'Dönemin son kapanışı {measure.time-above.close} onun üstündeydi; {measure.time-above.run-from} tarihinde başlayan {measure.time-above.run} mumluk bir dizinin sonu.',
  'ended.time-above.run.below':
    'Dönemin son kapanışı {measure.time-above.close} onun altındaydı; {measure.time-above.run-from} tarihinde başlayan {measure.time-above.run} mumluk bir dizinin sonu.',
};
