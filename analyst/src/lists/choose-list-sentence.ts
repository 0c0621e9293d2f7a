import type { MeasureRequest, Period } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import type { ListSentence } from '../language/en/lists.ts';
import type { FactRow } from './list-facts.ts';

/** A sentence that has a second one for none. */
type CountSentence =
  Extract<ListSentence, `${string}.none`> extends `${infer Name}.none` ? Name : never;

type Asked = {
  readonly id: MeasureId;
  readonly asked: MeasureRequest;
  readonly period: Period | undefined;
};

type Counting = (asked: MeasureRequest, period: Period | undefined) => CountSentence | undefined;

const ofEvents: Counting = (_, period) => (period === undefined ? 'events' : 'events.period');

/** The sentence that counts those asked for; undefined where the instruments are put in order. */
const countings: Readonly<Partial<Record<MeasureId, Counting>>> = {
  'moving-average-distance': ({ side }) => (side === undefined ? undefined : `average.${side}`),
  'zone-list': () => 'zones',
  events: ofEvents,
  divergences: ofEvents,
  patterns: ofEvents,
  'indicator-at': ({ level, side = 'above' }) =>
    level === undefined ? undefined : `indicator.${side}`,
  trend: ({ direction = 'bullish' }) => `trend.${direction}`,
  change({ percent, direction }) {
    if (percent === undefined || direction === undefined) return undefined;
    return direction === 'bearish' ? 'change.below' : 'change.above';
  },
  'average-cross': ({ direction }) => (direction === undefined ? undefined : 'fit'),
};

/** Measures with a condition that an instrument fulfils or not, and not what it has most of. */
const conditions: ReadonlySet<MeasureId> = new Set([
  'moving-average-distance',
  'indicator-at',
  'trend',
  'change',
  'average-cross',
]);

/** Whether a question asks which of several instruments fulfil a condition. */
export function hasCondition({ id, asked, period }: Asked): boolean {
  if (id === 'trend' && asked.direction === undefined) return false;
  return conditions.has(id) && countings[id]?.(asked, period) !== undefined;
}

/** The direct answer: how many of how many and which, or who stands first. */
export function chooseListSentence(looked: Asked, rows: readonly FactRow[]): ListSentence {
  const count = countings[looked.id]?.(looked.asked, looked.period);
  if (count !== undefined) return rows.some(({ isFound }) => isFound) ? count : `${count}.none`;
  const { id, asked } = looked;
  if (id === 'last-price') return 'change.last';
  if (id !== 'change') return 'ranked';
  if (asked.direction === undefined) return 'change.moved';
  return asked.direction === 'bullish' ? 'change.risen' : 'change.fallen';
}
