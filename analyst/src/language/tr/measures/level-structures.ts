import type { levelStructureSentences as english } from '../../en/measures/level-structures.ts';
type Sentences<Prefix extends string> = Pick<
  Readonly<Record<keyof typeof english, string>>,
  Extract<keyof typeof english, `${Prefix}${string}`>
>;

const scaleNames = { swing: 'salınım ölçeğindeki', internal: 'iç ölçekteki' } as const;

function createInvalidationSentences(): Sentences<'next-invalidation.'> {
  const rows = Object.entries(scaleNames).flatMap(([scale, name]) => {
    const id = `measure.next-invalidation.${scale}`;
    const turn = (side: string): string =>
      `{$symbol} için ${name} eğilim {${id}.bias}; {${id}.against.price~in} ${side} bir kapanış onu döndürür`;
    const far = `{${id}.against.distance-percent}`;
    const close = 'son kapanışın ({measure.next-invalidation.close})';
    return [
      [`${scale}.below`, `${turn('altında')}; bu seviye ${close} ${far} altında.`],
      [`${scale}.above`, `${turn('üstünde')}; bu seviye ${close} ${far} üstünde.`],
      [`${scale}.below.short`, `${turn('altında')}.`],
      [`${scale}.above.short`, `${turn('üstünde')}.`],
      [
        `${scale}.none`,
        `{$symbol} için ${name} eğilim {${id}.bias}; karşısında kırılmamış bir salınım yok, bu yüzden onu döndürecek bir seviye bilinmiyor.`,
      ],
      [
        `${scale}.neutral`,
        `{$symbol} için ${name} eğilim henüz oluşmadı; {${id}.high.price~in} üstünde ya da {${id}.low.price~in} altında bir kapanış onu başlatır.`,
      ],
      [
        `${scale}.unknown`,
        `{$symbol} için, bir kapanışın tersine çevirebileceği ${name} bir eğilim yok.`,
      ],
      [
        `${scale}.along.above`,
        `{${id}.along.price~in} üstünde bir kapanış o eğilim yönünde bir kırılım olur.`,
      ],
      [
        `${scale}.along.below`,
        `{${id}.along.price~in} altında bir kapanış o eğilim yönünde bir kırılım olur.`,
      ],
    ].map(([key, text]) => [`next-invalidation.${key}`, text]);
  });
  return Object.fromEntries(rows);
}

const periodNames = {
  period: '({$period})',
  day: 'önceki gün',
  week: 'önceki hafta',
  month: 'önceki ay',
  year: 'önceki yıl',
} as const;

function createExtremeSentences(): Sentences<'previous-extremes.'> {
  const rows = Object.entries(periodNames).flatMap(([period, name]) => {
    const id = `measure.previous-extremes.${period}`;
    return [
      [
        `previous-extremes.${period}`,
        `{$symbol} ${name} en yüksek {${id}.high} ({${id}.high-time}), en düşük {${id}.low} ({${id}.low-time}) gördü.`,
      ],
      [
        `previous-extremes.${period}.state`,
        `Son kapanışa göre o tepe {${id}.high-state}, o dip {${id}.low-state}.`,
      ],
      [
        `previous-extremes.${period}.last`,
        'O zamandan beri kapanan mum yok; ikisi de henüz geçilmedi.',
      ],
      [
        `previous-extremes.${period}.position`,
        `Son kapanış {measure.previous-extremes.close} ({measure.previous-extremes.time}); dipten tepeye olan yolun {${id}.position-percent~si}.`,
      ],
    ];
  });
  return Object.fromEntries(rows);
}

const confluenceBodies = {
  three: '{row.first}, {row.second} ve {row.third}',
  two: '{row.first} ve {row.second}',
} as const;
const confluencePlaces = {
  area: '{row.bottom} ile {row.top} arasında ',
  level: '{row.level~de} ',
} as const;
const confluenceTails = {
  inside: '; son kapanış bunun içinde.',
  above: '; son kapanışın {row.distance-percent} üstünde.',
  below: '; son kapanışın {row.distance-percent} altında.',
  bare: '.',
} as const;

function createConfluenceRows(): Sentences<'confluence.row.'> {
  const rows = Object.entries(confluencePlaces).flatMap(([place, start]) =>
    Object.entries(confluenceBodies).flatMap(([body, text]) =>
      Object.entries(confluenceTails).map(([tail, end]) => [
        `confluence.row.${place}.${body}.${tail}`,
        `${start}${text}${end}`,
      ]),
    ),
  );
  return Object.fromEntries(rows);
}

/** Sentences of the measures about structures near the price. */
export const levelStructureSentences: Readonly<Record<keyof typeof english, string>> = {
  'nearest-structure.both':
    '{$symbol} son kapanışına ({measure.nearest-structure.close}, {measure.nearest-structure.time}) en yakın yapı üstte {measure.nearest-structure.above.near~de} başlayan {measure.nearest-structure.above.kind}, altta {measure.nearest-structure.below.near~de} başlayan {measure.nearest-structure.below.kind}.',
  'nearest-structure.above':
    '{$symbol} son kapanışının ({measure.nearest-structure.close}, {measure.nearest-structure.time}) üstünde en yakın yapı {measure.nearest-structure.above.near~de} başlayan {measure.nearest-structure.above.kind}.',
  'nearest-structure.below':
    '{$symbol} son kapanışının ({measure.nearest-structure.close}, {measure.nearest-structure.time}) altında en yakın yapı {measure.nearest-structure.below.near~de} başlayan {measure.nearest-structure.below.kind}.',
  'nearest-structure.none':
    '{$symbol} son kapanışının ({measure.nearest-structure.close}, {measure.nearest-structure.time}) yakınında hâlâ geçerli böyle bir yapı yok.',
  'nearest-structure.none.above':
    '{$symbol} son kapanışının ({measure.nearest-structure.close}, {measure.nearest-structure.time}) üstünde hâlâ geçerli böyle bir yapı yok.',
  'nearest-structure.none.below':
    '{$symbol} son kapanışının ({measure.nearest-structure.close}, {measure.nearest-structure.time}) altında hâlâ geçerli böyle bir yapı yok.',
  ...createInvalidationSentences(),
  'swing-levels.both':
    '{$symbol} için doğrulanmış son salınım tepesi {measure.swing-levels.high.price} ({measure.swing-levels.high.formed}), son salınım dibi {measure.swing-levels.low.price} ({measure.swing-levels.low.formed}).',
  'swing-levels.high':
    '{$symbol} için doğrulanmış son salınım tepesi {measure.swing-levels.high.price} ({measure.swing-levels.high.formed}).',
  'swing-levels.low':
    '{$symbol} için doğrulanmış son salınım dibi {measure.swing-levels.low.price} ({measure.swing-levels.low.formed}).',
  'swing-levels.none':
    '{$symbol} için bu dönemde ({$period}) doğrulanmış böyle bir salınım yok; son kapanış {measure.swing-levels.close}.',
  'swing-levels.count': 'Bu dönemde ({$period}) toplam {measure.swing-levels.count} salınım var.',
  'swing-levels.row': '{row.formed}: {row.kind} {row.price} ({row.label}), {row.state}.',
  'swing-levels.row.broken':
    '{row.formed}: {row.kind} {row.price} ({row.label}); {row.broken-time} tarihli kapanışla kırıldı.',
  'swing-levels.row.first': '{row.formed}: {row.kind} {row.price}, {row.state}.',
  ...createExtremeSentences(),
  confluence:
    '{$symbol} son kapanışının ({measure.confluence.close}, {measure.confluence.time}) yakınında farklı türden yapılar {measure.confluence.count} yerde üst üste biniyor.',
  'confluence.none':
    '{$symbol} son kapanışının ({measure.confluence.close}, {measure.confluence.time}) yakınında farklı türden yapıların üst üste bindiği bir yer yok.',
  'confluence.searched':
    '{measure.confluence.reach-atr} ATR içindeki {measure.confluence.searched} yapıya bakıldı.',
  ...createConfluenceRows(),
};
