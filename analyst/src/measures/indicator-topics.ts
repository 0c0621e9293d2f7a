import type { IndicatorMeasureId } from '@vela/engine';
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
import type { MeasureTopics } from './measure-topics.ts';

const isUp = (id: string): When => isWord(id, 'bullish');
const isDown = (id: string): When => isWord(id, 'bearish');
const isFurtherRow = isAbove('row.rank', 1);
/** Where no way is asked for, or a word that is none of the two. */
const isEitherWay = (id: string): When => isMissing(`${id}.asked`);
/** A change that shows as zero, or that no percentage can name. */
const isStill =
  (id: string): When =>
  (facts) =>
    !(facts.number(id) > 0 || facts.number(id) < 0);

const past = 'measure.indicator-at';
const pastChange = `${past}.since.change-percent`;
const indicatorAtTopics: MeasureTopics = {
  topics: [
    createTopic(
      'indicator-at',
      ['indicator-at', isMissing(`${past}.asked`)],
      'indicator-at.missed',
      'indicator-at.early',
      ['indicator-at.none', isMissing(`${past}.value`)],
    ),
    createTopic('indicator-at-signal', 'indicator-at.signal'),
    createTopic(
      'indicator-at-side',
      ['indicator-at.above', isWord(`${past}.side`, 'above-area')],
      ['indicator-at.below', isWord(`${past}.side`, 'below-area')],
    ),
    createTopic('indicator-at-before', ['indicator-at.before', has(`${past}.value`)]),
    createTopic(
      'indicator-at-now',
      ['indicator-at.rose', isAbove(pastChange, 0)],
      ['indicator-at.fell', isBelow(pastChange, 0)],
      ['indicator-at.now', isStill(pastChange)],
    ),
  ],
};

/** What price did since the first crossing of a list, and how long ago it was. */
function createSinceTopic(
  id: 'indicator-cross' | 'average-cross',
): MeasureTopics['topics'][number] {
  const first = `measure.${id}.1`;
  const change = `${first}.since.change-percent`;
  return createTopic(
    `${id}-since`,
    [`${id}.rose`, isAbove(change, 0)],
    [`${id}.fell`, isBelow(change, 0)],
    [`${id}.age`, matchBoth(isAbove(`${first}.age`, 0), isStill(change))],
    [`${id}.now`, isZero(`${first}.age`)],
  );
}

const cross = 'measure.indicator-cross';
const hasNoCrossing = isZero(`${cross}.crossed`);
const isLevel = has(`${cross}.level`);
const isAverage = has(`${cross}.average`);
const isUsual = matchBoth(isMissing(`${cross}.level`), isMissing(`${cross}.average`));
const indicatorCrossTopics: MeasureTopics = {
  topics: [
    createTopic(
      'indicator-cross',
      ['indicator-cross.level.up', isUp(`${cross}.1.way`)],
      ['indicator-cross.level.down', isDown(`${cross}.1.way`)],
      ['indicator-cross.signal.up', isUp(`${cross}.1.way`)],
      ['indicator-cross.signal.down', isDown(`${cross}.1.way`)],
      ['indicator-cross.average.up', isUp(`${cross}.1.way`)],
      ['indicator-cross.average.down', isDown(`${cross}.1.way`)],
      ['indicator-cross.none.level', matchAll(hasNoCrossing, isLevel, isEitherWay(cross))],
      ['indicator-cross.none.level.up', matchAll(hasNoCrossing, isLevel, isUp(`${cross}.asked`))],
      [
        'indicator-cross.none.level.down',
        matchAll(hasNoCrossing, isLevel, isDown(`${cross}.asked`)),
      ],
      ['indicator-cross.none.average', matchAll(hasNoCrossing, isAverage, isEitherWay(cross))],
      [
        'indicator-cross.none.average.up',
        matchAll(hasNoCrossing, isAverage, isUp(`${cross}.asked`)),
      ],
      [
        'indicator-cross.none.average.down',
        matchAll(hasNoCrossing, isAverage, isDown(`${cross}.asked`)),
      ],
      ['indicator-cross.none.usual', matchAll(hasNoCrossing, isUsual, isEitherWay(cross))],
      ['indicator-cross.none.usual.up', matchAll(hasNoCrossing, isUsual, isUp(`${cross}.asked`))],
      [
        'indicator-cross.none.usual.down',
        matchAll(hasNoCrossing, isUsual, isDown(`${cross}.asked`)),
      ],
      ['indicator-cross.no-level', isMissing(`${cross}.crossed`)],
    ),
    createSinceTopic('indicator-cross'),
    createTopic(
      'indicator-cross-side',
      ['indicator-cross.side', isAbove(`${cross}.side.age`, 0)],
      ['indicator-cross.side.now', isZero(`${cross}.side.age`)],
    ),
    createTopic(
      'indicator-cross-count',
      'indicator-cross.count.level',
      ['indicator-cross.count.signal', has(`${cross}.1.signal`)],
      ['indicator-cross.count.average', has(`${cross}.1.average`)],
    ),
  ],
  rows: {
    facts: cross,
    topics: [
      createTopic(
        'indicator-cross-row',
        ['indicator-cross.row.level.up', matchBoth(isFurtherRow, isUp('row.way'))],
        ['indicator-cross.row.level.down', matchBoth(isFurtherRow, isDown('row.way'))],
        [
          'indicator-cross.row.signal.up',
          matchAll(isFurtherRow, has('row.signal'), isUp('row.way')),
        ],
        [
          'indicator-cross.row.signal.down',
          matchAll(isFurtherRow, has('row.signal'), isDown('row.way')),
        ],
      ),
    ],
  },
};

const extreme = 'measure.indicator-extreme';
const hasMoved: When = (facts) =>
  facts.number(`${extreme}.highest`) > facts.number(`${extreme}.lowest`);
const isFlat: When = (facts) =>
  facts.number(`${extreme}.highest`) === facts.number(`${extreme}.lowest`);
const indicatorExtremeTopics: MeasureTopics = {
  topics: [
    createTopic(
      'indicator-extreme',
      ['indicator-extreme.high', matchBoth(hasMoved, isWord(`${extreme}.order`, 'high'))],
      ['indicator-extreme.low', matchBoth(hasMoved, isWord(`${extreme}.order`, 'low'))],
      ['indicator-extreme.flat', isFlat],
    ),
    createTopic('indicator-extreme-close', ['indicator-extreme.close', hasMoved]),
    createTopic(
      'indicator-extreme-rank',
      ['indicator-extreme.rank', isAbove(`${extreme}.below`, 0)],
      ['indicator-extreme.rank.least', matchBoth(hasMoved, isZero(`${extreme}.below`))],
      ['indicator-extreme.value', matchBoth(hasMoved, isMissing(`${extreme}.below`))],
    ),
  ],
};

const share = 'measure.indicator-share';
const isAskedBelow = isDown(`${share}.asked`);
const isAskedAbove: When = (facts) => !isAskedBelow(facts);
const indicatorShareTopics: MeasureTopics = {
  topics: [
    createTopic(
      'indicator-share',
      ['indicator-share.level.above', isAskedAbove],
      ['indicator-share.level.below', isAskedBelow],
      ['indicator-share.signal.above', matchBoth(has(`${share}.signal`), isAskedAbove)],
      ['indicator-share.signal.below', matchBoth(has(`${share}.signal`), isAskedBelow)],
      ['indicator-share.average.above', matchBoth(has(`${share}.average`), isAskedAbove)],
      ['indicator-share.average.below', matchBoth(has(`${share}.average`), isAskedBelow)],
      'indicator-share.usual',
      [
        'indicator-share.no-level',
        matchBoth(isMissing(`${share}.known`), isMissing(`${share}.upper.known`)),
      ],
    ),
    createTopic(
      'indicator-share-rest',
      ['indicator-share.rest.below', isAskedAbove],
      ['indicator-share.rest.above', isAskedBelow],
      'indicator-share.usual.count',
    ),
    createTopic(
      'indicator-share-run',
      ['indicator-share.run.above', isWord(`${share}.side`, 'above-area')],
      ['indicator-share.run.below', isWord(`${share}.side`, 'below-area')],
    ),
  ],
};

const averages = 'measure.average-cross';
const isClassic = matchBoth(
  isWord(`${averages}.fast`, 'SMA 50'),
  isWord(`${averages}.slow`, 'SMA 200'),
);
const isOther: When = (facts) => !isClassic(facts);
const isAbovePlace = isWord(`${averages}.side`, 'above-area');
const isBelowPlace = isWord(`${averages}.side`, 'below-area');
const isPrice = isMissing(`${averages}.distance-percent`);
const isAlone = isMissing(`${averages}.2.time`);
const isUncrossed = matchBoth(isMissing(`${averages}.1.time`), has(`${averages}.side`));
const averageCrossTopics: MeasureTopics = {
  aspects: { now: 'average-cross-now' },
  topics: [
    createTopic(
      'average-cross',
      ['average-cross.up.usual', matchBoth(isClassic, isUp(`${averages}.1.way`))],
      ['average-cross.down.usual', matchBoth(isClassic, isDown(`${averages}.1.way`))],
      ['average-cross.up', matchBoth(isOther, isUp(`${averages}.1.way`))],
      ['average-cross.down', matchBoth(isOther, isDown(`${averages}.1.way`))],
      ['average-cross.none', matchBoth(isUncrossed, isEitherWay(averages))],
      ['average-cross.none.up', matchBoth(isUncrossed, isUp(`${averages}.asked`))],
      ['average-cross.none.down', matchBoth(isUncrossed, isDown(`${averages}.asked`))],
      ['average-cross.short', isMissing(`${averages}.side`)],
    ),
    createSinceTopic('average-cross'),
    createTopic(
      'average-cross-other',
      ['average-cross.other.up', matchBoth(isAlone, isUp(`${averages}.other.way`))],
      ['average-cross.other.down', matchBoth(isAlone, isDown(`${averages}.other.way`))],
    ),
    createTopic(
      'average-cross-now',
      ['average-cross.above', isAbovePlace],
      ['average-cross.below', isBelowPlace],
      ['average-cross.above.price', matchBoth(isAbovePlace, isPrice)],
      ['average-cross.below.price', matchBoth(isBelowPlace, isPrice)],
    ),
    createTopic('average-cross-count', ['average-cross.count', isAbove(`${averages}.count`, 0)]),
  ],
  rows: {
    facts: averages,
    topics: [
      createTopic(
        'average-cross-row',
        ['average-cross.row.up', matchBoth(isFurtherRow, isUp('row.way'))],
        ['average-cross.row.down', matchBoth(isFurtherRow, isDown('row.way'))],
      ),
    ],
  },
};

/** What is said about each measure of this group. */
export const indicatorTopics: Readonly<Record<IndicatorMeasureId, MeasureTopics>> = {
  'indicator-at': indicatorAtTopics,
  'indicator-cross': indicatorCrossTopics,
  'indicator-extreme': indicatorExtremeTopics,
  'indicator-share': indicatorShareTopics,
  'average-cross': averageCrossTopics,
};
