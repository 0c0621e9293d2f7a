import { createBaseRateTopics } from '../base-rates/base-rate-topics.ts';
import type { AnalysisSentence } from '../language/en/analysis.ts';
import { isAbove, isBelow, isMissing, isWord, isZero, matchBoth, type When } from './conditions.ts';
import type { FactReader } from './fact-reader.ts';
import {
  blockTopics,
  gapTopics,
  isAtClose,
  isFarFromClose,
  isNearClose,
} from './gap-and-block-topics.ts';
import { headlineTopic } from './headline-topic.ts';
import { toShapes, type Topic } from './shape.ts';

type AnalysisTopic = Topic<AnalysisSentence>;

const isRise = isAbove('window.change-percent', 0);
const isFall = isBelow('window.change-percent', 0);
const isRecentRise = isAbove('recent.change-percent', 0);
const isRecentFall = isBelow('recent.change-percent', 0);
const isBias = (bias: string): When => isWord('trend.swing.bias', bias);
const isDirected = (facts: FactReader): boolean => !isBias('neutral')(facts);
const isAgreed = (facts: FactReader): boolean =>
  facts.word('trend.swing.bias') === facts.word('trend.internal.bias');

const isEarly: When = (facts) => !isAgreed(facts) && !isDirected(facts);
const isUndirected: When = (facts) => isAgreed(facts) && !isDirected(facts);
const isUnbroken = isMissing('structure.swing.event.kind');
/** Whether structures are found since the first candle, or since prices changed their scale. */
const isWhole = isMissing('structure.since');
const isRestarted: When = (facts) => !isWhole(facts);

/** Whether prices change their scale within the candles shown. */
const isRescaled: When = (facts) => facts.has('scale-break.count');
const hasTicks: When = (facts) => facts.notes.has('tick-volume');

const isUnexplainedJump: When = (facts) =>
  facts.has('scale-break.factor') &&
  !facts.has('scale-break.shares') &&
  !facts.has('scale-break.merged');

/** What the data is: old, simulated, incomplete. */
export const dataTopics: readonly AnalysisTopic[] = [
  { name: 'ended', shapes: toShapes((facts) => facts.notes.has('ended'), 'ended.a') },
  { name: 'simulated', shapes: toShapes((facts) => facts.notes.has('simulated'), 'simulated.a') },
  { name: 'stale', shapes: toShapes((facts) => facts.notes.has('stale'), 'stale.a') },
  { name: 'futures', shapes: toShapes((facts) => facts.notes.has('futures'), 'futures.a') },
  {
    name: 'holes',
    shapes: [
      ...toShapes((facts) => facts.number('hole.count') === 1, 'holes.one.a'),
      ...toShapes((facts) => facts.number('hole.count') > 1, 'holes.a'),
    ],
  },
  {
    name: 'scale-break',
    shapes: [
      ...toShapes((facts) => facts.has('scale-break.shares'), 'scale-break.split.a'),
      ...toShapes((facts) => facts.has('scale-break.merged'), 'scale-break.reverse.a'),
      ...toShapes(isUnexplainedJump, 'scale-break.jump.a'),
    ],
  },
  {
    name: 'scale-breaks',
    shapes: toShapes((facts) => facts.number('scale-break.count') > 1, 'scale-breaks.a'),
  },
];

const moveTopics: readonly AnalysisTopic[] = [
  {
    name: 'move',
    shapes: [
      ...toShapes(isRise, 'move.rose.a', 'move.rose.b'),
      ...toShapes(isFall, 'move.fell.a', 'move.fell.b'),
      ...toShapes(isZero('window.change-percent'), 'move.flat.a'),
    ],
    otherwise: toShapes(undefined, 'move.range.a'),
  },
  {
    name: 'recent',
    shapes: [
      ...toShapes((facts) => isRecentRise(facts) && isRise(facts), 'recent.rose-with.a'),
      ...toShapes((facts) => isRecentRise(facts) && isFall(facts), 'recent.rose-against.a'),
      ...toShapes((facts) => isRecentFall(facts) && isFall(facts), 'recent.fell-with.a'),
      ...toShapes((facts) => isRecentFall(facts) && isRise(facts), 'recent.fell-against.a'),
    ],
  },
];

export const trendTopics: readonly AnalysisTopic[] = [
  {
    name: 'trend',
    shapes: [
      ...toShapes(matchBoth(isAgreed, isDirected), 'trend.agree.a', 'trend.agree.b'),
      ...toShapes(
        (facts) => !isAgreed(facts) && isDirected(facts),
        'trend.split.a',
        'trend.split.b',
      ),
      ...toShapes(matchBoth(isEarly, isWhole), 'trend.early.a'),
      ...toShapes(matchBoth(isEarly, isRestarted), 'trend.early-since.a'),
      ...toShapes(matchBoth(isUndirected, isWhole), 'trend.neutral.a'),
      ...toShapes(matchBoth(isUndirected, isRestarted), 'trend.neutral-since.a'),
    ],
  },
];

const isOldEvent = (kind: string): When =>
  matchBoth(isAbove('structure.swing.event.age', 0), isWord('structure.swing.event.kind', kind));

const innerAge = 'structure.internal.event.age';

export const eventTopics: readonly AnalysisTopic[] = [
  {
    name: 'event',
    shapes: [
      ...toShapes(isOldEvent('break-of-structure'), 'event.bos.a', 'event.bos.b'),
      ...toShapes(isOldEvent('change-of-character'), 'event.choch.a', 'event.choch.b'),
      ...toShapes(isZero('structure.swing.event.age'), 'event.fresh.a'),
    ],
    otherwise: [
      ...toShapes(matchBoth(isUnbroken, isWhole), 'event.none.a'),
      ...toShapes(matchBoth(isUnbroken, isRestarted), 'event.none-since.a'),
    ],
  },
  {
    name: 'inner-event',
    shapes: [
      ...toShapes(isAbove(innerAge, 0), 'inner.event.a', 'inner.event.b'),
      ...toShapes(isZero(innerAge), 'inner.fresh.a'),
    ],
  },
];

const isHighApart = isFarFromClose('structure.swing.high');
const isLowApart = isFarFromClose('structure.swing.low');
const isHighNear = isNearClose('structure.swing.high');
const isLowNear = isNearClose('structure.swing.low');

export const changeTopic: AnalysisTopic = {
  name: 'change',
  shapes: [
    ...toShapes(matchBoth(isBias('bullish'), isLowApart), 'change.bullish.a', 'change.bullish.b'),
    ...toShapes(matchBoth(isBias('bearish'), isHighApart), 'change.bearish.a', 'change.bearish.b'),
    ...toShapes(
      (facts) => !isDirected(facts) && isHighApart(facts) && isLowApart(facts),
      'change.both.a',
    ),
    ...toShapes(isHighNear, 'change.up.near'),
    ...toShapes(isLowNear, 'change.down.near'),
    ...toShapes(isAtClose('structure.swing.high'), 'change.up.at'),
    ...toShapes(isAtClose('structure.swing.low'), 'change.down.at'),
  ],
  otherwise: [
    ...toShapes(isHighApart, 'change.up.a'),
    ...toShapes(isLowApart, 'change.down.a'),
    ...toShapes(isMissing('structure.swing.high.distance-percent'), 'change.up.plain'),
    ...toShapes(isMissing('structure.swing.low.distance-percent'), 'change.down.plain'),
    ...toShapes(
      matchBoth(isMissing('structure.swing.high.price'), isMissing('structure.swing.low.price')),
      'change.none.a',
    ),
  ],
};

const countsTopic: AnalysisTopic = {
  name: 'counts',
  shapes: toShapes(undefined, 'counts.a'),
};

const isBalanced = isWord('rsi.zone', 'balanced');
const averages = ['ema.20', 'ema.50', 'ema.200'];

const isVolatility = (regime: string): When => isWord('regime.volatility', regime);

export const volatilityTopic: AnalysisTopic = {
  name: 'volatility',
  shapes: [
    ...toShapes(isVolatility('extreme'), 'volatility.extreme.a'),
    ...toShapes(isVolatility('high'), 'volatility.high.a', 'volatility.high.b'),
    ...toShapes(isVolatility('low'), 'volatility.low.a', 'volatility.low.b'),
    ...toShapes(isVolatility('normal'), 'volatility.middle.a'),
  ],
  otherwise: toShapes(undefined, 'volatility.short.a'),
};

const regimeTopic: AnalysisTopic = {
  name: 'regime',
  shapes: toShapes(undefined, 'regime.a', 'regime.b'),
};

const profileTopic: AnalysisTopic = {
  name: 'profile',
  shapes: [
    ...toShapes((facts) => !isRescaled(facts) && !hasTicks(facts), 'profile.a'),
    ...toShapes((facts) => !isRescaled(facts) && hasTicks(facts), 'profile.ticks.a'),
    ...toShapes((facts) => isRescaled(facts) && !hasTicks(facts), 'profile.since.a'),
    ...toShapes((facts) => isRescaled(facts) && hasTicks(facts), 'profile.since.ticks.a'),
  ],
};

const indicatorTopics: readonly AnalysisTopic[] = [
  {
    name: 'rsi',
    shapes: [
      ...toShapes(isWord('rsi.zone', 'overbought'), 'rsi.overbought.a'),
      ...toShapes(isWord('rsi.zone', 'oversold'), 'rsi.oversold.a'),
      ...toShapes((facts) => isBalanced(facts) && facts.number('rsi.value') > 50, 'rsi.upper.a'),
      ...toShapes((facts) => isBalanced(facts) && facts.number('rsi.value') < 50, 'rsi.lower.a'),
      ...toShapes(isBalanced, 'rsi.balanced.a'),
    ],
  },
  {
    name: 'ema',
    shapes: [
      ...toShapes(
        (facts) => averages.every((id) => facts.number('close.last') > facts.number(id)),
        'ema.above.a',
        'ema.above.b',
      ),
      ...toShapes(
        (facts) => averages.every((id) => facts.number('close.last') < facts.number(id)),
        'ema.below.a',
        'ema.below.b',
      ),
    ],
    otherwise: [
      ...toShapes(undefined, 'ema.mixed.a'),
      ...toShapes((facts) => !facts.has('ema.200'), 'ema.short.a'),
    ],
  },
  volatilityTopic,
];

export const closingTopic: AnalysisTopic = {
  name: 'closing',
  shapes: toShapes(undefined, 'closing.a', 'closing.b', 'closing.c'),
};

/** All topics of an analysis, the most important first. */
export const analysisTopics: readonly AnalysisTopic[] = [
  headlineTopic,
  ...dataTopics,
  ...eventTopics,
  changeTopic,
  gapTopics.inside,
  gapTopics.above,
  gapTopics.below,
  ...createBaseRateTopics(['gap-filled']),
  blockTopics.inside,
  blockTopics.above,
  blockTopics.below,
  ...createBaseRateTopics(['block-holds']),
  countsTopic,
  profileTopic,
  regimeTopic,
  ...indicatorTopics,
  ...moveTopics,
  closingTopic,
];

/** Topics to drop, in this order, when there are more sentences than the maximum. */
export const optionalTopics: readonly string[] = [
  'counts',
  'recent',
  'inner-event',
  'base-rate-block-holds',
  'ema',
  'profile',
  'regime',
  'move',
  'block-above',
  'block-below',
  'event',
  'timeframe-agreement',
];

/** Topics that an overview always has, and a shorter text drops after those. */
export const briefTopics: readonly string[] = ['volatility', 'rsi'];
