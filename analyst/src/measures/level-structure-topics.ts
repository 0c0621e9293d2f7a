import type { LevelMeasureId } from '@vela/engine';
import type { MeasureSentence } from '../language/en/measures.ts';
import {
  has,
  isAbove,
  isMissing,
  isWord,
  isZero,
  matchBoth,
  type When,
} from '../narrator/conditions.ts';
import type { Topic } from '../narrator/shape.ts';
import { createTopic, matchAll } from './create-topic.ts';
import type { MeasureTopics } from './measure-topics.ts';
import { createSidedRows } from './structure-row-topic.ts';

const isUp = (id: string): When => isWord(id, 'above-area');
const isDown = (id: string): When => isWord(id, 'below-area');

const nearest = 'measure.nearest-structure';
const hasAbove = has(`${nearest}.above.near`);
const hasBelow = has(`${nearest}.below.near`);
const isAskedAbove = isMissing(`${nearest}.below.count`);
const isAskedBelow = isMissing(`${nearest}.above.count`);
const nearestStructure: MeasureTopics = {
  topics: [
    createTopic(
      'nearest-structure',
      'nearest-structure.both',
      ['nearest-structure.above', hasAbove],
      ['nearest-structure.below', hasBelow],
      ['nearest-structure.none.above', isAskedAbove],
      ['nearest-structure.none.below', isAskedBelow],
      ['nearest-structure.none', isZero(`${nearest}.inside.count`)],
    ),
  ],
  rows: createSidedRows(nearest),
};

type ScaleName = 'swing' | 'internal';

/** What would turn the trend of a scale, and what would continue it. */
function createInvalidationTopics(scale: ScaleName): Topic<MeasureSentence>[] {
  const id = `measure.next-invalidation.${scale}`;
  const isNeutral = isWord(`${id}.bias`, 'neutral');
  const isTrend: When = (facts) => has(`${id}.bias`)(facts) && !isNeutral(facts);
  const key = `next-invalidation.${scale}` as const;
  return [
    createTopic(
      key,
      [`${key}.below`, isDown(`${id}.against.place`)],
      [`${key}.above`, isUp(`${id}.against.place`)],
      [`${key}.below.short`, isDown(`${id}.against.place`)],
      [`${key}.above.short`, isUp(`${id}.against.place`)],
      [`${key}.none`, isTrend],
      [`${key}.neutral`, isNeutral],
      [`${key}.unknown`, isNeutral],
    ),
    createTopic(
      `${key}-along`,
      [`${key}.along.above`, isUp(`${id}.along.place`)],
      [`${key}.along.below`, isDown(`${id}.along.place`)],
    ),
  ];
}

const nextInvalidation: MeasureTopics = {
  topics: [...createInvalidationTopics('swing'), ...createInvalidationTopics('internal')],
};

const swings = 'measure.swing-levels';
const swingLevels: MeasureTopics = {
  topics: [
    createTopic('swing-levels', 'swing-levels.both', 'swing-levels.high', 'swing-levels.low', [
      'swing-levels.none',
      isZero(`${swings}.shown`),
    ]),
    createTopic('swing-levels-count', ['swing-levels.count', isAbove(`${swings}.shown`, 0)]),
  ],
  rows: {
    facts: swings,
    topics: [
      createTopic(
        'swing-levels-row',
        'swing-levels.row.broken',
        'swing-levels.row',
        'swing-levels.row.first',
      ),
    ],
  },
};

/** A period whose last candle is the last of the data. */
const isUnfollowed = (id: string): When =>
  matchBoth(has(`${id}.high`), isMissing(`${id}.high-state`));
const periods = ['period', 'day', 'week', 'month', 'year'] as const;
const previousExtremes: MeasureTopics = {
  topics: periods.flatMap((period) => {
    const key = `previous-extremes.${period}` as const;
    return [
      createTopic(key, key),
      createTopic(`${key}-state`, `${key}.state`),
      ...(period === 'period'
        ? [createTopic(`${key}-last`, [`${key}.last`, isUnfollowed(`measure.${key}`)] as const)]
        : []),
      ...(period === 'period' || period === 'year'
        ? [createTopic(`${key}-position`, `${key}.position`)]
        : []),
    ];
  }),
};

const places = 'measure.confluence';
const tails: readonly (readonly [tail: 'inside' | 'above' | 'below' | 'bare', when: When])[] = [
  ['inside', isWord('row.place', 'inside-area')],
  ['above', isUp('row.place')],
  ['below', isDown('row.place')],
  ['bare', has('row.first')],
];
const confluenceRows = (['three', 'two'] as const).flatMap((body) =>
  (['area', 'level'] as const).flatMap((place) =>
    tails.map(
      ([tail, isTail]) =>
        [
          `confluence.row.${place}.${body}.${tail}`,
          matchAll(has(place === 'area' ? 'row.top' : 'row.level'), isTail),
        ] as const,
    ),
  ),
);
const confluence: MeasureTopics = {
  topics: [
    createTopic(
      'confluence',
      ['confluence', isAbove(`${places}.count`, 0)],
      ['confluence.none', isZero(`${places}.count`)],
    ),
    createTopic('confluence-searched', [
      'confluence.searched',
      matchBoth(has(`${places}.reach-atr`), isZero(`${places}.count`)),
    ]),
  ],
  rows: { facts: places, topics: [createTopic('confluence-row', ...confluenceRows)] },
};

/** What is said about the measures of structures near the price. */
export const levelStructureTopics = {
  'nearest-structure': nearestStructure,
  'next-invalidation': nextInvalidation,
  'swing-levels': swingLevels,
  'previous-extremes': previousExtremes,
  confluence,
} as const satisfies Readonly<Partial<Record<LevelMeasureId, MeasureTopics>>>;
