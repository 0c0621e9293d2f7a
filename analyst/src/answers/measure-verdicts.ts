import type { MeasureRequest, QuestionPlan } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import type { Verdict } from '../language/verdict-words.ts';
import type { FactReader } from '../narrator/fact-reader.ts';

/** A question that yes or no answers, with the measure it is read as. */
export type AskedMeasure = {
  readonly measure: MeasureRequest;
  readonly way: NonNullable<QuestionPlan['asksWhether']>;
  /** The instrument named first. */
  readonly symbol: string | undefined;
  readonly hasPeriod: boolean;
};
type FindVerdict = (facts: FactReader, asked: AskedMeasure) => Verdict | undefined;

const toVerdict = (isTrue: boolean): Verdict => (isTrue ? 'yes' : 'no');

/** An event of so few candles ago is there now. */
const recentCandles = 3;

/** Above or below zero, as the words of the question say; nothing where they name no way. */
function compareWay(value: number, way: AskedMeasure['way']): Verdict | undefined {
  if (Number.isNaN(value) || (way !== 'up' && way !== 'down')) return undefined;
  return toVerdict(way === 'up' ? value > 0 : value < 0);
}

/** Whether price stands on the side that is asked about. */
function compareSide(place: string, side: MeasureRequest['side']): Verdict | undefined {
  if (place === '' || side === undefined) return undefined;
  return toVerdict(place === `${side}-area`);
}

const countIn =
  (id: string): FindVerdict =>
  (facts) => {
    const count = facts.number(id);
    return Number.isNaN(count) ? undefined : toVerdict(count > 0);
  };

/** Events: within a period whether there is one, else whether the last is of now. */
const findEvent =
  (id: MeasureId): FindVerdict =>
  (facts, { hasPeriod }) => {
    const count = facts.number(`measure.${id}.count`);
    if (Number.isNaN(count)) return undefined;
    if (count === 0 || hasPeriod) return toVerdict(count > 0);
    const age = facts.number(`measure.${id}.1.age`);
    if (Number.isNaN(age)) return undefined;
    return age <= recentCandles ? 'yes' : 'not-now';
  };

/** Of two instruments: whether the one named first leads. */
const findLeader =
  (id: MeasureId): FindVerdict =>
  (facts, { way, symbol }) => {
    const leader = facts.word(`measure.${id}.1.symbol`);
    const isOfTwo = facts.number(`measure.${id}.count`) === 2 && leader !== '';
    if (!isOfTwo || (way !== 'up' && way !== 'down')) return undefined;
    return toVerdict((leader === symbol) === (way === 'up'));
  };

const broken: ReadonlySet<string> = new Set(['broken', 'inverted', 'invalidated']);

/** The state of one zone against the state asked about. */
const findState: FindVerdict = (facts, { measure: { state } }) => {
  const visits = facts.number('measure.zone-state.visits');
  const end = facts.word('measure.zone-state.end');
  const isEnded = end !== '';
  if (!facts.has('measure.zone-state.zone.state') || state === undefined) return undefined;
  if (state === 'untouched') return toVerdict(visits === 0);
  if (state === 'touched') return toVerdict(visits > 0);
  if (state === 'unfilled') return toVerdict(!isEnded);
  if (state === 'filled') return toVerdict(end === 'filled');
  return toVerdict(broken.has(facts.word('measure.zone-state.zone.state')));
};

const findRun: FindVerdict = (facts, { measure: { direction, count } }) => {
  const way = facts.word('measure.streak.way');
  if (way === '' || direction === undefined) return undefined;
  return toVerdict(way === direction && facts.number('measure.streak.now.length') >= (count ?? 2));
};

/** Yes or no by measure, from its facts; a measure that is not here has neither. */
export const measureVerdicts: Readonly<Partial<Record<MeasureId, FindVerdict>>> = {
  change: (facts, { way }) => compareWay(facts.number('measure.change.change-percent'), way),
  'volume-now': (facts, { way }) => compareWay(facts.number('measure.volume-now.ratio') - 1, way),
  // Between a fifth and four fifths it is told as usual.
  'volatility-rank': (facts, { way }) => {
    const share = facts.number('measure.volatility-rank.percentile');
    if (share > 20 && share < 80) return way === 'up' || way === 'down' ? 'no' : undefined;
    return compareWay(share - 50, way);
  },
  'moving-average-distance': (facts, { measure: { side } }) =>
    facts.number('measure.moving-average-distance.count') === 1
      ? compareSide(facts.word('measure.moving-average-distance.1.side'), side)
      : undefined,
  'time-above': (facts, { measure: { side } }) =>
    compareSide(facts.word('measure.time-above.place'), side),
  'all-time-high': (facts, { hasPeriod }) =>
    hasPeriod || !facts.has('measure.all-time-high.age')
      ? undefined
      : toVerdict(facts.number('measure.all-time-high.age') === 0),
  'relative-strength': findLeader('relative-strength'),
  'compare-volatility': findLeader('compare-volatility'),
  'last-time-at': (facts, asked) => countIn('measure.last-time-at.traded')(facts, asked),
  'zone-list': (facts, asked) => countIn('measure.zone-list.count')(facts, asked),
  'zone-state': findState,
  patterns: findEvent('patterns'),
  divergences: findEvent('divergences'),
  events: findEvent('events'),
  'average-cross': (facts, asked) =>
    asked.hasPeriod ? countIn('measure.average-cross.count')(facts, asked) : undefined,
  streak: findRun,
  'range-position': (facts, { way }) => {
    const share = facts.number('measure.range-position.position');
    if (way !== 'either' || Number.isNaN(share)) return undefined;
    return share >= 50 ? 'nearer-high' : 'nearer-low';
  },
};
