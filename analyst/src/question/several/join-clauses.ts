import type { AnalysisRequest, MeasureRequest, Period } from '@vela/contracts';
import { measures } from '@vela/engine';
import { findMeasure, hasNeeds } from '../../measures/find-measure.ts';
import { toUsualPeriod } from '../../measures/measure-window.ts';
import { dropIncluded } from '../drop-included.ts';
import { isStanding } from './is-standing.ts';
import { toldBy } from './told-by.ts';
import { toToldMeasures } from './to-told-measures.ts';

/** What a clause asks for by itself. */
export type Clause = {
  readonly measures: readonly MeasureRequest[];
  readonly period: Period | undefined;
  /** Nothing of it is left open; also where it says nothing by itself. */
  readonly isRead: boolean;
  /** It names what could be told, and was not read. */
  readonly isOpen: boolean;
  /** The structures and indicators that it names. */
  readonly named?: readonly string[];
  /** Nothing else is likely by its own words. */
  readonly isCertain?: boolean;
};

const mostMeasures = 4;

/** Structures of which one differs from another by its kind. */
const ofKind: ReadonlySet<string> = new Set([
  'nearest-structure',
  'events',
  'zone-list',
  'zone-state',
  'touch-history',
]);

const ofSeason: ReadonlySet<string> = new Set(['month-averages', 'weekday-averages']);

/** What makes two requests for a measure two: its period, its indicator or the kind of structure. */
function toKey({ id, concept, indicator, period, time }: MeasureRequest): string {
  const own = id === 'indicator-at' ? indicator : ofKind.has(id) ? concept : undefined;
  // What december does on average is one thing, whichever december a clause was read with.
  const isSeason = ofSeason.has(id) && time !== undefined;
  return JSON.stringify([id, own, isSeason ? time : period]);
}

/** With the numbers that stand in another clause: "how far is 100k and when was it there". */
function fillNumbers(measure: MeasureRequest, whole: readonly MeasureRequest[]): MeasureRequest {
  const same = whole.find(({ id }) => id === measure.id);
  if (same === undefined) return measure;
  const { price, percent, level, count, time } = same;
  const numbers = Object.entries({ price, percent, level, count, time });
  return {
    ...Object.fromEntries(numbers.filter(([, value]) => value !== undefined)),
    ...measure,
  };
}

/** The period of a measure, where it is not that of the plan. */
function placeInPeriod(
  measure: MeasureRequest,
  { period }: Clause,
  { plan, window }: AnalysisRequest,
): MeasureRequest {
  const known = findMeasure(measure.id);
  if (period !== undefined)
    return JSON.stringify(period) === JSON.stringify(plan.period)
      ? measure
      : { ...measure, period };
  return plan.period === undefined || known === undefined || !isStanding(measure)
    ? measure
    : { ...measure, period: toUsualPeriod(measures[known], window.limit) };
}

/**
 * The measures of the clauses of a request, those that were read of it as a whole in the place of
 * clauses that were not read by themselves; undefined where they are no more than those.
 */
export function joinClauses(
  request: AnalysisRequest,
  clauses: readonly Clause[],
): MeasureRequest[] | undefined {
  const whole = toToldMeasures(request);
  const found = clauses.map((clause) =>
    clause.measures
      .map((one) => placeInPeriod(fillNumbers(one, whole), clause, request))
      .filter((one) => findMeasure(one.id) !== undefined && hasNeeds(one)),
  );
  const own = found.flat();
  const unread = clauses.findIndex(({ isRead }) => !isRead);
  const missed = whole.filter(({ id }) => !own.some((one) => one.id === id));
  // What is read of the whole alone outweighs one clause, unless another clause may say that.
  const isOutweighed = unread < 0 || !clauses.some(({ isCertain }) => isCertain === true);
  if (missed.length > 0 && own.length < 2 && isOutweighed) return undefined;
  const left = unread < 0 ? [] : missed;
  const joined = joinOnce(found.flatMap((some, at) => (at === unread ? [...left, ...some] : some)));
  const isMore = joined.length > (unread < 0 ? 1 : Math.max(1, whole.length));
  return isMore ? joined : undefined;
}

/** One measure asked in two ways tells both: "best day and worst day". */
function mergeWays(all: readonly MeasureRequest[], key: string): MeasureRequest[] {
  const [first, ...others] = all.filter((one) => toKey(one) === key);
  if (first === undefined) return [];
  const isBoth = others.some(({ direction }) => direction !== first.direction);
  const { direction: _, aspect: __, ...whole } = first;
  return [isBoth ? whole : first];
}

/** Each measure once, without those that another one tells too. */
function joinOnce(all: readonly MeasureRequest[]): MeasureRequest[] {
  const told = new Set(all.flatMap(({ id }) => toldBy[id] ?? []));
  const keys = [...new Set(all.filter(({ id }) => !told.has(id)).map(toKey))];
  const once = keys.flatMap((key) => mergeWays(all, key));
  return dropIncluded(once, true).slice(0, mostMeasures);
}
