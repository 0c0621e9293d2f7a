import { zoneStates, zoneWays, type ZoneFilter } from '../../zone-filters.ts';
import type { structureZoneSentences as english } from '../../en/measures/structure-zones.ts';
import { createStructureRows } from './structure-rows.ts';

type Sentences = Readonly<Record<keyof typeof english, string>>;
type SentencesOf<Key extends string> = Pick<Sentences, Extract<keyof typeof english, Key>>;

function createPlaceSentences<Id extends 'zone-state' | 'touch-history'>(
  id: Id,
): SentencesOf<`${Id}.${'none' | 'above' | 'below' | 'inside' | 'inside.fill'}`> {
  const zone = `measure.${id}.zone`;
  const own = `measure.${id}`;
  const close = `on kapanışın ({${own}.close}, {${own}.time})`;
  const rows = {
    none: `{$symbol} için bu grafikte böyle bir bölge yok; son kapanış {${own}.close}.`,
    above: `Bölge s${close} {${zone}.distance-percent} üstünde başlıyor.`,
    below: `Bölge s${close} {${zone}.distance-percent} altında başlıyor.`,
    inside: `Son kapanış ({${own}.close}, {${own}.time}) bölgenin içinde.`,
    'inside.fill': `Son kapanış ({${own}.close}, {${own}.time}) bölgenin içinde; en derine inen mum, yüksekliğinin {${own}.fill-percent~si} kadar içine girdi.`,
  };
  const filled = Object.entries(rows).map(([key, text]) => [`${id}.${key}`, text]);
  return Object.fromEntries(filled);
}

const bodies = ['', '.directed', '.level'] as const;
type Body = (typeof bodies)[number];

const createEdges = (id: string, body: Body): string =>
  body === '.level'
    ? `{$symbol} için {measure.${id}.zone.level} seviyesindeki`
    : `{$symbol} için {measure.${id}.zone.bottom} ile {measure.${id}.zone.top} arasındaki`;
const createKind = (id: string, body: Body): string =>
  `${body === '.directed' ? `{measure.${id}.zone.direction} ` : ''}{measure.${id}.zone.kind}`;
const createTimes = (id: string): string =>
  `ilk kez {measure.${id}.first-touch}, en son {measure.${id}.last-touch} tarihinde`;

function createStateSentences(): SentencesOf<`zone-state.${string}`> {
  const zone = 'measure.zone-state.zone';
  const rows = bodies.flatMap((body) => {
    const name = `${createEdges('zone-state', body)} ${createKind('zone-state', body)}`;
    const formed = `{${zone}.formed} tarihinde oluştu`;
    const state = `durumu: {${zone}.state}.`;
    return Object.entries({
      touched: `${name} ${formed}, hâlâ geçerli ve fiyat ona {measure.zone-state.visits} kez geri döndü (${createTimes('zone-state')}); ${state}`,
      untouched: `${name} ${formed}, hâlâ geçerli ve doğrulandığından beri hiçbir mum ona geri dönmedi; ${state}`,
      ended: `${name} artık geçerli değil: ${formed}, {measure.zone-state.end-time} tarihinde {measure.zone-state.end}; ${state}`,
      over: `${name} artık geçerli değil; ${formed}, ${state}`,
    }).map(([key, text]) => [`zone-state.${key}${body}`, text]);
  });
  return Object.fromEntries(rows);
}

function createTouchSentences(): SentencesOf<`touch-history.${string}`> {
  const id = 'touch-history';
  const rows = (['', '.directed'] as const).flatMap((body) => {
    const area = `${createEdges(id, body)} bölgeye (${createKind(id, body)})`;
    return [
      [
        `${id}.count${body}`,
        `Fiyat, ${area} {measure.${id}.visits} kez girdi; ${createTimes(id)}.`,
      ],
      [`${id}.never${body}`, `Fiyat, ${area} doğrulandığından bu yana hiç girmedi.`],
    ];
  });
  return Object.fromEntries(rows);
}

const nouns = {
  gaps: 'adil değer boşluğu',
  blocks: 'emir bloğu',
  zones: 'destek veya direnç bölgesi',
  mixed: 'bölge',
} as const;
const places = {
  above: 'tanesi fiyatın üstünde',
  below: 'tanesi altında',
  inside: 'tanesi fiyatın çevresinde',
} as const;
const alone = {
  above: 'fiyatın üstünde',
  below: 'fiyatın altında',
  inside: 'fiyatın çevresinde',
} as const;

const wayNames = { any: '', bullish: 'yükseliş yönlü ', bearish: 'düşüş yönlü ' } as const;
const stateNames = {
  any: '',
  unfilled: 'dolmamış ',
  filled: 'dolmuş ',
  untouched: 'test edilmemiş ',
  touched: 'test edilmiş ',
  broken: 'kırılmış ',
} as const;

function createCountSentences<Id extends 'zone-list' | 'zone-count'>(
  id: Id,
): SentencesOf<`${Id}.${`${keyof typeof nouns}.${ZoneFilter}` | keyof typeof places | `${keyof typeof places}.${'all' | 'one'}`}`> {
  const own = `measure.${id}`;
  const rows = [
    ...Object.entries(nouns).flatMap(([key, noun]) =>
      zoneWays.flatMap((way) =>
        zoneStates.map((state) => [
          `${key}.${way}.${state}`,
          `{$symbol} için {$interval} grafikte {${own}.count} ${stateNames[state]}${wayNames[way]}${noun} var (son kapanış {${own}.close}, {${own}.time}):`,
        ]),
      ),
    ),
    ...Object.entries(places).map(([key, place]) => [key, `{${own}.${key}} ${place}`]),
    ...Object.entries(alone).flatMap(([key, place]) => [
      [`${key}.all`, `hepsi ${place}`],
      [`${key}.one`, place],
    ]),
  ];
  const filled = rows.map(([key, text]) => [`${id}.${key}`, text]);
  return Object.fromEntries(filled);
}

function createOneSentences(): SentencesOf<`zone-list.one.${string}`> {
  const row = 'measure.zone-list.1';
  const close = 'son kapanışın ({measure.zone-list.close}, {measure.zone-list.time})';
  const tails = {
    above: `${close} {${row}.distance-percent} üstünde başlıyor`,
    below: `${close} {${row}.distance-percent} altında başlıyor`,
    inside: `${close} çevresinde`,
  };
  const rows = ['directed', 'area'].flatMap((body) =>
    Object.entries(tails).map(([tail, text]) => [
      `zone-list.one.${body}.${tail}`,
      `{$symbol} için {$interval} grafikte bu, {${row}.bottom} ile {${row}.top} arasındaki ${body === 'area' ? '' : `{${row}.direction} `}{${row}.kind} ({${row}.state}); ${text}.`,
    ]),
  );
  return Object.fromEntries(rows);
}

/** Sentences about zones. */
export const structureZoneSentences: Sentences = {
  ...createCountSentences('zone-list'),
  ...createOneSentences(),
  'zone-list.none':
    '{$symbol} için {$interval} grafikte böyle bir bölge yok; son kapanış {measure.zone-list.close} ({measure.zone-list.time}).',
  ...createStructureRows(),
  'structures.inside': 'Fiyatın içinde olduğu:',
  'structures.above': 'Yukarıda:',
  'structures.below': 'Aşağıda:',
  ...createCountSentences('zone-count'),
  'zone-count.none':
    '{$symbol} için {$interval} grafikte bu türden bölge yok; son kapanış {measure.zone-count.close} ({measure.zone-count.time}).',
  'zone-count.kinds':
    'Türlerine göre: {measure.zone-count.gaps} adil değer boşluğu, {measure.zone-count.blocks} emir bloğu, {measure.zone-count.zones} destek veya direnç bölgesi.',
  'zone-count.direction':
    'Yönlerine göre: {measure.zone-count.bullish} yükseliş yönlü, {measure.zone-count.bearish} düşüş yönlü.',
  ...createStateSentences(),
  ...createTouchSentences(),
  ...createPlaceSentences('zone-state'),
  'zone-state.above.level':
    'Seviye son kapanışın ({measure.zone-state.close}, {measure.zone-state.time}) {measure.zone-state.zone.distance-percent} üstünde.',
  'zone-state.below.level':
    'Seviye son kapanışın ({measure.zone-state.close}, {measure.zone-state.time}) {measure.zone-state.zone.distance-percent} altında.',
  'zone-state.visits': `Fiyat ona {measure.zone-state.visits} kez geri döndü; ${createTimes('zone-state')}.`,
  'zone-state.no-visit': 'Hiçbir mum ona geri dönmedi.',
  'zone-state.size':
    'Yüksekliği {measure.zone-state.height}: kapanışın {measure.zone-state.height-percent~si}, {measure.zone-state.height-atr} ATR; doğrulanmasından bu yana {measure.zone-state.zone.age} mum kapandı.',
  'zone-state.age': 'Doğrulanmasından bu yana {measure.zone-state.zone.age} mum kapandı.',
  ...createPlaceSentences('touch-history'),
  'touch-history.reaction':
    'Bu gelişlerin {measure.touch-history.turned} tanesinden sonra fiyat geldiği yanda, {measure.touch-history.crossed} tanesinden sonra öbür yanda kapandı.',
  'touch-history.dates': 'Son gelişlerin başladığı tarihler:',
  'touch-history.row': '{row.from} ({row.candles} mum)',
};
