import {
  has,
  isAbove,
  isBelow,
  isMissing,
  isWord,
  isZero,
  type When,
} from '../narrator/conditions.ts';
import {
  createTopic,
  isNothing,
  isOne,
  matchAll,
  matchNone,
  type PeriodTopics,
} from './period-topic.ts';

const change = 'measure.change';
const isCandle = isOne(`${change}.candles`);
const isLong = isAbove(`${change}.candles`, 1);
const hasRisen = isAbove(`${change}.change-percent`, 0);
const hasFallen = isBelow(`${change}.change-percent`, 0);
const isUnchanged = isNothing(`${change}.change-percent`);

const annual = 'measure.annual-return';
const rate = `${annual}.annual.change-percent`;
const isYear = matchNone(isBelow(`${annual}.years`, 1));

const highLow = 'measure.high-low';
const isBetweenLimits = (id: string): When =>
  matchAll(isAbove(`${id}.high.distance-percent`, 0), isAbove(`${id}.low.distance-percent`, 0));
const place = 'measure.range-position';

const at = 'measure.price-at';
const hasClose = has(`${at}.close`);
const isMissed = has(`${at}.asked`);
const isPeriod = matchAll(isAbove(`${at}.candles`, 1), isMissing(`${at}.asked`));

const last = 'measure.last-price';
const average = 'measure.average-price';
const isSignless = (id: string): When => matchNone(isAbove(id, 0), isBelow(id, 0));

/** Returns of calendar years, quarters or months: the list, or how many went which way where that is asked. */
function createCalendarTopics(
  id: 'year-returns' | 'quarter-returns' | 'month-returns',
): PeriodTopics {
  const facts = `measure.${id}`;
  const isSeveral = isAbove(`${facts}.complete`, 1);
  const isDown = isWord(`${facts}.way`, 'bearish');
  const counted = [`${id}.several`, `${id}.down`, `${id}.down.none`];
  const [isCut, isRunning] = [has('row.since'), has('row.until')];
  return {
    topics: [
      createTopic(
        [`${id}.several`, matchAll(isSeveral, matchNone(isDown))],
        [`${id}.down`, matchAll(isSeveral, isDown, isAbove(`${facts}.down`, 0))],
        [`${id}.down.none`, matchAll(isSeveral, isDown, isZero(`${facts}.down`))],
        [`${id}.single`, isOne(`${facts}.complete`)],
        [`${id}.none`, isZero(`${facts}.complete`)],
      ),
      createTopic([`${id}.median`, isAbove(`${facts}.complete`, 2)]),
      createTopic([`${id}.cut`, isAbove(`${facts}.unlisted`, 0)]),
    ],
    onlyAsked: [createTopic([`${id}.best`, isSeveral]), createTopic([`${id}.worst`, isSeveral])],
    aspects: { count: `${id}.several`, best: `${id}.best`, weakest: `${id}.worst` },
    without: { best: counted, weakest: counted },
    rows: {
      facts,
      list: createTopic([
        `${id}.list`,
        matchAll(has(`${facts}.1.change-percent`), matchNone(isDown)),
      ]),
      topics: [
        createTopic(
          [`${id}.row`, matchNone(isCut, isRunning)],
          [`${id}.row.since`, matchAll(isCut, matchNone(isRunning))],
          [`${id}.row.until`, matchAll(isRunning, matchNone(isCut))],
          [`${id}.row.both`, matchAll(isCut, isRunning)],
        ),
      ],
    },
  };
}

function createExtremeTopics(id: 'all-time-high' | 'all-time-low'): PeriodTopics {
  const facts = `measure.${id}`;
  const isPast = isAbove(`${facts}.age`, 0);
  return {
    topics: [
      createTopic(
        [`${id}.past`, isPast],
        [`${id}.past.price`, matchAll(isPast, isMissing(`${facts}.distance-percent`))],
        [`${id}.now`, isZero(`${facts}.age`)],
      ),
      ...(id === 'all-time-high'
        ? [createTopic(['all-time-high.back', isAbove(`${facts}.back-percent`, 0)])]
        : []),
      createTopic(`${id}.limit`),
    ],
  };
}

const best = 'measure.best-month';
const areMonths = isAbove(`${best}.complete`, 1);
const areWorst = isWord(`${best}.way`, 'bearish');
const areBest = matchNone(areWorst);

/** What is said about changes, extremes and prices of a period. */
export const periodPriceTopics = {
  change: {
    topics: [
      createTopic('change.worth', 'change.worth.first'),
      createTopic(
        ['change.rose', matchAll(isLong, hasRisen)],
        ['change.fell', matchAll(isLong, hasFallen)],
        ['change.flat', matchAll(isLong, isUnchanged)],
        ['change.rose.first', matchAll(isLong, hasRisen)],
        ['change.fell.first', matchAll(isLong, hasFallen)],
        ['change.flat.first', matchAll(isLong, isUnchanged)],
        ['change.rose.candle', matchAll(isCandle, hasRisen)],
        ['change.fell.candle', matchAll(isCandle, hasFallen)],
        ['change.flat.candle', matchAll(isCandle, isUnchanged)],
        ['change.price', isMissing(`${change}.change-percent`)],
      ),
      createTopic(['change.multiple', matchNone(isBelow(`${change}.multiple`, 2))]),
      createTopic(['change.range', isLong]),
      createTopic('change.start'),
    ],
  },
  'annual-return': {
    topics: [
      createTopic(
        ['annual-return.rose', isAbove(rate, 0)],
        ['annual-return.fell', isBelow(rate, 0)],
        ['annual-return.flat', isNothing(rate)],
        ['annual-return.short', matchAll(isMissing(rate), matchNone(isYear))],
        ['annual-return.price', matchAll(isMissing(rate), isYear)],
      ),
      createTopic(
        ['annual-return.whole', has(rate)],
        ['annual-return.whole.short', matchAll(isMissing(rate), matchNone(isYear))],
      ),
      createTopic('annual-return.start'),
    ],
  },
  'year-returns': createCalendarTopics('year-returns'),
  'quarter-returns': createCalendarTopics('quarter-returns'),
  'month-returns': createCalendarTopics('month-returns'),
  'best-month': {
    topics: [
      createTopic(
        ['best-month.best', matchAll(areMonths, areBest)],
        ['best-month.worst', matchAll(areMonths, areWorst)],
        ['best-month.single', isOne(`${best}.complete`)],
        ['best-month.none', isZero(`${best}.complete`)],
      ),
      createTopic(['best-month.count', areMonths]),
    ],
    onlyAsked: [createTopic(['best-month.worst', areMonths])],
    aspects: { weakest: 'best-month.worst' },
    without: { weakest: ['best-month.best'] },
    rows: { facts: best, isCompact: true, topics: [createTopic('best-month.row')] },
  },
  'high-low': {
    topics: [
      createTopic(
        ['high-low.both', isAbove(`${highLow}.candles`, 1)],
        ['high-low.candle', isOne(`${highLow}.candles`)],
      ),
      createTopic(
        ['high-low.between', isBetweenLimits(highLow)],
        [
          'high-low.at-high',
          matchAll(
            isNothing(`${highLow}.high.distance-percent`),
            isAbove(`${highLow}.range-percent`, 0),
          ),
        ],
        [
          'high-low.at-low',
          matchAll(
            isNothing(`${highLow}.low.distance-percent`),
            isAbove(`${highLow}.range-percent`, 0),
          ),
        ],
        ['high-low.price', isMissing(`${highLow}.low.distance-percent`)],
      ),
      createTopic('high-low.start'),
    ],
  },
  'range-position': {
    topics: [
      createTopic('range-position.place', ['range-position.none', isMissing(`${place}.position`)]),
      createTopic(
        ['range-position.between', isBetweenLimits(place)],
        [
          'range-position.period',
          matchAll(has(`${place}.position`), matchNone(isBetweenLimits(place))),
        ],
      ),
      createTopic('range-position.lower'),
      createTopic('range-position.start'),
    ],
  },
  'all-time-high': createExtremeTopics('all-time-high'),
  'all-time-low': createExtremeTopics('all-time-low'),
  'price-at': {
    topics: [
      createTopic(
        ['price-at.day', matchAll(hasClose, matchNone(isMissed, isPeriod))],
        ['price-at.period', matchAll(hasClose, isPeriod)],
        ['price-at.missed', matchAll(hasClose, isMissed)],
        ['price-at.early', matchAll(isMissed, matchNone(hasClose))],
      ),
      createTopic(
        ['price-at.since.rose', isAbove(`${at}.since.change-percent`, 0)],
        ['price-at.since.fell', isBelow(`${at}.since.change-percent`, 0)],
        ['price-at.since.move', isMissing(`${at}.since.change-percent`)],
      ),
      createTopic(['price-at.rest', matchNone(isPeriod)], ['price-at.rest.period', isPeriod]),
      createTopic(
        ['price-at.rose', matchAll(isAbove(`${at}.change-percent`, 0), matchNone(isPeriod))],
        ['price-at.fell', matchAll(isBelow(`${at}.change-percent`, 0), matchNone(isPeriod))],
        ['price-at.move', matchAll(isMissing(`${at}.change-percent`), matchNone(isPeriod))],
      ),
    ],
  },
  'last-price': {
    topics: [
      createTopic('last-price.close'),
      createTopic(
        ['last-price.rose', isAbove(`${last}.change-percent`, 0)],
        ['last-price.fell', isBelow(`${last}.change-percent`, 0)],
        ['last-price.flat', isNothing(`${last}.change-percent`)],
        ['last-price.move', isMissing(`${last}.change-percent`)],
      ),
      createTopic('last-price.limit'),
    ],
  },
  'average-price': {
    topics: [
      createTopic(
        ['average-price.above', isAbove(`${average}.average.change-percent`, 0)],
        ['average-price.below', isBelow(`${average}.average.change-percent`, 0)],
        ['average-price.price', isSignless(`${average}.average.change-percent`)],
      ),
      createTopic(['average-price.median', isAbove(`${average}.candles`, 1)]),
      createTopic('average-price.start'),
    ],
  },
} satisfies Readonly<Record<string, PeriodTopics>>;
