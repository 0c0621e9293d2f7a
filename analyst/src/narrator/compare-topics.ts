import type { AnswerTopic } from './answer-topics.ts';
import { createTopic } from './chart-topics.ts';
import { isAbove, isBelow, isMissing, matchBoth, type When } from './conditions.ts';
import type { FactReader } from './fact-reader.ts';

const firstChangeId = 'compare.first.change-percent';
const secondChangeId = 'compare.second.change-percent';
const isFlat: When = (facts) =>
  facts.number(firstChangeId) === 0 || facts.number(secondChangeId) === 0;
const calculateAtrDifference = (facts: FactReader): number =>
  facts.number('compare.first.atr-percent') - facts.number('compare.second.atr-percent');

/** What is said of two instruments side by side. */
export const compareTopics: readonly AnswerTopic[] = [
  createTopic(
    'compare-change',
    ['compare.window', isMissing(firstChangeId)],
    ['compare.rise-rise', matchBoth(isAbove(firstChangeId, 0), isAbove(secondChangeId, 0))],
    ['compare.rise-fall', matchBoth(isAbove(firstChangeId, 0), isBelow(secondChangeId, 0))],
    ['compare.fall-rise', matchBoth(isBelow(firstChangeId, 0), isAbove(secondChangeId, 0))],
    ['compare.fall-fall', matchBoth(isBelow(firstChangeId, 0), isBelow(secondChangeId, 0))],
    ['compare.change', isFlat],
  ),
  createTopic(
    'compare-volatility',
    ['compare.volatility.first', (facts) => calculateAtrDifference(facts) > 0],
    ['compare.volatility.second', (facts) => calculateAtrDifference(facts) < 0],
    ['compare.volatility.alike', (facts) => calculateAtrDifference(facts) === 0],
  ),
  createTopic('compare-standing', 'compare.standing'),
  createTopic('compare-trend', 'compare.trend'),
  createTopic('compare-above', 'compare.above'),
  createTopic('compare-below', 'compare.below'),
  createTopic('compare-correlation', 'compare.correlation'),
  createTopic('compare-as-of', [
    'compare.as-of',
    (facts) => facts.number('compare.first.time') !== facts.number('compare.second.time'),
  ]),
];
