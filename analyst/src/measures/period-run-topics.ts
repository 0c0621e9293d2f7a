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

const asksRising = isWord(`${streak}.asked`, 'bullish');
const asksFalling = isWord(`${streak}.asked`, 'bearish');
const isEither = matchNone(asksRising, asksFalling);
const isOther = (facts: FactReader): boolean =>
  (asksFalling(facts) && isUp(facts)) || (asksRising(facts) && isDown(facts));
const hasLeast = has(`${streak}.least`);
const hasRuns = isAbove(`${streak}.least-runs`, 0);
const hasNoRuns = isZero(`${streak}.least-runs`);
// Of a time that is over nothing is under way: its longest run is what is asked.
const isOpen: When = (facts) => !facts.notes.has('ended');
const isRecord: When = (facts) => !isOpen(facts) && !hasLeast(facts) && !facts.notes.has('longest');

/** The run under way; of another direction than the one asked about, that there is none. */
const present = (
  [
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
  ] as const
).map(([key, when]) => [key, matchAll(isOpen, when)] as const);

/** Runs of the least length asked for, the longest of a time that is over, or the present one. */
const first = createTopic(
  ['streak.least.up', matchAll(hasRuns, asksRising)],
  ['streak.least.down', matchAll(hasRuns, asksFalling)],
  ['streak.least.any', matchAll(hasRuns, isEither)],
  ['streak.least.none.up', matchAll(hasNoRuns, asksRising)],
  ['streak.least.none.down', matchAll(hasNoRuns, asksFalling)],
  ['streak.least.none.any', matchAll(hasNoRuns, isEither)],
  ['streak.ended.up', matchAll(isRecord, asksRising)],
  ['streak.ended.down', matchAll(isRecord, asksFalling)],
  ['streak.ended.both', matchAll(isRecord, isEither)],
  ...present,
);
const [hasLongestUp, hasLongestDown] = [
  has(`${streak}.longest-up.length`),
  has(`${streak}.longest-down.length`),
];

/** The run under way and the longest of its kind; first of all the longest where that is asked. */
export const streakTopics: PeriodTopics = {
  topics: [
    first,
    createTopic(...present.map(([key, when]) => [key, matchAll(hasLeast, when)] as const)),
    createTopic(
      [
        'streak.longest.up',
        matchAll(
          matchNone(isRecord),
          (facts) => asksRising(facts) || (isUp(facts) && !asksFalling(facts)),
        ),
      ],
      [
        'streak.longest.down',
        matchAll(
          matchNone(isRecord),
          (facts) => asksFalling(facts) || (isDown(facts) && !asksRising(facts)),
        ),
      ],
    ),
    createTopic(['streak.as-long', matchAll(isOpen, isRunning, matchNone(isOther))]),
    createTopic('streak.start'),
  ],
  onlyAsked: [
    createTopic(
      ['streak.record.up', matchAll(hasLongestUp, asksRising)],
      ['streak.record.down', matchAll(hasLongestDown, asksFalling)],
      ['streak.record.both', isEither],
    ),
  ],
  aspects: { longest: 'streak.record.up' },
  without: { longest: ['streak.longest.up', 'streak.as-long'] },
};
