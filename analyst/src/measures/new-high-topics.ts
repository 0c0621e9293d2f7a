import { has, isAbove, isWord, isZero, type When } from '../narrator/conditions.ts';
import { createTopic, matchAll, matchNone, type PeriodTopics } from './period-topic.ts';

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
