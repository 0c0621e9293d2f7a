import { isApart } from './analysis-topics.ts';
import type { AnswerTopic } from './answer-topics.ts';
import type { AnswerSentence } from './en/answers.ts';
import type { FactReader } from './fact-reader.ts';

type When = (facts: FactReader) => boolean;

function topic(
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

const has =
  (id: string): When =>
  (facts) =>
    facts.has(id);
const lacks =
  (id: string): When =>
  (facts) =>
    !facts.has(id);
const isAbove =
  (id: string, bound: number): When =>
  (facts) =>
    facts.number(id) > bound;
const isBelow =
  (id: string, bound: number): When =>
  (facts) =>
    facts.number(id) < bound;
/** A count of none; as an age, that it came with the last closed candle. */
const isNone =
  (id: string): When =>
  (facts) =>
    facts.number(id) === 0;
const both =
  (one: When, other: When): When =>
  (facts) =>
    one(facts) && other(facts);

function zoneTopic(side: 'above' | 'below'): AnswerTopic {
  const isThere = isApart(`zone.${side}`);
  return topic(
    `zone-${side}`,
    [`levels.zone.${side}`, both(isThere, isAbove(`zone.${side}.rejections`, 0))],
    [`levels.zone.${side}.never`, both(isThere, isNone(`zone.${side}.rejections`))],
  );
}

/** Zones of support and resistance, told after the swing levels of the same side. */
export const zoneTopics = {
  inside: topic('zone-inside', 'levels.zone.inside'),
  above: zoneTopic('above'),
  below: zoneTopic('below'),
} as const;

const isPrevious: When = (facts) =>
  ['day', 'week', 'month'].some((period) => facts.has(`previous.${period}.high.price`));

/** Highs and lows of the periods before. `whole` tells the month too, and that there are none. */
export function previousTopics(isWhole: boolean): AnswerTopic[] {
  const near = [topic('previous-day', 'levels.day'), topic('previous-week', 'levels.week')];
  const none = topic('previous-none', ['levels.previous.none', (facts) => !isPrevious(facts)]);
  return isWhole ? [...near, topic('previous-month', 'levels.month'), none] : near;
}

function furtherTopic(zones: 'gap' | 'block', side: 'above' | 'below'): AnswerTopic {
  const third = `${zones}.${side}.3.top`;
  return topic(
    `${zones}-further-${side}`,
    [`${zones}s.${side}.three`, has(third)],
    [`${zones}s.${side}.two`, lacks(third)],
  );
}

/** The second and third nearest gaps or blocks of a side. */
export const furtherTopics = {
  gap: { above: furtherTopic('gap', 'above'), below: furtherTopic('gap', 'below') },
  block: { above: furtherTopic('block', 'above'), below: furtherTopic('block', 'below') },
} as const;

export const countTopics = {
  gap: topic('gaps-count', 'gaps.count'),
  block: topic('blocks-count', 'blocks.count'),
} as const;

const breakerTopic = (side: 'above' | 'below'): AnswerTopic =>
  topic(
    `breakers-${side}`,
    [`breakers.${side}`, has(`breaker.${side}.1.top`)],
    [`breakers.${side}.none`, lacks(`breaker.${side}.1.top`)],
  );
export const breakerTopics = {
  above: breakerTopic('above'),
  below: breakerTopic('below'),
} as const;

const isOver = isAbove('sweep.age', 0);
const isWay =
  (way: string): When =>
  (facts) =>
    facts.word('sweep.way') === way;

/** The last sweep and what followed it. */
export const sweepTopics: readonly AnswerTopic[] = [
  topic('sweep-none', ['sweep.none', lacks('sweep.level')]),
  topic(
    'sweep',
    ['sweep.wick', both(isOver, isWay('wick'))],
    ['sweep.failed', both(isOver, isWay('failed-breakout'))],
    ['sweep.wick.now', both(isNone('sweep.age'), isWay('wick'))],
    ['sweep.failed.now', both(isNone('sweep.age'), isWay('failed-breakout'))],
  ),
  topic('sweep-depth', 'sweep.depth'),
  topic('sweep-fresh', ['sweep.fresh', isNone('sweep.age')]),
  topic('sweep-followed', ['sweep.followed', has('sweep.state')]),
  topic(
    'sweep-after',
    ['sweep.rose', both(isOver, isAbove('sweep.after.change-percent', 0))],
    ['sweep.fell', both(isOver, isBelow('sweep.after.change-percent', 0))],
    [
      'sweep.range',
      both(isOver, (facts) => !(Math.abs(facts.number('sweep.after.change-percent')) > 0)),
    ],
  ),
  topic(
    'sweep-breaks',
    ['sweep.breaks', both(isOver, isAbove('sweep.after.breaks', 0))],
    ['sweep.breaks.none', both(isOver, (facts) => facts.number('sweep.after.breaks') === 0)],
  ),
];

export const volatilityHistoryTopics: readonly AnswerTopic[] = [
  topic('volatility-history', 'volatility.history'),
  topic('volatility-range', ['volatility.range', isAbove('volatility.range-ratio', 0)]),
];

/** One output of an indicator, its facts named `output.…`; the only one is told in a sentence of its own. */
export function outputTopics(isOnly: boolean, isOnPrice: boolean): AnswerTopic[] {
  const value = topic('output-value', isOnly ? 'indicator.value' : 'indicator.output');
  if (!isOnly) return [value];
  const beside = topic(
    'output-close',
    ['indicator.close-above', (facts) => facts.number('close.last') > facts.number('output.value')],
    ['indicator.close-below', (facts) => facts.number('close.last') < facts.number('output.value')],
  );
  return [value, topic('output-standing', 'indicator.standing'), ...(isOnPrice ? [beside] : [])];
}

export const foundTopics: readonly AnswerTopic[] = [
  topic(
    'found',
    ['found.none', (facts) => facts.number('found.count') === 0],
    ['found.count.one', (facts) => facts.number('found.count') === 1],
    ['found.count', isAbove('found.count', 1)],
  ),
];

const isNamed = has('item.label');
const isLevel = has('item.price');
const hasState = has('item.state');
const not =
  (when: When): When =>
  (facts) =>
    !when(facts);

/** How each form is told: of a candle before the last one, and of the last one. */
const itemForms: readonly (readonly [before: AnswerSentence, now: AnswerSentence, when: When])[] = [
  ['found.item.named', 'found.item.named.now', both(isNamed, not(isLevel))],
  ['found.item.named.level', 'found.item.named.level.now', both(isNamed, isLevel)],
  [
    'found.item.zone.state',
    'found.item.zone.state.now',
    both(not(isNamed), both(not(isLevel), hasState)),
  ],
  ['found.item.zone', 'found.item.zone.now', both(not(isNamed), both(not(isLevel), not(hasState)))],
  [
    'found.item.level.state',
    'found.item.level.state.now',
    both(not(isNamed), both(isLevel, hasState)),
  ],
  ['found.item.level', 'found.item.level.now', both(not(isNamed), both(isLevel, not(hasState)))],
];

/** One of the structures found, its facts named `item.…`. */
export const itemTopics: readonly AnswerTopic[] = [
  topic(
    'item',
    ...itemForms.map(([before, , when]) => [before, both(when, isAbove('item.age', 0))] as const),
    ...itemForms.map(([, now, when]) => [now, both(when, isNone('item.age'))] as const),
  ),
];

const isEntry =
  (place: string): When =>
  (facts) =>
    facts.word('range.entry.place') === place;
const placeTopic = topic('range', 'range.place', ['range.none', lacks('range.top')]);

export const rangeTopics: readonly AnswerTopic[] = [
  placeTopic,
  topic(
    'range-entry',
    ['range.entry.inside', isEntry('inside')],
    ['range.entry.outside', isEntry('outside')],
  ),
];

/** The place in the range again, with the levels of Fibonacci that are read: its middle, and the band by the shares it takes back. */
export const fibonacciTopics: readonly AnswerTopic[] = [
  placeTopic,
  topic('fibonacci-middle', 'fibonacci.middle'),
  topic(
    'fibonacci-entry',
    ['fibonacci.entry.inside', isEntry('inside')],
    ['fibonacci.entry.outside', isEntry('outside')],
    ['fibonacci.entry.none', both(has('range.top'), lacks('range.entry.top'))],
  ),
];

export const sessionTopics: readonly AnswerTopic[] = [
  topic('session-now', 'session.one', 'session.one.hours', [
    'session.none',
    lacks('session.running.1.name'),
  ]),
  topic('session-within', 'session.two'),
  topic('session-next', 'session.next', 'session.next.hours', [
    'session.rest',
    lacks('session.next.name'),
  ]),
  topic('session-closing', 'session.closing'),
];

const first = 'compare.first.change-percent';
const second = 'compare.second.change-percent';
const isFlat: When = (facts) => facts.number(first) === 0 || facts.number(second) === 0;
const difference = (facts: FactReader): number =>
  facts.number('compare.first.atr-percent') - facts.number('compare.second.atr-percent');

export const compareTopics: readonly AnswerTopic[] = [
  topic('compare-window', 'compare.window'),
  topic(
    'compare-change',
    ['compare.rise-rise', both(isAbove(first, 0), isAbove(second, 0))],
    ['compare.rise-fall', both(isAbove(first, 0), isBelow(second, 0))],
    ['compare.fall-rise', both(isBelow(first, 0), isAbove(second, 0))],
    ['compare.fall-fall', both(isBelow(first, 0), isBelow(second, 0))],
    ['compare.change', isFlat],
  ),
  topic(
    'compare-volatility',
    ['compare.volatility.first', (facts) => difference(facts) > 0],
    ['compare.volatility.second', (facts) => difference(facts) < 0],
    ['compare.volatility.alike', (facts) => difference(facts) === 0],
  ),
  topic('compare-standing', 'compare.standing'),
  topic('compare-trend', 'compare.trend'),
  topic('compare-above', 'compare.above'),
  topic('compare-below', 'compare.below'),
  topic('compare-correlation', 'compare.correlation'),
  topic('compare-as-of', [
    'compare.as-of',
    (facts) => facts.number('compare.first.time') !== facts.number('compare.second.time'),
  ]),
];
