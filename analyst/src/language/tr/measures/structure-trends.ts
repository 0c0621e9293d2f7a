import type { structureTrendSentences as english } from '../../en/measures/structure-trends.ts';

type Sentences = Readonly<Record<keyof typeof english, string>>;

const scaleNames = {
  swing: 'geniş ölçekteki (salınım)',
  internal: 'küçük ölçekteki (iç)',
} as const;

function createTurnSentences(): Pick<
  Sentences,
  Extract<keyof typeof english, `trend.${'swing' | 'internal'}.turn.${string}`>
> {
  const rows = Object.entries(scaleNames).flatMap(([scale, name]) => {
    const id = `measure.trend.${scale}`;
    const turn = (side: string): string =>
      `{${id}.turn~in} ${side} bir kapanış ${name} eğilimi döndürür`;
    return [
      ['above', `${turn('üstünde')}; bu, {${id}.turn-distance-percent} yukarıda.`],
      ['below', `${turn('altında')}; bu, {${id}.turn-distance-percent} aşağıda.`],
      ['above.short', `${turn('üstünde')}.`],
      ['below.short', `${turn('altında')}.`],
    ].map(([key, text]) => [`trend.${scale}.turn.${key}`, text]);
  });
  return Object.fromEntries(rows);
}

const swing = 'measure.trend.swing';
const internal = 'measure.trend.internal';
const close = '(son kapanış {measure.trend.close}, {measure.trend.time})';

/** Sentences about the trend and its past. */
export const structureTrendSentences: Sentences = {
  ...createTurnSentences(),
  'trend.agree': `{$symbol} için {$interval} eğilim iki ölçekte de {${swing}.bias}: geniş ölçekte (salınım) {${swing}.since}, küçük ölçekte (iç) {${internal}.since} tarihinden beri ${close}.`,
  'trend.differ': `{$symbol} için {$interval} eğilimin iki ölçeği çelişiyor: geniş ölçekte (salınım) {${swing}.since} tarihinden beri {${swing}.bias}, küçük ölçekte (iç) {${internal}.since} tarihinden beri {${internal}.bias} ${close}.`,
  'trend.swing': `{$symbol} için {$interval} eğilim geniş ölçekte (salınım) {${swing}.since} tarihinden beri {${swing}.bias}; küçük ölçekte (iç) henüz yönü yok ${close}.`,
  'trend.internal': `{$symbol} için {$interval} eğilimin geniş ölçekte (salınım) henüz yönü yok; küçük ölçekte (iç) {${internal}.since} tarihinden beri {${internal}.bias} ${close}.`,
  'trend.none': `{$symbol} için {$interval} grafikte henüz eğilim yok: hiçbir ölçekte salınım kırılmadı ${close}.`,
  'trend-age.swing':
    '{$symbol} için salınım ölçeğindeki {measure.trend-age.bias} eğilim {measure.trend-age.since} tarihinden beri, {measure.trend-age.age} mumdur sürüyor.',
  'trend-age.internal':
    '{$symbol} için iç ölçekteki {measure.trend-age.bias} eğilim {measure.trend-age.since} tarihinden beri, {measure.trend-age.age} mumdur sürüyor.',
  'trend-age.none': '{$symbol} için burada henüz eğilim yok: hiçbir salınım kırılmadı.',
  'trend-age.earlier':
    'Verideki önceki {measure.trend-age.earlier} eğilimin {measure.trend-age.shorter} tanesi bundan kısa sürdü; ortanca süre (yarısı daha uzun) {measure.trend-age.median} mum, en uzunu {measure.trend-age.longest} mum.',
  'trend-age.first': 'Bu, verideki ilk eğilim; karşılaştırılacak bir önceki yok.',
  'structure-at':
    '{$symbol} {measure.structure-at.from} kapanışında {measure.structure-at.close} fiyatındaydı; eğilim salınım ölçeğinde {measure.structure-at.swing.bias}, iç ölçekte {measure.structure-at.internal.bias} idi.',
  'structure-at.early':
    '{measure.structure-at.asked} için bir şey söylenemez: {$symbol} verisi {measure.structure-at.start} tarihinde başlıyor.',
  'structure-at.swing':
    'O sırada salınım ölçeğinde bilinen son kırılım {measure.structure-at.swing.last-time} tarihli, {measure.structure-at.swing.last-direction} {measure.structure-at.swing.last-kind} idi.',
  'structure-at.internal':
    'İç ölçekte bu {measure.structure-at.internal.last-time} tarihli, {measure.structure-at.internal.last-direction} {measure.structure-at.internal.last-kind} idi.',
  'structure-at.zones':
    'O sırada {measure.structure-at.gaps} açık boşluk, {measure.structure-at.blocks} kırılmamış emir bloğu ve {measure.structure-at.zones} destek veya direnç bölgesi geçerliydi.',
  'structure-at.rose':
    'O günden bu yana fiyat {measure.structure-at.since.change-percent:abs} yükseldi.',
  'structure-at.fell':
    'O günden bu yana fiyat {measure.structure-at.since.change-percent:abs} düştü.',
  'structure-at.limits': 'Bunun için daha sonraki hiçbir mum kullanılmadı.',
};
