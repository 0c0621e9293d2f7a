import type { MeasureRequest, QuestionPlan } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';
import type { Verdict } from '../language/verdict-words.ts';
import type { FactReader } from '../narrator/fact-reader.ts';

/** A question that yes or no answers, with the measure it is read as. */
export type AskedMeasure = {
  readonly measure: MeasureRequest;
  readonly way: NonNullable<QuestionPlan['asksWhether']>;
  /** The name of the instrument named first. */
  readonly named: string | undefined;
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

/** Whether price went that way, and by as much as is asked about: "did it lose 10 %". */
const findMove: FindVerdict = (facts, { way, measure: { percent } }) => {
  const change = facts.number('measure.change.change-percent');
  const verdict = compareWay(change, way);
  return verdict === 'yes' && percent !== undefined && Math.abs(change) < percent ? 'no' : verdict;
};

/** Whether price stands on the side that is asked about. */
function compareSide(place: string, side: MeasureRequest['side']): Verdict | undefined {
  if (place === '' || side === undefined) return undefined;
  return toVerdict(place === `${side}-area`);
}

/** Whether the last close stands on the side of a typed price that is asked about. */
const findStanding: FindVerdict = (facts, { measure: { side, aspect } }) => {
  const offset = facts.number('measure.distance-to-price.offset');
  if (aspect !== 'now' || side === undefined || Number.isNaN(offset)) return undefined;
  return toVerdict(side === 'above' ? offset < 0 : offset > 0);
};

const countIn =
  (id: string) =>
  (facts: FactReader): Verdict | undefined => {
    const count = facts.number(id);
    return Number.isNaN(count) ? undefined : toVerdict(count > 0);
  };

/**
 * Within a period whether any candle stood there, else whether the last one does: where others did,
 * it is no plain "no".
 */
const findBeyond =
  (id: MeasureId, place: string): FindVerdict =>
  (facts, { measure: { side }, hasPeriod }) => {
    const count = side === undefined ? Number.NaN : facts.number(`measure.${id}.${side}`);
    if (hasPeriod && !Number.isNaN(count)) return toVerdict(count > 0);
    const now = compareSide(facts.word(`measure.${id}.${place}`), side);
    return now === 'no' && count > 0 ? 'not-now' : now;
  };

/** Whether a price was traded at; one that never was has no count. */
const findTraded: FindVerdict = (facts, { measure: { side } }) => {
  const id = 'measure.last-time-at';
  const isNever = facts.has(`${id}.price`) && !facts.has(`${id}.traded`);
  return isNever && side === undefined ? 'no' : countIn(`${id}.traded`)(facts);
};

/** What comes and goes: within a period whether there is one, else whether the last is of now. */
const findPassing =
  (id: MeasureId, counted = 'count'): FindVerdict =>
  (facts, { hasPeriod }) => {
    const count = facts.number(`measure.${id}.${counted}`);
    if (Number.isNaN(count)) return undefined;
    if (count === 0 || hasPeriod) return toVerdict(count > 0);
    const age = facts.number(`measure.${id}.1.age`);
    if (Number.isNaN(age)) return undefined;
    return age <= recentCandles ? 'yes' : 'not-now';
  };

/** Of two instruments: whether the one named first leads. */
const findLeader =
  (id: MeasureId): FindVerdict =>
  (facts, { way, named }) => {
    const leader = facts.word(`measure.${id}.1.symbol`);
    const isOfTwo = facts.number(`measure.${id}.count`) === 2 && leader !== '';
    if (!isOfTwo || (way !== 'up' && way !== 'down')) return undefined;
    return toVerdict((leader === named) === (way === 'up'));
  };

const broken: ReadonlySet<string> = new Set([
  'broken',
  'taken',
  'breaker-touched',
  'breaker-failed',
  'inverted',
  'inversion-failed',
  'invalidated',
]);

/** The state of one zone, or its direction, against the one asked about. */
const findState: FindVerdict = (facts, { way, measure: { state, direction } }) => {
  const visits = facts.number('measure.zone-state.visits');
  const end = facts.word('measure.zone-state.end');
  const isEnded = end !== '';
  const own = facts.word('measure.zone-state.zone.direction');
  if (state === undefined && direction !== undefined && own !== '' && way !== 'either')
    return toVerdict(own === direction);
  if (!facts.has('measure.zone-state.zone.state') || state === undefined) return undefined;
  if (state === 'untouched') return toVerdict(visits === 0);
  if (state === 'touched') return toVerdict(visits > 0);
  if (state === 'unfilled') return toVerdict(!isEnded);
  // A block is touched or broken: "filled" or "mitigated" may mean either.
  if (state === 'filled')
    return facts.word('measure.zone-state.zone.kind') === 'fair-value-gap'
      ? toVerdict(end === 'filled')
      : undefined;
  return toVerdict(broken.has(facts.word('measure.zone-state.zone.state')));
};

/** The trend of the swing structure against the way asked about. */
const findTrend =
  (id: string): FindVerdict =>
  (facts, { way }) => {
    const bias = facts.word(id);
    if (bias === '' || (way !== 'up' && way !== 'down')) return undefined;
    return toVerdict(bias === (way === 'up' ? 'bullish' : 'bearish'));
  };

/** Whether two instruments have the same trend. */
const findSameTrend: FindVerdict = (facts, { way }) => {
  const [one, other] = [1, 2].map((rank) => facts.word(`measure.compare-trend.${rank}.swing`));
  if (way !== 'any' || !one || !other || facts.has('measure.compare-trend.3.swing'))
    return undefined;
  return toVerdict(one === other);
};

/** From here on two are told to move closely together, below this to be hardly related. */
const [closely, hardly] = [0.7, 0.3];
const findTogether: FindVerdict = (facts) => {
  const correlation = facts.number('measure.correlation.correlation');
  if (correlation >= closely) return 'yes';
  return correlation < hardly ? 'no' : undefined;
};

/** Whether a price that is asked about lies within the highest of the data. */
const findHighest: FindVerdict = (facts, { measure: { price }, hasPeriod }) => {
  if (price !== undefined) return toVerdict(facts.number('measure.all-time-high.price') >= price);
  return hasPeriod || !facts.has('measure.all-time-high.age')
    ? undefined
    : toVerdict(facts.number('measure.all-time-high.age') === 0);
};

/** Whether the indicator stands at the end of its range that is told first. */
const findAtExtreme: FindVerdict = (facts) => {
  const id = 'measure.indicator-extreme';
  const end = facts.word(`${id}.order`) === 'low' ? 'lowest' : 'highest';
  const age = facts.number(`${id}.${end}.age`);
  return Number.isNaN(age) ? undefined : toVerdict(age === 0);
};

/** Whether the high or the low of a named period was passed, or the last close lies beyond it. */
const findPassed: FindVerdict = (facts, { way, measure: { side } }) => {
  const id = 'measure.previous-extremes.period';
  const close = facts.number('measure.previous-extremes.close');
  if (!facts.has(`${id}.high`)) return undefined;
  if (side === 'above') return toVerdict(close > facts.number(`${id}.high`));
  if (side === 'below') return toVerdict(close < facts.number(`${id}.low`));
  const states = (['high', 'low'] as const)
    .filter((end) => way === 'any' || end === (way === 'up' ? 'high' : 'low'))
    .map((end) => facts.word(`${id}.${end}-state`));
  if (states.every((state) => state === '' || state === 'unbroken')) return 'no';
  return states.length === 1 ? 'yes' : undefined;
};

/** Whether a close beyond a price, or an event, was found. */
const findFirst: FindVerdict = (facts) =>
  facts.has('measure.first-since.to') || facts.has('measure.first-since.first-time')
    ? toVerdict(facts.has('measure.first-since.first-time'))
    : undefined;

/** Whether an indicator stands beyond the value that is asked about; without a way the nearer end. */
const findLevel: FindVerdict = (facts, { way, measure: { level, time } }) => {
  const value = facts.number('measure.indicator-at.value');
  if (level === undefined || time !== undefined || Number.isNaN(value)) return undefined;
  const isAbove = way === 'up' || (way !== 'down' && level >= middle);
  return toVerdict(isAbove ? value > level : value < level);
};
const middle = 50;

/** Whether such a run is under way; within a period, or of a least length, whether there was one. */
const findRun: FindVerdict = (facts, { measure: { direction, count }, hasPeriod }) => {
  const way = facts.word('measure.streak.way');
  if (way === '' || direction === undefined) return undefined;
  const isNow = way === direction && facts.number('measure.streak.now.length') >= (count ?? 2);
  const runs = facts.number('measure.streak.least-runs');
  if (Number.isNaN(runs)) return toVerdict(isNow);
  if (hasPeriod || runs === 0) return toVerdict(runs > 0);
  return isNow ? 'yes' : 'not-now';
};

/** Within a period whether there was a new high, else whether the last candle made one. */
const findNewHigh: FindVerdict = (facts, { hasPeriod }) => {
  const id = 'measure.days-since-high';
  if (!facts.has(`${id}.length`)) return undefined;
  const age = facts.number(`${id}.age`);
  if (hasPeriod || Number.isNaN(age)) return toVerdict(!Number.isNaN(age));
  return age <= recentCandles ? 'yes' : 'not-now';
};

/** Whether a day of the week or a month is the best, or the worst, of all. */
const findBestSeason =
  (id: 'weekday-averages' | 'month-averages', unit: 'weekday' | 'month'): FindVerdict =>
  (facts, { measure: { direction } }) => {
    const extreme = direction === 'bearish' ? 'weakest' : 'strongest';
    const [own, best] = ['asked', extreme].map((name) =>
      facts.number(`measure.${id}.${name}.${unit}`),
    );
    if (direction === undefined || own === undefined || Number.isNaN(own)) return undefined;
    return toVerdict(own === best);
  };

/** Yes or no by measure, from its facts; a measure that is not here has neither. */
export const measureVerdicts: Readonly<Partial<Record<MeasureId, FindVerdict>>> = {
  change: findMove,
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
  'distance-to-price': findStanding,
  'time-above': findBeyond('time-above', 'place'),
  'indicator-share': findBeyond('indicator-share', 'side'),
  drawdown: countIn('measure.drawdown.beyond'),
  'all-time-high': findHighest,
  'weekday-averages': findBestSeason('weekday-averages', 'weekday'),
  'month-averages': findBestSeason('month-averages', 'month'),
  // "Was 2022 a bad year": of several years none is the one.
  'year-returns': (facts, { way, hasPeriod }) =>
    hasPeriod && facts.number('measure.year-returns.listed') === 1
      ? compareWay(facts.number('measure.year-returns.1.change-percent'), way)
      : undefined,
  'days-since-high': findNewHigh,
  'relative-strength': findLeader('relative-strength'),
  'compare-volatility': findLeader('compare-volatility'),
  'last-time-at': findTraded,
  'zone-list': countIn('measure.zone-list.count'),
  'zone-state': findState,
  patterns: findPassing('patterns'),
  divergences: findPassing('divergences'),
  events: countIn('measure.events.count'),
  'average-cross': (facts, { measure: { aspect, side } }) =>
    aspect === 'now'
      ? compareSide(facts.word('measure.average-cross.side'), side)
      : countIn('measure.average-cross.count')(facts),
  'indicator-cross': findPassing('indicator-cross', 'crossed'),
  'typical-move': countIn('measure.typical-move.beyond'),
  // "Did it gap" alone asks for the gaps themselves.
  'opening-gaps': (facts, { measure: { state, percent } }) =>
    state === undefined && percent === undefined
      ? undefined
      : countIn('measure.opening-gaps.count')(facts),
  'zone-count': countIn('measure.zone-count.count'),
  'first-since': findFirst,
  'previous-extremes': findPassed,
  'indicator-extreme': findAtExtreme,
  'indicator-at': findLevel,
  trend: findTrend('measure.trend.swing.bias'),
  'structure-at': findTrend('measure.structure-at.swing.bias'),
  'compare-trend': findSameTrend,
  correlation: findTogether,
  beta: (facts, { way }) => compareWay(facts.number('measure.beta.beta') - 1, way),
  streak: findRun,
  'range-position': (facts, { way }) => {
    const share = facts.number('measure.range-position.position');
    if (way !== 'either' || Number.isNaN(share)) return undefined;
    return share >= 50 ? 'nearer-high' : 'nearer-low';
  },
};
