import type { MeasureRequest } from '@vela/contracts';
import type { MeasureId } from '@vela/engine';

/** The value of a fact of the measure by its name, without the measure's id. */
export type ReadValue = (name: string) => number | string | undefined;

/** How a measure is told of a list. */
type ListedMeasure = {
  /** Names of the facts in a row; the first is the one that is told. */
  readonly values: readonly [string, ...string[]];
  /** Whether an instrument is among those asked for; without it all are, in their order. */
  readonly isFound?: (read: ReadValue, asked: MeasureRequest, hasPeriod: boolean) => boolean;
  /** By this they are ordered, the least first. */
  readonly order: (read: ReadValue, asked: MeasureRequest) => number;
};

/** A structure that was confirmed so many candles ago, or fewer, is new. */
export const recentCandles = 5;

const readNumber = (read: ReadValue, name: string): number => {
  const value = read(name);
  return typeof value === 'number' ? value : Number.POSITIVE_INFINITY;
};
const ascending =
  (name: string): ListedMeasure['order'] =>
  (read) =>
    readNumber(read, name);
const descending =
  (name: string): ListedMeasure['order'] =>
  (read) => {
    const value = read(name);
    return typeof value === 'number' ? -value : Number.POSITIVE_INFINITY;
  };

const isConfirmed: ListedMeasure['isFound'] = (read, _, hasPeriod) =>
  hasPeriod ? readNumber(read, 'count') > 0 : readNumber(read, '1.age') <= recentCandles;

const zones: ListedMeasure = {
  values: ['1.top', '1.bottom', '1.distance-percent', 'count'],
  isFound: (read) => readNumber(read, 'shown') > 0,
  order: ascending('1.distance-percent'),
};
const confirmed: ListedMeasure = {
  values: ['1.time', '1.kind', '1.direction', '1.age'],
  isFound: isConfirmed,
  order: ascending('1.age'),
};

const isBeyond: ListedMeasure['isFound'] = (read, { percent = 0, direction }) => {
  const change = read('change-percent');
  if (typeof change !== 'number') return false;
  return direction === 'bearish' ? change < -percent : change > percent;
};

/** Whether those are asked for that changed by more than so many percent, and not their order. */
const hasLimit = ({ percent, direction }: MeasureRequest): boolean =>
  percent !== undefined && direction !== undefined;

const change: ListedMeasure = {
  values: ['change-percent', 'before', 'after'],
  isFound: (read, asked) => !hasLimit(asked) || isBeyond(read, asked, false),
  order: (read, asked) => {
    const value = readNumber(read, 'change-percent');
    if (asked.direction === 'bearish') return value;
    return asked.direction === 'bullish' ? -value : -Math.abs(value);
  },
};

const indicator: ListedMeasure = {
  values: ['value', 'before'],
  isFound: (read, { level, side }) => {
    if (level === undefined) return true;
    const value = readNumber(read, 'value');
    return side === 'below' ? value < level : value > level && Number.isFinite(value);
  },
  order: (read, { side, order }) => {
    const value = readNumber(read, 'value');
    return side === 'below' || order === 'smallest' ? value : -value;
  },
};

/** The measures that a list can be looked through with. */
export const listedMeasures: Readonly<Partial<Record<MeasureId, ListedMeasure>>> = {
  'moving-average-distance': {
    values: ['1.distance-percent', '1.value', 'close'],
    isFound: (read, { side }) => side === undefined || read('1.side') === `${side}-area`,
    order: ascending('1.distance-percent'),
  },
  'zone-list': zones,
  events: confirmed,
  divergences: confirmed,
  patterns: { ...confirmed, values: ['1.time', '1.label', '1.direction', '1.age'] },
  change,
  'last-price': {
    values: ['change-percent', 'close'],
    order: (read) => -Math.abs(readNumber(read, 'change-percent')),
  },
  'indicator-at': indicator,
  trend: {
    values: ['swing.bias', 'swing.since', 'swing.since.change-percent'],
    isFound: (read, { direction }) => direction === undefined || read('swing.bias') === direction,
    order: ascending('swing.age'),
  },
  'average-cross': {
    values: ['1.way', '1.time', '1.age'],
    isFound: (read, { direction }) => direction === undefined || read('1.way') === direction,
    order: ascending('1.age'),
  },
  'range-position': { values: ['position', 'low', 'high'], order: descending('position') },
  'all-time-high': { values: ['distance-percent', 'price'], order: ascending('distance-percent') },
  drawdown: {
    values: ['now.fall-percent', 'worst.fall-percent'],
    order: descending('now.fall-percent'),
  },
  'realised-volatility': {
    values: ['volatility-percent', 'percentile'],
    order: descending('volatility-percent'),
  },
  'volatility-rank': { values: ['percentile', 'atr-percent'], order: descending('percentile') },
  'volume-now': { values: ['ratio', 'volume'], order: descending('ratio') },
};
