import type { AnalysisSentence } from '../language/en/analysis.ts';
import { isWord, matchBoth, type When } from './conditions.ts';
import { toShapes, type Topic } from './shape.ts';

const isNeutral: When = isWord('trend.swing.bias', 'neutral');
const isDirected: When = (facts) => !isNeutral(facts);
const isAgreed: When = (facts) =>
  facts.word('trend.swing.bias') === facts.word('trend.internal.bias');
const isSplit: When = (facts) => !isAgreed(facts);

/** The direct answer to "what does this chart show", in one sentence. */
export const headlineTopic: Topic<AnalysisSentence> = {
  name: 'headline',
  shapes: [
    ...toShapes(matchBoth(isAgreed, isDirected), 'headline.agree'),
    ...toShapes(matchBoth(isSplit, isDirected), 'headline.split'),
    ...toShapes(matchBoth(isSplit, isNeutral), 'headline.early'),
    ...toShapes(
      (facts) => isAgreed(facts) && isNeutral(facts) && !facts.has('structure.since'),
      'headline.neutral',
    ),
    ...toShapes(
      (facts) => isAgreed(facts) && isNeutral(facts) && facts.has('structure.since'),
      'headline.neutral-since',
    ),
  ],
  otherwise: toShapes(undefined, 'headline.close'),
};
