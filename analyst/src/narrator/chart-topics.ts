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

function createTopic(
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

/** A support or resistance zone, listed after the swing levels of its side. */
export function createZoneTopic(side: 'above' | 'below'): AnswerTopic {
  const isThere = isAwayFromClose(`zone.${side}`);
  return createTopic(
    `zone-${side}`,
    [`levels.zone.${side}`, matchBoth(isThere, isAbove(`zone.${side}.rejections`, 0))],
    [`levels.zone.${side}.never`, matchBoth(isThere, isZero(`zone.${side}.rejections`))],
  );
}

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

/** The second and third nearest gaps or blocks of a side. */
export function createFurtherTopic(zones: 'gap' | 'block', side: 'above' | 'below'): AnswerTopic {
  const third = `${zones}.${side}.3.top`;
  return createTopic(
    `${zones}-further-${side}`,
    [`${zones}s.${side}.three`, has(third)],
    [`${zones}s.${side}.two`, isMissing(third)],
  );
}

/** The nearest of both sides in one sentence, where price is in none and not beside one. */
export function createNearestTopic(zones: 'gap' | 'block'): AnswerTopic {
  const isOutside: When = (facts) => !facts.has(`${zones}.inside.top`);
  const readDistance = (facts: FactReader, side: 'above' | 'below'): number =>
    facts.number(`${zones}.${side}.distance-percent`);
  // A side without a zone has no distance (NaN), which no comparison finds nearer.
  const isBelowNearer: When = (facts) =>
    readDistance(facts, 'below') < readDistance(facts, 'above');
  const isAboveNearer: When = (facts) =>
    readDistance(facts, 'above') <= readDistance(facts, 'below');
  const isNearest = (side: 'above' | 'below', isOtherNearer: When): When =>
    matchBoth(isOutside, (facts) =>
      isFarFromClose(`${zones}.${side}`)(facts) ? !isOtherNearer(facts) : false,
    );
  return createTopic(
    `${zones}s-nearest`,
    [`${zones}s.nearest.above`, isNearest('above', isBelowNearer)],
    [`${zones}s.nearest.below`, isNearest('below', isAboveNearer)],
  );
}

export const countTopics = {
  gap: createTopic('gaps-count', 'gaps.count'),
  block: createTopic('blocks-count', 'blocks.count'),
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

const firstChangeId = 'compare.first.change-percent';
const secondChangeId = 'compare.second.change-percent';
const isFlat: When = (facts) =>
  facts.number(firstChangeId) === 0 || facts.number(secondChangeId) === 0;
const calculateAtrDifference = (facts: FactReader): number =>
  facts.number('compare.first.atr-percent') - facts.number('compare.second.atr-percent');

export const compareTopics: readonly AnswerTopic[] = [
  createTopic(
    'compare-change',
    ['compare.window', isMissing(firstChangeId)],
    ['compare.rise-rise', matchBoth(isAbove(firstChangeId, 0), isAbove(secondChangeId, 0))],
    ['compare.rise-fall', matchBoth(isAbove(firstChangeId, 0), isBelow(secondChangeId, 0))],
    ['compare.fall-rise', matchBoth(isBelow(firstChangeId, 0), isAbove(secondChangeId, 0))],
    ['compare.fall-fall', matchBoth(isBelow(firstChangeId, 0), isBelow(secondChangeId, 0))],
    ['compare.change', isFlat],
  ),
  createTopic(
    'compare-volatility',
    ['compare.volatility.first', (facts) => calculateAtrDifference(facts) > 0],
    ['compare.volatility.second', (facts) => calculateAtrDifference(facts) < 0],
    ['compare.volatility.alike', (facts) => calculateAtrDifference(facts) === 0],
  ),
  createTopic('compare-standing', 'compare.standing'),
  createTopic('compare-trend', 'compare.trend'),
  createTopic('compare-above', 'compare.above'),
  createTopic('compare-below', 'compare.below'),
  createTopic('compare-correlation', 'compare.correlation'),
  createTopic('compare-as-of', [
    'compare.as-of',
    (facts) => facts.number('compare.first.time') !== facts.number('compare.second.time'),
  ]),
];
