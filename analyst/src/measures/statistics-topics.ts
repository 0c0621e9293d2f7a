import type { StatisticsMeasureId } from '@vela/engine';
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
import { hourTopics, monthTopics, weekdayTopics } from './calendar-topics.ts';
import { createTopic, isBetween, matchAll } from './create-topic.ts';
import type { MeasureTopics } from './measure-topics.ts';

const isFurtherRow = isAbove('row.rank', 1);
/** The last value is higher than some of the earlier ones, or than all of them. */
const isSome =
  (id: string, whole: string): When =>
  (facts) =>
    facts.number(`${id}.below`) > 0 && facts.number(`${id}.below`) < facts.number(`${id}.${whole}`);
const isAll =
  (id: string, whole: string): When =>
  (facts) =>
    facts.number(`${id}.below`) === facts.number(`${id}.${whole}`);

const volatility = 'measure.realised-volatility';
const realisedVolatilityTopics: MeasureTopics = {
  topics: [
    createTopic('realised-volatility', 'realised-volatility'),
    createTopic(
      'realised-volatility-history',
      ['realised-volatility.history', isSome(volatility, 'history')],
      ['realised-volatility.history.least', isZero(`${volatility}.below`)],
      ['realised-volatility.history.most', isAll(volatility, 'history')],
    ),
  ],
};

const range = 'measure.average-range';
const averageRangeTopics: MeasureTopics = {
  topics: [
    createTopic('average-range', 'average-range', [
      'average-range.price',
      isMissing(`${range}.average-percent`),
    ]),
    createTopic('average-range-last', 'average-range.last', [
      'average-range.last.price',
      isMissing(`${range}.last-percent`),
    ]),
    createTopic('average-range-recent', 'average-range.recent'),
  ],
};

const rank = 'measure.volatility-rank';
const high = 80;
const low = 20;
const isAtMostLow: When = (facts) => facts.number(`${rank}.percentile`) <= low;
const hasMoved: When = (facts) =>
  facts.number(`${rank}.lowest-percent`) < facts.number(`${rank}.highest-percent`);
const volatilityRankTopics: MeasureTopics = {
  topics: [
    createTopic(
      'volatility-rank',
      ['volatility-rank.high', (facts) => facts.number(`${rank}.percentile`) >= high],
      ['volatility-rank.low', matchBoth(isAtMostLow, isSome(rank, 'history'))],
      ['volatility-rank.lowest', matchBoth(isZero(`${rank}.below`), hasMoved)],
      ['volatility-rank.flat', (facts) => facts.number(`${rank}.below`) === 0 && !hasMoved(facts)],
      ['volatility-rank.usual', isBetween(`${rank}.percentile`, low + 1, high)],
      ['volatility-rank.few', isMissing(`${rank}.percentile`)],
      ['volatility-rank.none', isMissing(`${rank}.atr-percent`)],
    ),
    createTopic('volatility-rank-span', 'volatility-rank.span'),
  ],
};

const widest = 'measure.largest-range';
const largestRangeTopics: MeasureTopics = {
  topics: [
    createTopic('largest-range', 'largest-range', [
      'largest-range.price',
      isMissing(`${widest}.1.range-percent`),
    ]),
    createTopic(
      'largest-range-change',
      ['largest-range.rose', isAbove(`${widest}.1.change-percent`, 0)],
      ['largest-range.fell', isBelow(`${widest}.1.change-percent`, 0)],
    ),
    createTopic('largest-range-average', 'largest-range.average'),
  ],
  rows: {
    facts: widest,
    topics: [
      createTopic(
        'largest-range-row',
        ['largest-range.row', isFurtherRow],
        ['largest-range.row.price', matchBoth(isFurtherRow, isMissing('row.range-percent'))],
      ),
    ],
  },
};

const move = 'measure.typical-move';
const isCounted = isAbove(`${move}.beyond`, 0);
const isNone = matchBoth(isZero(`${move}.beyond`), has(`${move}.median-percent`));
const isWay = (way: string): When => isWord(`${move}.way`, way);
const typicalMoveTopics: MeasureTopics = {
  topics: [
    createTopic(
      'typical-move',
      ['typical-move', isMissing(`${move}.beyond`)],
      ['typical-move.none', isMissing(`${move}.median-percent`)],
      ['typical-move.beyond', matchBoth(isCounted, isMissing(`${move}.way`))],
      ['typical-move.beyond.rises', matchBoth(isCounted, isWay('bullish'))],
      ['typical-move.beyond.falls', matchBoth(isCounted, isWay('bearish'))],
      ['typical-move.beyond.none', matchBoth(isNone, isMissing(`${move}.way`))],
      ['typical-move.beyond.none.rises', matchBoth(isNone, isWay('bullish'))],
      ['typical-move.beyond.none.falls', matchBoth(isNone, isWay('bearish'))],
    ),
    createTopic(
      'typical-move-last',
      ['typical-move.last.rose', isAbove(`${move}.last.change-percent`, 0)],
      ['typical-move.last.fell', isBelow(`${move}.last.change-percent`, 0)],
    ),
    createTopic(
      'typical-move-average',
      ['typical-move.average', isMissing(`${move}.beyond`)],
      ['typical-move.usual', has(`${move}.beyond`)],
    ),
  ],
};

const volume = 'measure.volume-now';
const volumeNowTopics: MeasureTopics = {
  topics: [
    createTopic(
      'volume-now',
      'volume-now',
      ['volume-now.few', isMissing(`${volume}.ratio`)],
      [
        'volume-now.missing',
        matchBoth(isMissing(`${volume}.volume`), isAbove(`${volume}.known`, 0)),
      ],
      ['volume-now.none', matchBoth(isMissing(`${volume}.volume`), isZero(`${volume}.known`))],
    ),
    createTopic(
      'volume-now-rank',
      ['volume-now.rank', isSome(volume, 'known')],
      ['volume-now.rank.least', isZero(`${volume}.below`)],
      ['volume-now.rank.most', isAll(volume, 'known')],
    ),
  ],
};

const extreme = 'measure.volume-extreme';
const isHigh = isWord(`${extreme}.order`, 'high');
const isLow = isWord(`${extreme}.order`, 'low');
const volumeExtremeTopics: MeasureTopics = {
  topics: [
    createTopic(
      'volume-extreme',
      ['volume-extreme.high', isHigh],
      ['volume-extreme.low', isLow],
      ['volume-extreme.none', isMissing(`${extreme}.order`)],
    ),
    createTopic(
      'volume-extreme-change',
      ['volume-extreme.rose', matchBoth(isHigh, isAbove(`${extreme}.1.change-percent`, 0))],
      ['volume-extreme.fell', matchBoth(isHigh, isBelow(`${extreme}.1.change-percent`, 0))],
    ),
    createTopic(
      'volume-extreme-other',
      ['volume-extreme.other.low', isHigh],
      ['volume-extreme.other.high', isLow],
    ),
  ],
  rows: {
    facts: extreme,
    topics: [createTopic('volume-extreme-row', ['volume-extreme.row', isFurtherRow])],
  },
};

const session = 'measure.session-range';
const sessionRangeTopics: MeasureTopics = {
  topics: [
    createTopic('session-range', 'session-range', [
      'session-range.none',
      isMissing(`${session}.widest.session`),
    ]),
    createTopic('session-range-hours', ['session-range.hours', has(`${session}.widest.session`)]),
  ],
  rows: { facts: session, topics: [createTopic('session-range-row', 'session-range.row')] },
};

const sharpe = 'measure.return-to-volatility';
const returnToVolatilityTopics: MeasureTopics = {
  topics: [
    createTopic('return-to-volatility', 'return-to-volatility', [
      'return-to-volatility.none',
      isMissing(`${sharpe}.ratio`),
    ]),
    createTopic(
      'return-to-volatility-parts',
      ['return-to-volatility.rose', isAbove(`${sharpe}.annual.change-percent`, 0)],
      ['return-to-volatility.fell', isBelow(`${sharpe}.annual.change-percent`, 0)],
    ),
    createTopic('return-to-volatility-limit', [
      'return-to-volatility.limit',
      has(`${sharpe}.ratio`),
    ]),
  ],
};

const skew = 'measure.skew-of-returns';
/** Skewness below this size leans to neither side. */
const even = 0.1;
const skewTopics: MeasureTopics = {
  topics: [
    createTopic(
      'skew-of-returns',
      ['skew-of-returns.right', isAbove(`${skew}.skewness`, even)],
      ['skew-of-returns.left', isBelow(`${skew}.skewness`, -even)],
      ['skew-of-returns.even', (facts) => Math.abs(facts.number(`${skew}.skewness`)) <= even],
      ['skew-of-returns.none', isMissing(`${skew}.skewness`)],
    ),
    createTopic(
      'skew-of-returns-tails',
      ['skew-of-returns.fat', isAbove(`${skew}.excess-kurtosis`, 0)],
      ['skew-of-returns.thin', (facts) => facts.number(`${skew}.excess-kurtosis`) <= 0],
    ),
    createTopic('skew-of-returns-count', 'skew-of-returns.tail'),
    createTopic('skew-of-returns-extremes', [
      'skew-of-returns.extremes',
      matchAll(
        isAbove(`${skew}.rise.change-percent`, 0),
        isBelow(`${skew}.fall.change-percent`, 0),
      ),
    ]),
  ],
};

/** What is said about each measure of this group. */
export const statisticsTopics: Readonly<Record<StatisticsMeasureId, MeasureTopics>> = {
  'realised-volatility': realisedVolatilityTopics,
  'average-range': averageRangeTopics,
  'volatility-rank': volatilityRankTopics,
  'largest-range': largestRangeTopics,
  'typical-move': typicalMoveTopics,
  'volume-now': volumeNowTopics,
  'volume-extreme': volumeExtremeTopics,
  'weekday-averages': weekdayTopics,
  'hour-averages': hourTopics,
  'month-averages': monthTopics,
  'session-range': sessionRangeTopics,
  'return-to-volatility': returnToVolatilityTopics,
  'skew-of-returns': skewTopics,
};
