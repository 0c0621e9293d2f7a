import { zoneStates, zoneWays, type ZoneFilter } from '../../zone-filters.ts';
import { createStructureRows } from './structure-rows.ts';

type ZoneMeasure = 'zone-state' | 'touch-history';
type ZoneShape = 'none' | 'above' | 'below' | 'inside' | 'inside.fill';

/** Where one zone lies. */
function createPlaceSentences<Id extends ZoneMeasure>(
  id: Id,
): Readonly<Record<`${Id}.${ZoneShape}`, string>> {
  const zone = `measure.${id}.zone`;
  const own = `measure.${id}`;
  const close = `the last close, {${own}.close} ({${own}.time})`;
  const rows = {
    none: `No such zone is found on this chart of {$symbol}; the last close is {${own}.close}.`,
    above: `It begins {${zone}.distance-percent} above ${close}.`,
    below: `It begins {${zone}.distance-percent} below ${close}.`,
    inside: `T${close.slice(1)}, lies within it.`,
    'inside.fill': `T${close.slice(1)}, lies within it; at the deepest, price went through {${own}.fill-percent} of its height.`,
  };
  const filled = Object.entries(rows).map(([key, text]) => [`${id}.${key}`, text]);
  return Object.fromEntries(filled);
}

type Body = '' | '.directed';

const bodies = ['', '.directed', '.level'] as const;
/** One zone with its edges, with its direction or without; or one level. */
const createName = (id: string, body: (typeof bodies)[number]): string =>
  `${body === '.directed' ? `{measure.${id}.zone.direction} ` : ''}{measure.${id}.zone.kind} of {$symbol} ${
    body === '.level'
      ? `at {measure.${id}.zone.level}`
      : `from {measure.${id}.zone.bottom} to {measure.${id}.zone.top}`
  }`;
const createVisits = (id: string): string =>
  `{measure.${id}.visits#time}, first on {measure.${id}.first-touch}, last on {measure.${id}.last-touch}`;

type StateShape = 'touched' | 'untouched' | 'ended' | 'over';

/** The state of one zone or level, and when it formed. */
function createStateSentences(): Readonly<
  Record<`zone-state.${StateShape}${Body | '.level'}`, string>
> {
  const zone = 'measure.zone-state.zone';
  const rows = bodies.flatMap((body) => {
    const name = `The ${createName('zone-state', body)}, formed on {${zone}.formed},`;
    const state = `its state: {${zone}.state}.`;
    return Object.entries({
      touched: `${name} still counts, and price has come back to it ${createVisits('zone-state')}; ${state}`,
      untouched: `${name} still counts, and no candle has come back to it since it was confirmed; ${state}`,
      ended: `${name} no longer counts: it was {measure.zone-state.end} on {measure.zone-state.end-time}; ${state}`,
      over: `${name} no longer counts; ${state}`,
    }).map(([key, text]) => [`zone-state.${key}${body}`, text]);
  });
  return Object.fromEntries(rows);
}

/** How often price came into one zone. */
function createTouchSentences(): Readonly<
  Record<`touch-history.${'count' | 'never'}${Body}`, string>
> {
  const rows = (['', '.directed'] as const).flatMap((body) => {
    const name = createName('touch-history', body);
    const [visits, ...times] = createVisits('touch-history').split(', ');
    return [
      [
        `touch-history.count${body}`,
        `Price has come ${visits} into the ${name}, ${times.join(', ')}.`,
      ],
      [`touch-history.never${body}`, `Price has not come into the ${name} since it was confirmed.`],
    ];
  });
  return Object.fromEntries(rows);
}

const nouns = {
  gaps: 'fair value gap',
  blocks: 'order block',
  zones: 'zone of support or resistance',
  mixed: 'zone',
} as const;
const places = { above: 'above price', below: 'below it', inside: 'around it' } as const;
const alone = { above: 'above price', below: 'below price', inside: 'around price' } as const;
type Place = keyof typeof places;
type CountShape = `${keyof typeof nouns}.${ZoneFilter}` | Place | `${Place}.${'all' | 'one'}`;

/** How many zones there are, and where. */
function createCountSentences<Id extends 'zone-list' | 'zone-count'>(
  id: Id,
): Readonly<Record<`${Id}.${CountShape}`, string>> {
  const own = `measure.${id}`;
  // A zone of support or resistance has its plural within.
  const count = (noun: string, filters: string): string =>
    noun === nouns.zones
      ? `{${own}.count#${filters}zone} of support or resistance`
      : `{${own}.count#${filters}${noun}}`;
  const filterRows = zoneWays.flatMap((way) =>
    zoneStates.map((state) => {
      const words = [state, way].filter((word) => word !== 'any').map((word) => `${word} `);
      return [`${way}.${state}`, words.join('')] as const;
    }),
  );
  const rows = [
    ...Object.entries(nouns).flatMap(([key, noun]) =>
      filterRows.map(([filter, words]) => [
        `${key}.${filter}`,
        `On the {$interval} chart, {$symbol} has ${count(noun, words)} (last close {${own}.close}, {${own}.time}):`,
      ]),
    ),
    ...Object.entries(places).map(([key, place]) => [key, `{${own}.${key}} ${place}`]),
    ...Object.entries(alone).flatMap(([key, place]) => [
      [`${key}.all`, `all ${place}`],
      [`${key}.one`, place],
    ]),
  ];
  const filled = rows.map(([key, text]) => [`${id}.${key}`, text]);
  return Object.fromEntries(filled);
}

type OneShape = `${'directed' | 'area'}.${'above' | 'below' | 'inside'}`;

/** The only zone of a list, or the one that was asked for. */
function createOneSentences(): Readonly<Record<`zone-list.one.${OneShape}`, string>> {
  const row = 'measure.zone-list.1';
  const close = 'the last close, {measure.zone-list.close} ({measure.zone-list.time})';
  const tails = {
    above: `, {${row}.distance-percent} above ${close}.`,
    below: `, {${row}.distance-percent} below ${close}.`,
    inside: `, around ${close}.`,
  };
  const rows = ['directed', 'area'].flatMap((body) =>
    Object.entries(tails).map(([tail, text]) => [
      `zone-list.one.${body}.${tail}`,
      `On the {$interval} chart of {$symbol} it is the ${body === 'area' ? '' : `{${row}.direction} `}{${row}.kind} from {${row}.bottom} to {${row}.top} ({${row}.state})${text}`,
    ]),
  );
  return Object.fromEntries(rows);
}

/** Sentences about zones. */
export const structureZoneSentences = {
  ...createCountSentences('zone-list'),
  ...createOneSentences(),
  'zone-list.none':
    'No such zone of {$symbol} is found on the {$interval} chart; the last close is {measure.zone-list.close} ({measure.zone-list.time}).',
  ...createStructureRows(),
  'structures.inside': 'Price is inside',
  'structures.above': 'Above:',
  'structures.below': 'Below:',
  ...createCountSentences('zone-count'),
  'zone-count.none':
    '{$symbol} has no zone of that kind on the {$interval} chart; the last close is {measure.zone-count.close} ({measure.zone-count.time}).',
  'zone-count.kinds':
    'By kind: {measure.zone-count.gaps#fair value gap}, {measure.zone-count.blocks#order block} and {measure.zone-count.zones#zone} of support or resistance.',
  'zone-count.direction':
    'By direction: {measure.zone-count.bullish} bullish, {measure.zone-count.bearish} bearish.',
  ...createStateSentences(),
  ...createTouchSentences(),
  ...createPlaceSentences('zone-state'),
  'zone-state.above.level':
    'It lies {measure.zone-state.zone.distance-percent} above the last close, {measure.zone-state.close} ({measure.zone-state.time}).',
  'zone-state.below.level':
    'It lies {measure.zone-state.zone.distance-percent} below the last close, {measure.zone-state.close} ({measure.zone-state.time}).',
  'zone-state.visits': `Price came back to it ${createVisits('zone-state')}.`,
  'zone-state.no-visit': 'No candle came back to it.',
  'zone-state.size':
    'It is {measure.zone-state.height} high, {measure.zone-state.height-percent} of the close or {measure.zone-state.height-atr} ATR; {measure.zone-state.zone.age#candle} have closed since it was confirmed.',
  'zone-state.age': 'Since it was confirmed, {measure.zone-state.zone.age#candle} have closed.',
  ...createPlaceSentences('touch-history'),
  'touch-history.reaction':
    'Price closed back on the side it came from after {measure.touch-history.turned} of those visits, and on the other side after {measure.touch-history.crossed}.',
  'touch-history.dates': 'The latest visits began on',
  'touch-history.row': '{row.from} ({row.candles#candle})',
} as const;
