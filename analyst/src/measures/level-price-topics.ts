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
import { createStructureRowTopic } from './structure-row-topic.ts';

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
const isCutShort: When = (facts) =>
  facts.number(`${between}.count`) > facts.number(`${between}.shown`);
const levelsBetween: MeasureTopics = {
  topics: [
    createTopic(
      'levels-between',
      ['levels-between', isPositive(`${between}.count`)],
      ['levels-between.none', isZero(`${between}.count`)],
    ),
    createTopic('levels-between-kinds', ['levels-between.kinds', isCutShort]),
    createTopic(
      'levels-between-way',
      ['levels-between.above', isUp(`${between}.place`)],
      ['levels-between.below', isDown(`${between}.place`)],
    ),
  ],
  rows: { facts: between, topics: [createStructureRowTopic('levels-between')] },
};

const next = 'measure.if-price';
const isAt = isMissing(`${next}.asked`);
const breaksSwing = has(`${next}.swing.event`);
const breaksNoSwing = isMissing(`${next}.swing.event`);
const breaksInternal = matchBoth(breaksNoSwing, has(`${next}.internal.event`));
const breaksNothing = matchBoth(breaksNoSwing, isMissing(`${next}.internal.event`));
const ifPrice: MeasureTopics = {
  topics: [
    createTopic(
      'if-price',
      ['if-price.swing.at', matchBoth(breaksSwing, isAt)],
      ['if-price.swing.above', matchBoth(breaksSwing, isUp(`${next}.asked`))],
      ['if-price.swing.below', matchBoth(breaksSwing, isDown(`${next}.asked`))],
      ['if-price.internal.at', matchBoth(breaksInternal, isAt)],
      ['if-price.internal.above', matchBoth(breaksInternal, isUp(`${next}.asked`))],
      ['if-price.internal.below', matchBoth(breaksInternal, isDown(`${next}.asked`))],
      ['if-price.none.at', matchBoth(breaksNothing, isAt)],
      ['if-price.none.above', matchBoth(breaksNothing, isUp(`${next}.asked`))],
      ['if-price.none.below', matchBoth(breaksNothing, isDown(`${next}.asked`))],
    ),
    createTopic('if-price-both', ['if-price.both', breaksSwing]),
    createTopic('if-price-trend', ['if-price.trend', breaksSwing]),
    createTopic(
      'if-price-count',
      ['if-price.count', isPositive(`${next}.count`)],
      ['if-price.count.none', isZero(`${next}.count`)],
    ),
    createTopic(
      'if-price-distance',
      ['if-price.distance.above', isUp(`${next}.place`)],
      ['if-price.distance.below', isDown(`${next}.place`)],
      'if-price.distance',
    ),
    createTopic('if-price-limits', 'if-price.limits'),
  ],
  rows: { facts: next, topics: [createStructureRowTopic('if-price')] },
};

const last = 'measure.last-time-at';
const isUntraded = isMissing(`${last}.last-time`);
const isSideless = isMissing(`${last}.asked`);
const isNever = isMissing(`${last}.side-time`);
const lastTimeAt: MeasureTopics = {
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
      'moving-average-distance.since',
      'moving-average-distance.since.first',
    ),
  ],
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
