import {
  has,
  isAbove,
  isBelow,
  isMissing,
  isWord,
  isZero,
  type When,
} from '../narrator/conditions.ts';
import { createNewHighTopics } from './new-high-topics.ts';
import { streakTopics } from './period-run-topics.ts';
import { createTopic, isNothing, matchAll, matchNone, type PeriodTopics } from './period-topic.ts';

const fall = 'measure.drawdown';
const hasFallen = has(`${fall}.worst.fall-percent`);
const isLimited = has(`${fall}.limit-percent`);
const hasZero = has(`${fall}.zero.fall`);
const present = `${fall}.now.fall-percent`;
/** The deepest is told before the list, unless falls of a size are counted. */
const isFurther: When = (facts) => isLimited(facts) || facts.number('row.rank') > 1;
const rally = 'measure.rally';
const back = `${rally}.given-back-percent`;
const extremes = 'measure.best-worst-candles';
const [hasBest, hasWorst] = [has(`${extremes}.best.time`), has(`${extremes}.worst.time`)];
const zeroBest = has(`${extremes}.zero.best.move`);
const zeroWorst = has(`${extremes}.zero.worst.move`);
const hasZeroMove: When = (facts) => zeroBest(facts) || zeroWorst(facts);
const [hasRowBest, hasRowWorst] = [has('row.best.time'), has('row.worst.time')];

const share = 'measure.up-share';
const isCompared = isAbove(`${share}.compared`, 0);
const asksDown = isWord(`${share}.way`, 'bearish');
const hasLimit = has(`${share}.limit-percent`);

const gaps = 'measure.opening-gaps';
const hasGaps = isAbove(`${gaps}.count`, 0);
const [hasWay, hasSize, hasState] = [
  has(`${gaps}.way`),
  has(`${gaps}.limit-percent`),
  has(`${gaps}.state`),
];
const isNarrowed: When = (facts) => hasWay(facts) || hasSize(facts) || hasState(facts);
const isOnly = (one: When): When =>
  matchAll(
    hasGaps,
    one,
    (facts) => [hasWay, hasSize, hasState].filter((other) => other(facts)).length === 1,
  );
const isSeveral: When = (facts) =>
  [hasWay, hasSize, hasState].filter((other) => other(facts)).length > 1;

/** Gaps of a direction that are narrowed by their state or by their size besides. */
const createGapShapes = <Key extends 'up' | 'down'>(key: Key, way: string) => {
  const isWay = matchAll(hasGaps, isWord(`${gaps}.way`, way));
  return [
    [
      `opening-gaps.open.${key}`,
      matchAll(isWay, isWord(`${gaps}.state`, 'open'), matchNone(hasSize)),
    ],
    [
      `opening-gaps.closed.${key}`,
      matchAll(isWay, isWord(`${gaps}.state`, 'filled'), matchNone(hasSize)),
    ],
    [`opening-gaps.limit.${key}`, matchAll(isWay, hasSize, matchNone(hasState))],
  ] as const;
};

const candle = 'measure.last-candle';
const body = `${candle}.body.change-percent`;
const isLast = isZero(`${candle}.age`);
const isPast = isAbove(`${candle}.age`, 0);

/** What is said about falls, rises, streaks and single candles of a period. */
export const periodMoveTopics = {
  drawdown: {
    topics: [
      createTopic(
        // A fall to zero or below is deeper than any that has a percentage.
        ['drawdown.zero', hasZero],
        ['drawdown.deepest', matchAll(matchNone(isLimited), hasFallen)],
        ['drawdown.limit', matchAll(isLimited, isAbove(`${fall}.beyond`, 0))],
        ['drawdown.limit.none', matchAll(isLimited, isZero(`${fall}.beyond`))],
        ['drawdown.none', matchNone(hasFallen, isLimited)],
      ),
      createTopic(['drawdown.deepest', matchAll(isLimited, hasFallen, matchNone(hasZero))]),
      createTopic(['drawdown.deepest.rest', matchAll(hasZero, hasFallen)]),
      createTopic(
        ['drawdown.recovered', matchAll(matchNone(hasZero), has(`${fall}.worst.recovered.time`))],
        ['drawdown.open', matchAll(matchNone(hasZero), isMissing(`${fall}.worst.recovered.time`))],
      ),
      createTopic(
        ['drawdown.below', matchAll(hasFallen, isAbove(present, 0))],
        ['drawdown.at-peak', matchAll(hasFallen, isNothing(present))],
        ['drawdown.price', matchAll(has(`${fall}.close`), isMissing(present))],
      ),
      createTopic('drawdown.start'),
    ],
    onlyAsked: [
      createTopic(
        ['drawdown.longest', has(`${fall}.longest.recovered.time`)],
        ['drawdown.longest.open', isMissing(`${fall}.longest.recovered.time`)],
      ),
    ],
    aspects: { now: 'drawdown.below', longest: 'drawdown.longest' },
    without: { longest: ['drawdown.recovered'] },
    rows: {
      facts: fall,
      topics: [
        createTopic(
          ['drawdown.row', isFurther],
          ['drawdown.row.open', matchAll(isFurther, isMissing('row.recovered.time'))],
        ),
      ],
    },
  },
  rally: {
    topics: [
      createTopic('rally.rise', ['rally.none', isMissing(`${rally}.change-percent`)]),
      createTopic(
        ['rally.days', isAbove(`${rally}.days`, 0)],
        ['rally.candles', isZero(`${rally}.days`)],
      ),
      createTopic(['rally.multiple', matchNone(isBelow(`${rally}.multiple`, 2))]),
      createTopic(
        ['rally.back', matchAll(isAbove(back, 0), matchNone(isAbove(back, 100)))],
        ['rally.back.all', isAbove(back, 100)],
        ['rally.back.none', isNothing(back)],
      ),
      createTopic('rally.start'),
    ],
    onlyAsked: [
      createTopic(
        ['rally.now.rose', isAbove(`${rally}.now.change-percent`, 0)],
        ['rally.now.fell', isBelow(`${rally}.now.change-percent`, 0)],
      ),
    ],
    aspects: { now: 'rally.now.rose' },
    without: { now: ['rally.days', 'rally.multiple'] },
  },
  'best-worst-candles': {
    topics: [
      createTopic(
        // A move to or from zero or below has no percentage, and may be larger than any that has.
        ['best-worst-candles.zero.both', matchAll(zeroBest, zeroWorst)],
        ['best-worst-candles.zero.best', matchAll(zeroBest, matchNone(zeroWorst))],
        ['best-worst-candles.zero.worst', matchAll(zeroWorst, matchNone(zeroBest))],
        ['best-worst-candles.both', matchAll(hasBest, hasWorst)],
        ['best-worst-candles.best', matchAll(hasBest, matchNone(hasWorst))],
        ['best-worst-candles.worst', matchAll(hasWorst, matchNone(hasBest))],
        ['best-worst-candles.none', matchNone(hasBest, hasWorst)],
      ),
      createTopic(
        ['best-worst-candles.rest.both', matchAll(hasZeroMove, hasBest, hasWorst)],
        ['best-worst-candles.rest.best', matchAll(hasZeroMove, hasBest, matchNone(hasWorst))],
        ['best-worst-candles.rest.worst', matchAll(hasZeroMove, hasWorst, matchNone(hasBest))],
      ),
      createTopic('best-worst-candles.start'),
    ],
    rows: {
      facts: extremes,
      isCompact: true,
      topics: [
        createTopic(
          ['best-worst-candles.row', matchAll(hasRowBest, hasRowWorst)],
          ['best-worst-candles.row.best', matchNone(hasRowWorst)],
          ['best-worst-candles.row.worst', matchNone(hasRowBest)],
        ),
      ],
    },
  },
  'up-share': {
    topics: [
      createTopic(
        ['up-share.beyond', matchAll(isCompared, hasLimit)],
        ['up-share.down', matchAll(isCompared, asksDown, matchNone(hasLimit))],
        ['up-share.up', matchAll(isCompared, matchNone(asksDown, hasLimit))],
        ['up-share.none', isZero(`${share}.compared`)],
      ),
      createTopic(
        ['up-share.rest.up', matchAll(isCompared, matchNone(asksDown, hasLimit))],
        ['up-share.rest.down', matchAll(isCompared, asksDown, matchNone(hasLimit))],
      ),
      createTopic(
        ['up-share.earlier.up', matchNone(asksDown, hasLimit)],
        ['up-share.earlier.down', matchAll(asksDown, matchNone(hasLimit))],
      ),
      createTopic('up-share.start'),
    ],
  },
  streak: streakTopics,
  'opening-gaps': {
    topics: [
      createTopic(
        ['opening-gaps.all', matchAll(hasGaps, matchNone(isNarrowed))],
        ['opening-gaps.upward', isOnly(isWord(`${gaps}.way`, 'bullish'))],
        ['opening-gaps.downward', isOnly(isWord(`${gaps}.way`, 'bearish'))],
        ['opening-gaps.limit', isOnly(hasSize)],
        ['opening-gaps.open', isOnly(isWord(`${gaps}.state`, 'open'))],
        ['opening-gaps.closed', isOnly(isWord(`${gaps}.state`, 'filled'))],
        ...createGapShapes('up', 'bullish'),
        ...createGapShapes('down', 'bearish'),
        ['opening-gaps.narrowed', matchAll(hasGaps, isSeveral)],
        ['opening-gaps.none', matchNone(hasGaps, isNarrowed)],
        ['opening-gaps.none.narrowed', matchAll(matchNone(hasGaps), isNarrowed)],
      ),
      createTopic(
        ['opening-gaps.last.closed', isAbove(`${gaps}.last.closed-after`, 0)],
        ['opening-gaps.last.same', isZero(`${gaps}.last.closed-after`)],
        ['opening-gaps.last.open', isMissing(`${gaps}.last.closed-after`)],
        ['opening-gaps.last.price', isMissing(`${gaps}.last.change-percent`)],
      ),
      createTopic(['opening-gaps.largest', isAbove(`${gaps}.count`, 1)]),
      createTopic(['opening-gaps.wait', isAbove(`${gaps}.closed`, 1)]),
      createTopic('opening-gaps.now'),
      createTopic('opening-gaps.start'),
    ],
    rows: {
      facts: gaps,
      topics: [
        createTopic(
          'opening-gaps.row',
          ['opening-gaps.row.open', isMissing('row.closed.time')],
          ['opening-gaps.row.price', isMissing('row.change-percent')],
        ),
      ],
    },
  },
  'last-candle': {
    topics: [
      createTopic(
        ['last-candle.up', matchAll(isLast, isAbove(body, 0))],
        ['last-candle.down', matchAll(isLast, isBelow(body, 0))],
        ['last-candle.flat', matchAll(isLast, isNothing(body))],
        ['last-candle.price', matchAll(isLast, isMissing(body))],
        ['last-candle.past.up', matchAll(isPast, isAbove(body, 0))],
        ['last-candle.past.down', matchAll(isPast, isBelow(body, 0))],
        ['last-candle.past.flat', matchAll(isPast, isNothing(body))],
        ['last-candle.past.price', matchAll(isPast, isMissing(body))],
      ),
      createTopic('last-candle.shape'),
      createTopic('last-candle.size', ['last-candle.size.atr', isMissing(`${candle}.cases`)]),
      createTopic('last-candle.change', [
        'last-candle.change.price',
        isMissing(`${candle}.change-percent`),
      ]),
    ],
  },
  'days-since-high': createNewHighTopics(),
} satisfies Readonly<Record<string, PeriodTopics>>;
