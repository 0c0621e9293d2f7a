import { baseRateTopics } from '../base-rates/base-rate-topics.ts';
import type { AnalysisSentence } from './en/analysis.ts';
import type { FactReader } from './fact-reader.ts';
import type { Shape, Topic } from './shape.ts';

type AnalysisTopic = Topic<AnalysisSentence>;
type When = NonNullable<Shape<AnalysisSentence>['when']>;

function shapes(when: When | undefined, ...keys: AnalysisSentence[]): Shape<AnalysisSentence>[] {
  return keys.map((key) => (when === undefined ? { key } : { key, when }));
}

const rose = (facts: FactReader): boolean => facts.number('window.change-percent') > 0;
const fell = (facts: FactReader): boolean => facts.number('window.change-percent') < 0;
const recentRose = (facts: FactReader): boolean => facts.number('recent.change-percent') > 0;
const recentFell = (facts: FactReader): boolean => facts.number('recent.change-percent') < 0;
const swing = (facts: FactReader): string => facts.word('trend.swing.bias');
const internal = (facts: FactReader): string => facts.word('trend.internal.bias');

export const openingTopics: readonly AnalysisTopic[] = [
  {
    name: 'opening',
    shapes: [
      ...shapes(undefined, 'opening.a', 'opening.b'),
      ...shapes((facts) => !facts.notes.has('day'), 'opening.c'),
      ...shapes((facts) => facts.notes.has('day'), 'opening.day.c'),
    ],
  },
  { name: 'simulated', shapes: shapes((facts) => facts.notes.has('simulated'), 'simulated.a') },
  { name: 'stale', shapes: shapes((facts) => facts.notes.has('stale'), 'stale.a') },
  { name: 'futures', shapes: shapes((facts) => facts.notes.has('futures'), 'futures.a') },
  {
    name: 'holes',
    shapes: [
      ...shapes((facts) => facts.number('hole.count') === 1, 'holes.one.a'),
      ...shapes((facts) => facts.number('hole.count') > 1, 'holes.a'),
    ],
  },
];

export const moveTopics: readonly AnalysisTopic[] = [
  {
    name: 'move',
    shapes: [
      ...shapes(rose, 'move.rose.a', 'move.rose.b'),
      ...shapes(fell, 'move.fell.a', 'move.fell.b'),
      ...shapes((facts) => facts.number('window.change-percent') === 0, 'move.flat.a'),
    ],
    otherwise: shapes(undefined, 'move.range.a'),
  },
  {
    name: 'recent',
    shapes: [
      ...shapes((facts) => recentRose(facts) && rose(facts), 'recent.rose-with.a'),
      ...shapes((facts) => recentRose(facts) && fell(facts), 'recent.rose-against.a'),
      ...shapes((facts) => recentFell(facts) && fell(facts), 'recent.fell-with.a'),
      ...shapes((facts) => recentFell(facts) && rose(facts), 'recent.fell-against.a'),
    ],
  },
];

export const trendTopics: readonly AnalysisTopic[] = [
  {
    name: 'trend',
    shapes: [
      ...shapes(
        (facts) => swing(facts) === internal(facts) && swing(facts) !== 'neutral',
        'trend.agree.a',
        'trend.agree.b',
      ),
      ...shapes(
        (facts) => swing(facts) !== internal(facts) && swing(facts) !== 'neutral',
        'trend.split.a',
        'trend.split.b',
      ),
      ...shapes(
        (facts) => swing(facts) === 'neutral' && internal(facts) !== 'neutral',
        'trend.early.a',
      ),
      ...shapes(
        (facts) => swing(facts) === 'neutral' && internal(facts) === 'neutral',
        'trend.neutral.a',
      ),
    ],
  },
];

const eventAge = (facts: FactReader, scale: string): number =>
  facts.number(`structure.${scale}.event.age`);
const isOldEvent = (facts: FactReader, kind: string): boolean =>
  eventAge(facts, 'swing') > 0 && facts.word('structure.swing.event.kind') === kind;

export const eventTopics: readonly AnalysisTopic[] = [
  {
    name: 'event',
    shapes: [
      ...shapes((facts) => isOldEvent(facts, 'break-of-structure'), 'event.bos.a', 'event.bos.b'),
      ...shapes(
        (facts) => isOldEvent(facts, 'change-of-character'),
        'event.choch.a',
        'event.choch.b',
      ),
      ...shapes((facts) => eventAge(facts, 'swing') === 0, 'event.fresh.a'),
    ],
    otherwise: shapes((facts) => !facts.has('structure.swing.event.kind'), 'event.none.a'),
  },
  {
    name: 'inner-event',
    shapes: [
      ...shapes((facts) => eventAge(facts, 'internal') > 0, 'inner.event.a', 'inner.event.b'),
      ...shapes((facts) => eventAge(facts, 'internal') === 0, 'inner.fresh.a'),
    ],
  },
];

/** Whether a level or zone lies away from the last close; one right at it has no distance to speak of. */
export const isApart =
  (id: string) =>
  (facts: FactReader): boolean =>
    facts.number(`${id}.distance-percent`) > 0;
const isAt =
  (id: string) =>
  (facts: FactReader): boolean =>
    facts.number(`${id}.distance-percent`) === 0;
const isHighApart = isApart('structure.swing.high');
const isLowApart = isApart('structure.swing.low');

const hasLevel = (facts: FactReader, side: 'high' | 'low'): boolean =>
  facts.has(`structure.swing.${side}.price`);

export const changeTopic: AnalysisTopic = {
  name: 'change',
  shapes: [
    ...shapes(
      (facts) => swing(facts) === 'bullish' && isLowApart(facts),
      'change.bullish.a',
      'change.bullish.b',
    ),
    ...shapes(
      (facts) => swing(facts) === 'bearish' && isHighApart(facts),
      'change.bearish.a',
      'change.bearish.b',
    ),
    ...shapes(
      (facts) => swing(facts) === 'neutral' && isHighApart(facts) && isLowApart(facts),
      'change.both.a',
    ),
    ...shapes(isAt('structure.swing.high'), 'change.up.at'),
    ...shapes(isAt('structure.swing.low'), 'change.down.at'),
  ],
  otherwise: [
    ...shapes(isHighApart, 'change.up.a'),
    ...shapes(isLowApart, 'change.down.a'),
    ...shapes((facts) => !facts.has('structure.swing.high.distance-percent'), 'change.up.plain'),
    ...shapes((facts) => !facts.has('structure.swing.low.distance-percent'), 'change.down.plain'),
    ...shapes((facts) => !hasLevel(facts, 'high') && !hasLevel(facts, 'low'), 'change.none.a'),
  ],
};

const isThere = (facts: FactReader, zone: string): boolean => facts.has(`${zone}.top`);
const isAged = (facts: FactReader, zone: string): boolean =>
  facts.number(`${zone}.age`) > 0 && isApart(zone)(facts);

export const gapTopics = {
  inside: { name: 'gap-inside', shapes: shapes(undefined, 'gap.inside.a', 'gap.inside.b') },
  above: {
    name: 'gap-above',
    shapes: [
      ...shapes(isApart('gap.above'), 'gap.above.a', 'gap.above.b'),
      ...shapes(isAt('gap.above'), 'gap.above.at'),
      ...shapes((facts) => isAged(facts, 'gap.above'), 'gap.above.c'),
    ],
    otherwise: [
      ...shapes(undefined, 'gap.above.plain'),
      ...shapes(
        (facts) => !isThere(facts, 'gap.above') && isThere(facts, 'gap.below'),
        'gap.above.none',
      ),
      ...shapes(
        (facts) => !isThere(facts, 'gap.above') && !isThere(facts, 'gap.below'),
        'gap.none.a',
      ),
    ],
  },
  below: {
    name: 'gap-below',
    shapes: [
      ...shapes(isApart('gap.below'), 'gap.below.a', 'gap.below.b'),
      ...shapes(isAt('gap.below'), 'gap.below.at'),
      ...shapes((facts) => isAged(facts, 'gap.below'), 'gap.below.c'),
    ],
    otherwise: [
      ...shapes(undefined, 'gap.below.plain'),
      ...shapes(
        (facts) => !isThere(facts, 'gap.below') && isThere(facts, 'gap.above'),
        'gap.below.none',
      ),
    ],
  },
} as const satisfies Record<string, AnalysisTopic>;

export const blockTopics = {
  inside: { name: 'block-inside', shapes: shapes(undefined, 'block.inside.a', 'block.inside.b') },
  above: {
    name: 'block-above',
    shapes: [
      ...shapes(isApart('block.above'), 'block.above.a'),
      ...shapes(isAt('block.above'), 'block.above.at'),
      ...shapes((facts) => isAged(facts, 'block.above'), 'block.above.b'),
    ],
    otherwise: [
      ...shapes(undefined, 'block.above.plain'),
      ...shapes(
        (facts) => !isThere(facts, 'block.above') && isThere(facts, 'block.below'),
        'block.above.none',
      ),
      ...shapes(
        (facts) => !isThere(facts, 'block.above') && !isThere(facts, 'block.below'),
        'block.none.a',
      ),
    ],
  },
  below: {
    name: 'block-below',
    shapes: [
      ...shapes(isApart('block.below'), 'block.below.a'),
      ...shapes(isAt('block.below'), 'block.below.at'),
      ...shapes((facts) => isAged(facts, 'block.below'), 'block.below.b'),
    ],
    otherwise: [
      ...shapes(undefined, 'block.below.plain'),
      ...shapes(
        (facts) => !isThere(facts, 'block.below') && isThere(facts, 'block.above'),
        'block.below.none',
      ),
    ],
  },
} as const satisfies Record<string, AnalysisTopic>;

export const countsTopic: AnalysisTopic = {
  name: 'counts',
  shapes: shapes(undefined, 'counts.a', 'counts.b'),
};

const isBalanced = (facts: FactReader): boolean => facts.word('rsi.zone') === 'balanced';
const averages = ['ema.20', 'ema.50', 'ema.200'];

export const volatilityTopic: AnalysisTopic = {
  name: 'volatility',
  shapes: [
    ...shapes((facts) => facts.word('regime.volatility') === 'extreme', 'volatility.extreme.a'),
    ...shapes(
      (facts) => facts.word('regime.volatility') === 'high',
      'volatility.high.a',
      'volatility.high.b',
    ),
    ...shapes(
      (facts) => facts.word('regime.volatility') === 'low',
      'volatility.low.a',
      'volatility.low.b',
    ),
    ...shapes((facts) => facts.word('regime.volatility') === 'normal', 'volatility.middle.a'),
  ],
  otherwise: shapes(undefined, 'volatility.short.a'),
};

const regimeTopic: AnalysisTopic = {
  name: 'regime',
  shapes: shapes(undefined, 'regime.a', 'regime.b'),
};

const profileTopic: AnalysisTopic = {
  name: 'profile',
  shapes: [
    ...shapes((facts) => !facts.notes.has('tick-volume'), 'profile.a'),
    ...shapes((facts) => facts.notes.has('tick-volume'), 'profile.ticks.a'),
  ],
};

export const indicatorTopics: readonly AnalysisTopic[] = [
  {
    name: 'rsi',
    shapes: [
      ...shapes((facts) => facts.word('rsi.zone') === 'overbought', 'rsi.overbought.a'),
      ...shapes((facts) => facts.word('rsi.zone') === 'oversold', 'rsi.oversold.a'),
      ...shapes((facts) => isBalanced(facts) && facts.number('rsi.value') > 50, 'rsi.upper.a'),
      ...shapes((facts) => isBalanced(facts) && facts.number('rsi.value') < 50, 'rsi.lower.a'),
      ...shapes(isBalanced, 'rsi.balanced.a'),
    ],
  },
  {
    name: 'ema',
    shapes: [
      ...shapes(
        (facts) => averages.every((id) => facts.number('close.last') > facts.number(id)),
        'ema.above.a',
        'ema.above.b',
      ),
      ...shapes(
        (facts) => averages.every((id) => facts.number('close.last') < facts.number(id)),
        'ema.below.a',
        'ema.below.b',
      ),
    ],
    otherwise: [
      ...shapes(undefined, 'ema.mixed.a'),
      ...shapes((facts) => !facts.has('ema.200'), 'ema.short.a'),
    ],
  },
  volatilityTopic,
];

export const closingTopic: AnalysisTopic = {
  name: 'closing',
  shapes: shapes(undefined, 'closing.a', 'closing.b', 'closing.c'),
};

/** The whole story of an analysis, in the order in which it is told. */
export const analysisTopics: readonly AnalysisTopic[] = [
  ...openingTopics,
  ...moveTopics,
  ...trendTopics,
  regimeTopic,
  ...eventTopics,
  changeTopic,
  gapTopics.inside,
  gapTopics.above,
  gapTopics.below,
  ...baseRateTopics(['gap-filled']),
  blockTopics.inside,
  blockTopics.above,
  blockTopics.below,
  ...baseRateTopics(['block-holds']),
  countsTopic,
  profileTopic,
  ...indicatorTopics,
  closingTopic,
];

/** What is left out first when there is more to say than fits. */
export const lesserTopics: readonly string[] = [
  'counts',
  'recent',
  'inner-event',
  'base-rate-block-holds',
  'ema',
  'profile',
  'regime',
  'volatility',
  'rsi',
  'move',
  'event',
  'block-above',
  'block-below',
  'timeframe-agreement',
];
