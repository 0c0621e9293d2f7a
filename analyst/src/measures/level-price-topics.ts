import type { LevelMeasureId } from '@vela/engine';
import {
  has,
  isAbove,
  isBelow,
  isMissing,
  isWord,
  isZero,
  matchBoth,
  type When,
} from '../narrator/conditions.ts';
import { createTopic, matchAll } from './create-topic.ts';
import { firstSince } from './first-since-topics.ts';
import type { MeasureTopics } from './measure-topics.ts';
import { structureRowTopic } from './structure-row-topic.ts';

const isUp = (id: string): When => isWord(id, 'above-area');
const isDown = (id: string): When => isWord(id, 'below-area');
const isHere = (id: string): When => isWord(id, 'inside-area');
const isPositive = (id: string): When => isAbove(id, 0);

const distance = 'measure.distance-to-price';
const distanceToPrice: MeasureTopics = {
  topics: [
    createTopic(
      'distance-to-price',
      ['distance-to-price.above', isUp(`${distance}.place`)],
      ['distance-to-price.below', isDown(`${distance}.place`)],
      ['distance-to-price.above.short', isUp(`${distance}.place`)],
      ['distance-to-price.below.short', isDown(`${distance}.place`)],
      ['distance-to-price.here', isHere(`${distance}.place`)],
    ),
    createTopic(
      'distance-to-price-last',
      ['distance-to-price.last', isPositive(`${distance}.ago`)],
      ['distance-to-price.last.now', isZero(`${distance}.ago`)],
      ['distance-to-price.last.none', has(`${distance}.data-from`)],
    ),
  ],
};

const between = 'measure.levels-between';
const isAround = isWord('row.place', 'inside-area');
const isAhead: When = (facts) => !isAround(facts);
const ways = (key: 'levels-between' | 'levels-between.none') =>
  [
    [`${key}.above`, isUp(`${between}.place`)],
    [`${key}.below`, isDown(`${between}.place`)],
    key,
  ] as const;
const levelsBetween: MeasureTopics = {
  joined: {
    lead: createTopic('levels-between-lead', ...ways('levels-between')),
    parts: (['gaps', 'blocks', 'zones', 'swings', 'levels'] as const).map((kind) =>
      createTopic(`levels-between-${kind}`, [
        `levels-between.${kind}`,
        isPositive(`${between}.${kind}`),
      ]),
    ),
  },
  topics: [createTopic('levels-between', ...ways('levels-between.none'))],
  rows: {
    facts: between,
    topics: [structureRowTopic],
    groups: [
      { lead: createTopic('levels-between-first', 'levels-between.first'), when: isAhead, to: 3 },
      {
        lead: createTopic('levels-between-further', 'levels-between.further'),
        when: isAhead,
        from: 3,
      },
      { lead: createTopic('structures-inside', 'structures.inside'), when: isAround },
    ],
  },
};

const next = 'measure.if-price';
const isAt = isMissing(`${next}.asked`);
const breaksSwing = has(`${next}.swing.event`);
const breaksNoSwing = isMissing(`${next}.swing.event`);
const breaksInternal = matchBoth(breaksNoSwing, has(`${next}.internal.event`));
const breaksNothing = matchBoth(breaksNoSwing, isMissing(`${next}.internal.event`));
const scaleCases = [
  ['swing', breaksSwing],
  ['internal', breaksInternal],
  ['none', breaksNothing],
] as const;
const sideCases = [
  ['at', isAt],
  ['above', isUp(`${next}.asked`)],
  ['below', isDown(`${next}.asked`)],
] as const;
const zone = `${next}.0`;
const hasZone = has(`${zone}.outcome`);
const isOutcome =
  (...words: readonly string[]): When =>
  (facts) =>
    words.includes(facts.word(`${zone}.outcome`));
const zoneCases = [
  ['broken', isOutcome('broken')],
  ['filled', isOutcome('filled', 'inverted')],
  ['touched', hasZone],
] as const;
const outcomes = ['broken', 'filled', 'passed', 'touched'] as const;
const words: Readonly<Record<string, (typeof outcomes)[number]>> = {
  broken: 'broken',
  filled: 'filled',
  inverted: 'filled',
  taken: 'passed',
};
/** More than these of an outcome are not all listed. */
const mostListed = 3;
const ifPrice: MeasureTopics = {
  topics: [
    createTopic(
      'if-price',
      ['if-price.already.above', matchBoth(isUp(`${next}.asked`), isDown(`${next}.place`))],
      ['if-price.already.below', matchBoth(isDown(`${next}.asked`), isUp(`${next}.place`))],
      // What becomes of the zone that names the price comes first.
      ...zoneCases.flatMap(([outcome, isSo]) =>
        sideCases.flatMap(([side, isSide]) => {
          const key = `if-price.zone.${outcome}.${side}` as const;
          return [
            [key, matchAll(isSide, isSo)],
            [`${key}.plain`, matchAll(isSide, isSo)],
          ] as const;
        }),
      ),
      ...scaleCases.flatMap(([scale, isScale]) =>
        sideCases.flatMap(([side, isSide]) => {
          const key = `if-price.${scale}.${side}` as const;
          return [
            [key, matchBoth(isScale, isSide)],
            [`${key}.plain`, matchBoth(isScale, isSide)],
          ] as const;
        }),
      ),
    ),
  ],
  leading: [
    createTopic(
      'if-price-structure',
      ...scaleCases.map(
        ([scale, isScale]) => [`if-price.too.${scale}`, matchBoth(hasZone, isScale)] as const,
      ),
    ),
    createTopic('if-price-both', ['if-price.both', breaksSwing]),
    createTopic('if-price-count', ['if-price.count.none', isZero(`${next}.count`)]),
  ],
  rows: {
    facts: next,
    topics: [structureRowTopic],
    groups: outcomes.map((outcome) => ({
      lead: createTopic(
        `if-price-${outcome}`,
        [`if-price.${outcome}.some`, isAbove(`${next}.${outcome}`, mostListed)],
        `if-price.${outcome}`,
      ),
      when: (facts) => (words[facts.word('row.outcome')] ?? 'touched') === outcome,
    })),
  },
};

const last = 'measure.last-time-at';
const isUntraded = isMissing(`${last}.last-time`);
const isSideless = isMissing(`${last}.asked`);
const isNever = isMissing(`${last}.side-time`);
const lastTimeAt: MeasureTopics = {
  aspects: { count: 'last-time-at-count' },
  topics: [
    createTopic(
      'last-time-at',
      ['last-time-at', matchBoth(isSideless, isPositive(`${last}.ago`))],
      ['last-time-at.now', matchBoth(isSideless, isZero(`${last}.ago`))],
      ['last-time-at.none.above', matchAll(isSideless, isUntraded, isUp(`${last}.place`))],
      ['last-time-at.none.below', matchAll(isSideless, isUntraded, isDown(`${last}.place`))],
      ['last-time-at.none', matchBoth(isSideless, isUntraded)],
      ['last-time-at.side.above', matchBoth(isUp(`${last}.asked`), isPositive(`${last}.side-ago`))],
      [
        'last-time-at.side.below',
        matchBoth(isDown(`${last}.asked`), isPositive(`${last}.side-ago`)),
      ],
      ['last-time-at.side.above.now', matchBoth(isUp(`${last}.asked`), isZero(`${last}.side-ago`))],
      [
        'last-time-at.side.below.now',
        matchBoth(isDown(`${last}.asked`), isZero(`${last}.side-ago`)),
      ],
      ['last-time-at.side.above.none', matchBoth(isUp(`${last}.asked`), isNever)],
      ['last-time-at.side.below.none', matchBoth(isDown(`${last}.asked`), isNever)],
    ),
    createTopic(
      'last-time-at-since',
      ['last-time-at.rose', isPositive(`${last}.since.change-percent`)],
      ['last-time-at.fell', isBelow(`${last}.since.change-percent`, 0)],
    ),
    createTopic(
      'last-time-at-count',
      ['last-time-at.crossed', isPositive(`${last}.crossings`)],
      ['last-time-at.traded', isZero(`${last}.crossings`)],
    ),
  ],
};

const time = 'measure.time-above';
const isAskedBelow = isDown(`${time}.asked`);
const isAskedAbove: When = (facts) => !isAskedBelow(facts);
const timeAbove: MeasureTopics = {
  topics: [
    createTopic(
      'time-above',
      ['time-above.above', isAskedAbove],
      ['time-above.below', isAskedBelow],
    ),
    createTopic(
      'time-above-rest',
      ['time-above.rest.below', isAskedAbove],
      ['time-above.rest.above', isAskedBelow],
    ),
    createTopic(
      'time-above-run',
      ['time-above.run.above', isUp(`${time}.place`)],
      ['time-above.run.below', isDown(`${time}.place`)],
    ),
  ],
};

const reach = 'measure.reach-share';
const reachShare: MeasureTopics = {
  topics: [
    createTopic(
      'reach-share',
      ['reach-share.above', isUp(`${reach}.way`)],
      ['reach-share.below', isDown(`${reach}.way`)],
      ['reach-share.either', isMissing(`${reach}.way`)],
      'reach-share.few',
    ),
    createTopic('reach-share-price', 'reach-share.price'),
    createTopic('reach-share-interval', 'reach-share.interval'),
    createTopic('reach-share-scaled', 'reach-share.scaled'),
    createTopic('reach-share-limits', ['reach-share.limits', has(`${reach}.share`)]),
  ],
};

const average = 'measure.moving-average-distance';
const isFurtherRow = isAbove('row.rank', 1);
const movingAverageDistance: MeasureTopics = {
  topics: [
    createTopic(
      'moving-average-distance',
      ['moving-average-distance.above', isUp(`${average}.1.side`)],
      ['moving-average-distance.below', isDown(`${average}.1.side`)],
      ['moving-average-distance.above.short', isUp(`${average}.1.side`)],
      ['moving-average-distance.below.short', isDown(`${average}.1.side`)],
      ['moving-average-distance.here', isHere(`${average}.1.side`)],
      ['moving-average-distance.none', isZero(`${average}.count`)],
    ),
    createTopic('moving-average-distance-way', [
      'moving-average-distance.way',
      has(`${average}.1.distance-percent`),
    ]),
    createTopic(
      'moving-average-distance-since',
      ['moving-average-distance.since.above', isUp(`${average}.1.side`)],
      ['moving-average-distance.since.below', isDown(`${average}.1.side`)],
      ['moving-average-distance.since.first', has(`${average}.1.first-time`)],
    ),
  ],
  aspects: { longest: 'moving-average-distance-since' },
  rows: {
    facts: average,
    topics: [
      createTopic(
        'moving-average-distance-row',
        ['moving-average-distance.row.above', matchBoth(isFurtherRow, isUp('row.side'))],
        ['moving-average-distance.row.below', matchBoth(isFurtherRow, isDown('row.side'))],
      ),
    ],
  },
};

/** What is said about the measures of a typed price. */
export const levelPriceTopics = {
  'distance-to-price': distanceToPrice,
  'levels-between': levelsBetween,
  'if-price': ifPrice,
  'last-time-at': lastTimeAt,
  'first-since': firstSince,
  'time-above': timeAbove,
  'reach-share': reachShare,
  'moving-average-distance': movingAverageDistance,
} as const satisfies Readonly<Partial<Record<LevelMeasureId, MeasureTopics>>>;
