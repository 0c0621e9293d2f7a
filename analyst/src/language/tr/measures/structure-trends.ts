import type { structureTrendSentences as english } from '../../en/measures/structure-trends.ts';

type Sentences = Readonly<Record<keyof typeof english, string>>;

const scaleNames = { swing: 'salınım ölçeği', internal: 'iç ölçek' } as const;
const inScale = { swing: 'salınım ölçeğinde', internal: 'iç ölçekte' } as const;

function createTrendSentences(): Pick<
  Sentences,
  Extract<keyof typeof english, `trend.swing.${string}` | `trend.internal.${string}`>
> {
  const rows = (['swing', 'internal'] as const).flatMap((scale) => {
    const id = `measure.trend.${scale}`;
    const place = inScale[scale];
    const turn = (side: string): string =>
      `{${id}.turn~in} ${side} bir kapanış eğilimi (${scaleNames[scale]}) döndürür`;
    const far = `{${id}.turn-distance-percent} ({${id}.turn-distance-atr} ATR)`;
    const close = 'son kapanışın ({measure.trend.close})';
    return [
      [
        'since',
        `{$symbol} için eğilim ${place} {${id}.since} tarihinden beri {${id}.bias}: {${id}.age} mumdur sürüyor.`,
      ],
      ['none', `{$symbol} için ${place} henüz eğilim yok: hiçbir salınım kırılmadı.`],
      ['rose', `O kırılımdan bu yana fiyat {${id}.since.change-percent:abs} yükseldi.`],
      ['fell', `O kırılımdan bu yana fiyat {${id}.since.change-percent:abs} düştü.`],
      [
        'latest',
        `Oradaki son kırılım {${id}.last-time} tarihli, {${id}.last-direction} {${id}.last-kind}.`,
      ],
      ['turn.above', `${turn('üstünde')}; bu seviye ${close} ${far} üstünde.`],
      ['turn.below', `${turn('altında')}; bu seviye ${close} ${far} altında.`],
      ['turn.above.short', `${turn('üstünde')}.`],
      ['turn.below.short', `${turn('altında')}.`],
    ].map(([key, text]) => [`trend.${scale}.${key}`, text]);
  });
  return Object.fromEntries(rows);
}

/** Sentences about the trend and its past. */
export const structureTrendSentences: Sentences = {
  ...createTrendSentences(),
  'trend.agree': 'İki ölçek aynı yönü gösteriyor.',
  'trend.differ': 'İki ölçek çelişiyor: büyük hareket ile son hareket farklı yönleri gösteriyor.',
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
