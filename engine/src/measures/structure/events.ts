import { getFirstCandle } from '../../structure/first-candle.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { Finding, FindingKind } from '../../structure/finding.ts';
import {
  createLevelWriter,
  toCloseFacts,
  toWindowFacts,
  type LevelWriter,
} from '../level/level-writer.ts';
import { findKnown, listFindingsAt } from '../level/findings-at.ts';
import { breakKinds, listConfirmedEvents } from '../level/list-events.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';

const usualRows = 5;
const eventKinds: ReadonlySet<FindingKind> = new Set([
  ...breakKinds,
  'market-structure-shift',
  'displacement',
  'liquidity-sweep',
  'equal-highs',
  'equal-lows',
  'liquidity-pool',
  'candlestick-pattern',
  'divergence',
  'fair-value-gap',
  'order-block',
]);

function chooseKinds(
  { parameters: { kinds } }: MeasureInput,
  fixed: readonly FindingKind[] | undefined,
): ReadonlySet<FindingKind> {
  if (fixed !== undefined) return new Set(fixed);
  const named = (kinds ?? []).filter((kind) => eventKinds.has(kind));
  return new Set(named.length === 0 ? breakKinds : named);
}

/** The event in focus, or those of the period that fit the filters, the newest first or as asked. */
function listEvents(input: MeasureInput, fixed: readonly FindingKind[] | undefined): Finding[] {
  const { order, findingId } = input.parameters;
  const [{ analysis, window }] = input.series;
  if (findingId !== undefined) {
    const focused = findKnown(analysis, findingId, window.to);
    return focused === undefined ? [] : [focused];
  }
  const events = listConfirmedEvents(input, chooseKinds(input, fixed));
  const sorted = events.toSorted(
    (a, b) => b.confirmedAt - a.confirmedAt || b.formedAt - a.formedAt,
  );
  return order === 'oldest' ? sorted.toReversed() : sorted;
}

type EventRow = { readonly event: Finding; readonly rank: number; readonly input: MeasureInput };

function toEventFacts(
  write: LevelWriter,
  prefix: string,
  { event, rank, input }: EventRow,
): MeasureFact[] {
  const [{ analysis, window }] = input.series;
  const { openTime, close } = analysis.candles;
  const { kind, direction, scale, label, top, bottom, confirmedAt, id } = event;
  const own = { from: getFirstCandle(event), to: confirmedAt, refs: [id] };
  const since = { ...own, to: window.to };
  const change = calculatePercentChange(
    getValueAt(close, confirmedAt),
    getValueAt(close, window.to),
  );
  return [
    ...write(`${prefix}.rank`, [rank, 'count'], own),
    ...write(`${prefix}.kind`, [kind, 'text'], own),
    ...write(`${prefix}.direction`, [direction === 'neutral' ? undefined : direction, 'text'], own),
    ...write(`${prefix}.scale`, [scale, 'text'], own),
    ...write(`${prefix}.label`, [label, 'text'], own),
    ...write(`${prefix}.time`, [getValueAt(openTime, confirmedAt), 'time'], own),
    ...write(`${prefix}.level`, [top === bottom ? top : undefined, 'price'], own),
    ...write(`${prefix}.close`, [getValueAt(close, confirmedAt), 'price'], own),
    ...write(`${prefix}.age`, [window.to - confirmedAt, 'count'], since),
    ...write(`${prefix}.since.change-percent`, [change, 'percent'], since),
  ];
}

/** How many events there are, by direction, and when the first and the last was. */
function toCountFacts(
  write: LevelWriter,
  input: MeasureInput,
  events: readonly Pick<Finding, 'direction' | 'confirmedAt'>[],
): MeasureFact[] {
  const { openTime } = input.series[0].analysis.candles;
  const count = (direction: string): number =>
    events.filter((event) => event.direction === direction).length;
  const places = events.map(({ confirmedAt }) => confirmedAt);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return [
    ...write('count', [events.length, 'count']),
    ...write('bullish', [count('bullish'), 'count']),
    ...write('bearish', [count('bearish'), 'count']),
    ...write('first-time', [getValueAt(openTime, first), 'time'], { from: first, to: first }),
    ...write('last-time', [getValueAt(openTime, last), 'time'], { from: last, to: last }),
    ...write('asked', [input.parameters.direction, 'text']),
  ];
}

/** How the first event of the list was chosen; undefined: it is the last. */
function toOrderWord({ parameters: { order, findingId } }: MeasureInput): string | undefined {
  if (findingId !== undefined) return 'chosen';
  return order === 'oldest' ? order : undefined;
}

function createCalculation(
  id: 'events' | 'divergences' | 'patterns',
  fixed?: readonly FindingKind[],
): Measure['calculate'] {
  return (input) => {
    const [first] = input.series;
    const write = createLevelWriter(id, first);
    const events = listEvents(input, fixed);
    const rows = events.slice(0, input.parameters.count ?? usualRows);
    return [
      ...toWindowFacts(write, first),
      ...toCloseFacts(write, first, first.window.to),
      ...toCountFacts(write, input, events),
      ...write('shown', [rows.length, 'count']),
      ...write('order', [toOrderWord(input), 'text']),
      ...rows.flatMap((event, index) =>
        toEventFacts(write, `${index + 1}`, { event, rank: index + 1, input }),
      ),
    ];
  };
}

type Ended = 'filled' | 'broken';
const ended: Readonly<Record<Ended, ReadonlySet<string>>> = {
  filled: new Set(['filled', 'inverted', 'inversion-failed']),
  broken: new Set(['broken', 'inverted', 'inversion-failed']),
};
const isEnded = (state: string | undefined): state is Ended =>
  state === 'filled' || state === 'broken';
const zones: ReadonlySet<FindingKind> = new Set(['fair-value-gap', 'order-block']);

/** What zones came to in the period, dated by the candle in which they did; undefined: not asked. */
function listEnded({ parameters, series: [first] }: MeasureInput, kinds: ReadonlySet<FindingKind>) {
  const { state, direction } = parameters;
  if (!isEnded(state) || ![...kinds].every((kind) => zones.has(kind))) return undefined;
  // A block has no filling of its own: it is broken.
  const isSo = (kind: FindingKind, to: string): boolean =>
    ended[kind === 'order-block' ? 'broken' : state].has(to);
  const found = listFindingsAt(first.analysis, kinds, first.window.to).flatMap((zone) => {
    const at = zone.transitions.find((one) => isSo(zone.kind, one.state))?.at ?? -1;
    const isAsked = direction === undefined || zone.direction === direction;
    return isAsked && at >= first.window.from
      ? [{ direction: zone.direction, confirmedAt: at }]
      : [];
  });
  return { state, found };
}

function calculateEventCount(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const write = createLevelWriter('event-count', first);
  const kinds = chooseKinds(input, undefined);
  const [kind] = kinds;
  const over = listEnded(input, kinds);
  const events = over?.found ?? listEvents(input, undefined);
  return [
    ...toWindowFacts(write, first),
    ...(over === undefined ? [] : write(over.state, [events.length, 'count'])),
    ...write('kind', [kinds.size === 1 ? kind : undefined, 'text']),
    ...toCountFacts(write, input, events),
  ];
}

const shared = {
  subjects: { least: 1, most: 1 },
  candles: 'chart',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
} as const;

/**
 * The last events of the kinds named (breaks of structure and changes of character where none
 * is), five or `count` of them, with the close then and the change since; by direction and scale.
 */
export const events: Measure = {
  ...shared,
  usualPeriod: 'all',
  calculate: createCalculation('events'),
};

/**
 * How many events of the kinds named were confirmed in the period, by direction; of zones that are
 * asked to be filled or broken how many came to it then.
 */
export const eventCount: Measure = {
  ...shared,
  usualPeriod: 'shown',
  calculate: calculateEventCount,
};

/** The last divergences of price and an oscillator, as of `events`. */
export const divergences: Measure = {
  ...shared,
  usualPeriod: 'all',
  calculate: createCalculation('divergences', ['divergence']),
};

/** The last candlestick patterns, as of `events`. */
export const patterns: Measure = {
  ...shared,
  usualPeriod: 'all',
  calculate: createCalculation('patterns', ['candlestick-pattern']),
};
