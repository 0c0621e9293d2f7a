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

const id = 'measure.first-since';
const isFound = has(`${id}.first-time`);
const isNever = isMissing(`${id}.first-time`);
const isNow = isZero(`${id}.ago`);
const isPast = isAbove(`${id}.ago`, 0);
const isEvent = matchBoth(isMissing(`${id}.price`), has(`${id}.count`));
const isUnasked = isMissing(`${id}.asked`);
/** An event of several kinds. */
const isOfKinds = matchBoth(isEvent, isMissing(`${id}.asked-kind`));
const isUp = isWord(`${id}.side`, 'above-area');
const isDown = isWord(`${id}.side`, 'below-area');
const isHeld = isWord(`${id}.side`, 'inside-area');
const isExact = isWord(`${id}.place`, 'inside-area');
/** The last close lies on the side of the first one. */
const isStill: When = (facts) => facts.word(`${id}.place`) === facts.word(`${id}.side`);
const isBack: When = (facts) => !isStill(facts) && !isExact(facts);
/** The close before the period lay on that side too. */
const isAlready = matchAll(isFound, has(`${id}.before`), (facts) => {
  const ahead = facts.number(`${id}.before`) - facts.number(`${id}.price`);
  return isUp(facts) ? ahead > 0 : isDown(facts) && ahead < 0;
});

/** When each direct answer is said; none of two hold at once. */
const direct = [
  ['above', matchBoth(isUp, isPast)],
  ['below', matchBoth(isDown, isPast)],
  ['held', matchBoth(isHeld, isPast)],
  ['above.now', matchBoth(isUp, isNow)],
  ['below.now', matchBoth(isDown, isNow)],
  ['held.now', matchBoth(isHeld, isNow)],
  ['above.none', matchBoth(isUp, isNever)],
  ['below.none', matchBoth(isDown, isNever)],
  ['held.none', matchBoth(isHeld, isNever)],
  ['event', matchAll(isEvent, isFound)],
  ['event.plain', matchAll(isEvent, isFound, isMissing(`${id}.direction`))],
  ['event.none.kind.directed', matchBoth(isEvent, isNever)],
  ['event.none.kind', matchAll(isEvent, isNever, isUnasked)],
  ['event.none.directed', matchBoth(isNever, isOfKinds)],
  ['event.none', matchAll(isNever, isOfKinds, isUnasked)],
] as const;

/** The direct answers with the words of where counting begins. */
function createDirect<Start extends 'first-since' | 'first-since.high' | 'first-since.low'>(
  start: Start,
  isStart: When,
): (readonly [key: `${Start}.${(typeof direct)[number][0]}`, when: When])[] {
  return direct.map(([shape, when]) => [`${start}.${shape}`, matchBoth(isStart, when)] as const);
}
const [isAfterHigh, isAfterLow] = [has(`${id}.start-high`), has(`${id}.start-low`)];
const isOfPeriod = isMissing(`${id}.start-time`);

/** What is said of the first close beyond a price, or of the first event. */
export const firstSince: MeasureTopics = {
  topics: [
    createTopic(
      'first-since',
      ...createDirect('first-since', isOfPeriod),
      ...createDirect('first-since.high', isAfterHigh),
      ...createDirect('first-since.low', isAfterLow),
      ['first-since.nothing-since', isZero(`${id}.after`)],
    ),
    createTopic('first-since-already', ['first-since.already', isAlready]),
    createTopic(
      'first-since-count',
      ['first-since.count.above.still', matchAll(isUp, isPast, isStill)],
      ['first-since.count.below.still', matchAll(isDown, isPast, isStill)],
      ['first-since.count.above.back', matchAll(isUp, isPast, isBack)],
      ['first-since.count.below.back', matchAll(isDown, isPast, isBack)],
      ['first-since.count.above.exact', matchAll(isUp, isPast, isExact)],
      ['first-since.count.below.exact', matchAll(isDown, isPast, isExact)],
      ['first-since.count.held', matchBoth(isHeld, isPast)],
      ['first-since.count.events', matchBoth(isEvent, isAbove(`${id}.count`, 1))],
    ),
    createTopic(
      'first-since-level',
      'first-since.level.scale',
      ['first-since.level', isMissing(`${id}.scale`)],
      ['first-since.scale', isMissing(`${id}.level`)],
    ),
    createTopic('first-since-label', 'first-since.label'),
    createTopic(
      'first-since-change',
      ['first-since.rose', isAbove(`${id}.since.change-percent`, 0)],
      ['first-since.fell', isBelow(`${id}.since.change-percent`, 0)],
    ),
  ],
};
