import {
  has,
  isAbove,
  isBelow,
  isMissing,
  isWord,
  isZero,
  type When,
} from '../narrator/conditions.ts';
import type { FactReader } from '../narrator/fact-reader.ts';
import { createTopic, isOne, matchAll, matchNone, type PeriodTopics } from './period-topic.ts';

const streak = 'measure.streak';
const run = `${streak}.now.change-percent`;
const isRunning = isAbove(`${streak}.now.length`, 1);
const isAlone = isOne(`${streak}.now.length`);
const isUp = isWord(`${streak}.way`, 'bullish');
const isDown = isWord(`${streak}.way`, 'bearish');

/** The run under way and the longest of its kind; first of all the longest where that is asked. */
export function createStreakTopics(): PeriodTopics {
  const asksRising = isWord(`${streak}.asked`, 'bullish');
  const asksFalling = isWord(`${streak}.asked`, 'bearish');
  const isOther = (facts: FactReader): boolean =>
    (asksFalling(facts) && isUp(facts)) || (asksRising(facts) && isDown(facts));
  const isAsked = matchNone(isOther);
  const [hasUp, hasDown] = [
    has(`${streak}.longest-up.length`),
    has(`${streak}.longest-down.length`),
  ];
  return {
    topics: [
      createTopic(
        ['streak.up.other.alone', matchAll(isAlone, isUp, isOther)],
        ['streak.down.other.alone', matchAll(isAlone, isDown, isOther)],
        ['streak.up.other', matchAll(isUp, isOther)],
        ['streak.down.other', matchAll(isDown, isOther)],
        ['streak.up', matchAll(isRunning, isUp, isAbove(run, 0))],
        ['streak.down', matchAll(isRunning, isDown, isBelow(run, 0))],
        ['streak.up.alone', matchAll(isAlone, isUp, isAbove(run, 0))],
        ['streak.down.alone', matchAll(isAlone, isDown, isBelow(run, 0))],
        ['streak.up.price', matchAll(isUp, matchNone(isAbove(run, 0)))],
        ['streak.down.price', matchAll(isDown, matchNone(isBelow(run, 0)))],
        ['streak.none', isMissing(`${streak}.way`)],
      ),
      createTopic(
        ['streak.longest.up', (facts) => asksRising(facts) || (isUp(facts) && !asksFalling(facts))],
        [
          'streak.longest.down',
          (facts) => asksFalling(facts) || (isDown(facts) && !asksRising(facts)),
        ],
      ),
      createTopic(['streak.as-long', matchAll(isRunning, isAsked)]),
      createTopic('streak.start'),
    ],
    onlyAsked: [
      createTopic(
        ['streak.record.up', matchAll(hasUp, asksRising)],
        ['streak.record.down', matchAll(hasDown, asksFalling)],
        ['streak.record.both', matchNone(asksRising, asksFalling)],
      ),
    ],
    aspects: { longest: 'streak.record.up' },
    without: { longest: ['streak.longest.up', 'streak.as-long'] },
  };
}

/** When the last new high or low was, or that there is none. */
export function createNewHighTopics(): PeriodTopics {
  const id = 'measure.days-since-high';
  const sides = ['high', 'low'] as const;
  const isSide = (side: 'high' | 'low'): When =>
    isWord(`${id}.way`, side === 'high' ? 'bullish' : 'bearish');
  const hasAny = has(`${id}.age`);
  return {
    topics: [
      createTopic(
        ...sides.flatMap(
          (side) =>
            [
              [`days-since-high.${side}`, matchAll(isSide(side), isAbove(`${id}.age`, 0))],
              [`days-since-high.${side}.now`, matchAll(isSide(side), isZero(`${id}.age`))],
              [`days-since-high.${side}.none`, matchAll(isSide(side), matchNone(hasAny))],
            ] as const,
        ),
      ),
      createTopic(
        ...sides.map(
          (side) => [`days-since-high.${side}.count`, matchAll(isSide(side), hasAny)] as const,
        ),
      ),
      createTopic('days-since-high.start'),
    ],
  };
}
