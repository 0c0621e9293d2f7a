import type { AnswerTopic } from './answer-topics.ts';
import type { FactReader } from './fact-reader.ts';
import type { AnswerSentence } from '../language/en/answers.ts';
import {
  has,
  isAbove,
  isBelow,
  isMissing,
  isWord,
  isZero,
  matchBoth,
  type When,
} from './conditions.ts';
import { isAwayFromClose, isFarFromClose } from './gap-and-block-topics.ts';

/** A topic of an answer about a chart: its sentences, each alone or with its condition. */
export function createTopic(
  name: string,
  ...shapes: readonly (AnswerSentence | readonly [AnswerSentence, When])[]
): AnswerTopic {
  return {
    name,
    shapes: shapes.map((shape) =>
      typeof shape === 'string' ? { key: shape } : { key: shape[0], when: shape[1] },
    ),
  };
}

/** What a level of a list is. */
export type LevelName =
  | 'swing-high'
  | 'internal-high'
  | 'resistance'
  | 'swing-low'
  | 'internal-low'
  | 'support';

/** A level as a phrase of a list, with its distance where it has one; its facts as `level.…`. */
export const createLevelTopic = (name: LevelName): AnswerTopic =>
  createTopic(
    `level-${name}`,
    [`levels.part.${name}`, isAwayFromClose('level')],
    [`levels.part.${name}.plain`, (facts) => !isAwayFromClose('level')(facts)],
  );

export const zoneInsideTopic = createTopic('zone-inside', 'levels.zone.inside');

const isPrevious: When = (facts) =>
  ['day', 'week', 'month'].some((period) => facts.has(`previous.${period}.high.price`));

/** Previous highs and lows. `isWhole` adds the month, and a sentence when there are none. */
export function createPreviousTopics(isWhole: boolean): AnswerTopic[] {
  const near = [
    createTopic('previous-day', 'levels.day'),
    createTopic('previous-week', 'levels.week'),
  ];
  const none = createTopic('previous-none', [
    'levels.previous.none',
    (facts) => !isPrevious(facts),
  ]);
  return isWhole ? [...near, createTopic('previous-month', 'levels.month'), none] : near;
}

/**
 * The nearest gap or block of a side away from the close in one sentence; of both sides, only
 * where it is the nearer one.
 */
export function createNearestTopic(
  zones: 'gap' | 'block',
  side: 'above' | 'below',
  isOfBoth: boolean,
): AnswerTopic {
  const other = side === 'above' ? 'below' : 'above';
  const readDistance = (facts: FactReader, at: 'above' | 'below'): number =>
    facts.number(`${zones}.${at}.distance-percent`);
  // A side without a zone has no distance (NaN), which no comparison finds nearer.
  const isOtherNearer: When = (facts) =>
    side === 'above'
      ? readDistance(facts, other) < readDistance(facts, side)
      : readDistance(facts, other) <= readDistance(facts, side);
  const isNearest: When = (facts) =>
    isFarFromClose(`${zones}.${side}`)(facts) && !(isOfBoth && isOtherNearer(facts));
  const isInside = has(`${zones}.inside.top`);
  return createTopic(
    `${zones}s-nearest-${side}`,
    [`${zones}s.ahead.${side}`, matchBoth(isNearest, isInside)],
    [`${zones}s.nearest.${side}`, (facts) => isNearest(facts) && !isInside(facts)],
  );
}

/** The nearest of a side beside a nearer one. */
export const createOtherTopic = (zones: 'gap' | 'block', side: 'above' | 'below'): AnswerTopic =>
  createTopic(`${zones}s-other-${side}`, [
    `${zones}s.other.${side}`,
    isFarFromClose(`${zones}.${side}`),
  ]);

export const insideTopics = {
  gap: createTopic('gaps-inside', 'gaps.inside'),
  block: createTopic('blocks-inside', 'blocks.inside'),
} as const;

/** The same as the direct answer. */
export const insideFirstTopics = {
  gap: createTopic('gaps-inside-first', 'gaps.inside.first'),
  block: createTopic('blocks-inside-first', 'blocks.inside.first'),
} as const;

export const createBreakerTopic = (side: 'above' | 'below'): AnswerTopic =>
  createTopic(
    `breakers-${side}`,
    [`breakers.${side}`, has(`breaker.${side}.1.top`)],
    [`breakers.${side}.none`, isMissing(`breaker.${side}.1.top`)],
  );

const isPastSweep = isAbove('sweep.age', 0);
const isSweepWay = (way: string): When => isWord('sweep.way', way);

/** The last sweep and the price action after it. */
export const sweepTopics: readonly AnswerTopic[] = [
  createTopic('sweep-none', ['sweep.none', isMissing('sweep.level')]),
  createTopic(
    'sweep',
    ['sweep.wick', matchBoth(isPastSweep, isSweepWay('wick'))],
    ['sweep.failed', matchBoth(isPastSweep, isSweepWay('failed-breakout'))],
    ['sweep.wick.now', matchBoth(isZero('sweep.age'), isSweepWay('wick'))],
    ['sweep.failed.now', matchBoth(isZero('sweep.age'), isSweepWay('failed-breakout'))],
  ),
  createTopic('sweep-depth', 'sweep.depth'),
  createTopic('sweep-killzone', ['sweep.killzone', has('sweep.killzone')]),
  createTopic('sweep-fresh', ['sweep.fresh', isZero('sweep.age')]),
  createTopic('sweep-followed', ['sweep.followed', has('sweep.state')]),
  createTopic(
    'sweep-after',
    ['sweep.rose', matchBoth(isPastSweep, isAbove('sweep.after.change-percent', 0))],
    ['sweep.fell', matchBoth(isPastSweep, isBelow('sweep.after.change-percent', 0))],
    [
      'sweep.range',
      matchBoth(
        isPastSweep,
        (facts) => !(Math.abs(facts.number('sweep.after.change-percent')) > 0),
      ),
    ],
  ),
  createTopic(
    'sweep-breaks',
    ['sweep.breaks', matchBoth(isPastSweep, isAbove('sweep.after.breaks', 0))],
    ['sweep.breaks.none', matchBoth(isPastSweep, isZero('sweep.after.breaks'))],
  ),
];

/** Whether the last candles were wider than those before them. */
export const volatilityChangeTopic: AnswerTopic = createTopic(
  'volatility-change',
  ['volatility.wider', isAbove('volatility.range-ratio', 1)],
  ['volatility.narrower', isBelow('volatility.range-ratio', 1)],
  ['volatility.alike', (facts) => facts.number('volatility.range-ratio') === 1],
);

export const volatilityHistoryTopics: readonly AnswerTopic[] = [
  createTopic('volatility-history', 'volatility.history'),
  createTopic('volatility-range', ['volatility.range', isAbove('volatility.range-ratio', 0)]),
];

/** Whether an output stands in this relation to the value it is compared with. */
const compareOutput =
  (isMet: (value: number, asked: number) => boolean): When =>
  (facts) =>
    isMet(facts.number('output.value'), facts.number('output.asked'));

/** One indicator output, aliased as `output.…`; a single output also gets its percentile. */
export function createOutputTopics(isOnly: boolean, isOnPrice: boolean): AnswerTopic[] {
  const key = isOnly ? 'indicator.value' : 'indicator.output';
  const value = createTopic(
    'output-value',
    [`${key}.above`, compareOutput((one, asked) => one > asked)],
    [`${key}.below`, compareOutput((one, asked) => one < asked)],
    [`${key}.at`, compareOutput((one, asked) => one === asked)],
    [key, isMissing('output.asked')],
  );
  if (!isOnly) return [value];
  const beside = createTopic(
    'output-close',
    ['indicator.close-above', (facts) => facts.number('close.last') > facts.number('output.value')],
    ['indicator.close-below', (facts) => facts.number('close.last') < facts.number('output.value')],
  );
  return [
    value,
    ...(isOnPrice ? [beside] : []),
    createTopic('output-standing', 'indicator.standing'),
  ];
}

export const foundTopics: readonly AnswerTopic[] = [
  createTopic(
    'found',
    ['found.none', isZero('found.count')],
    ['found.count.one', (facts) => facts.number('found.count') === 1],
    ['found.count', isAbove('found.count', 1)],
  ),
];

const isNamed = has('item.label');
const isLevel = has('item.price');
const isUnnamedLevel = matchBoth(isMissing('item.label'), isLevel);
const isUnnamedZone = matchBoth(isMissing('item.label'), isMissing('item.price'));
const hasState = has('item.state');
const hasNoState = isMissing('item.state');

/** Sentence keys of each form: for an earlier candle and for the last one. */
const itemForms: readonly (readonly [before: AnswerSentence, now: AnswerSentence, when: When])[] = [
  ['found.item.named', 'found.item.named.now', matchBoth(isNamed, isMissing('item.price'))],
  ['found.item.named.level', 'found.item.named.level.now', matchBoth(isNamed, isLevel)],
  ['found.item.zone.state', 'found.item.zone.state.now', matchBoth(isUnnamedZone, hasState)],
  ['found.item.zone', 'found.item.zone.now', matchBoth(isUnnamedZone, hasNoState)],
  ['found.item.level.state', 'found.item.level.state.now', matchBoth(isUnnamedLevel, hasState)],
  ['found.item.level', 'found.item.level.now', matchBoth(isUnnamedLevel, hasNoState)],
];

/** One of the listed findings, its facts aliased as `item.…`. */
export const itemTopics: readonly AnswerTopic[] = [
  createTopic(
    'item',
    ...itemForms.map(
      ([before, , when]) => [before, matchBoth(when, isAbove('item.age', 0))] as const,
    ),
    ...itemForms.map(([, now, when]) => [now, matchBoth(when, isZero('item.age'))] as const),
  ),
];

const isEntry = (place: string): When => isWord('range.entry.place', place);
const markTopic = createTopic('range-mark', ['range.mark', has('range.entry.mark')]);
const placeTopic = createTopic('range', 'range.place', ['range.none', isMissing('range.top')]);

export const rangeTopics: readonly AnswerTopic[] = [
  placeTopic,
  createTopic(
    'range-entry',
    ['range.entry.inside', isEntry('inside')],
    ['range.entry.outside', isEntry('outside')],
  ),
  markTopic,
  createTopic(
    'range-ends',
    ['range.ends.low', matchBoth(has('range.strong'), isWord('trend.swing.bias', 'bullish'))],
    ['range.ends.high', matchBoth(has('range.strong'), isWord('trend.swing.bias', 'bearish'))],
  ),
];

/** The position in the range with Fibonacci levels: midpoint, and entry zone by its ratios. */
export const fibonacciTopics: readonly AnswerTopic[] = [
  placeTopic,
  createTopic('fibonacci-middle', 'fibonacci.middle'),
  createTopic(
    'fibonacci-entry',
    ['fibonacci.entry.inside', isEntry('inside')],
    ['fibonacci.entry.outside', isEntry('outside')],
    ['fibonacci.entry.none', matchBoth(has('range.top'), isMissing('range.entry.top'))],
  ),
  markTopic,
];

const isRunning: When = (facts) =>
  facts.number('session.asked.start') <= facts.number('session.clock');
const isLater: When = (facts) =>
  facts.number('session.asked.start') > facts.number('session.clock');

/** The session that is named: whether it runs, and from when to when. */
export const askedSessionTopics: readonly AnswerTopic[] = [
  createTopic(
    'session-asked',
    ['session.asked.running', isRunning],
    ['session.asked.running.hours', isRunning],
    ['session.asked.later', isLater],
    ['session.asked.later.hours', isLater],
  ),
  createTopic('session-closing', 'session.closing'),
];

export const sessionTopics: readonly AnswerTopic[] = [
  createTopic('session-now', 'session.one', 'session.one.hours', [
    'session.none',
    isMissing('session.running.1.name'),
  ]),
  createTopic('session-within', 'session.two'),
  createTopic('session-next', 'session.next', 'session.next.hours', [
    'session.rest',
    isMissing('session.next.name'),
  ]),
  createTopic('session-closing', 'session.closing'),
];
