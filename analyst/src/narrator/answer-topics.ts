import type { Concept } from '@vela/contracts';
import type { AnswerSentence } from '../language/en/answers.ts';
import { has, isAbove, isBelow, isMissing, isZero } from './conditions.ts';
import { isAtClose, isAwayFromClose } from './gap-and-block-topics.ts';
import { toShapes, type Topic } from './shape.ts';

export type AnswerTopic = Topic<AnswerSentence>;

/** One topic for each sentence key, in this order. */
export function toOrderedTopics(...keys: AnswerSentence[]): AnswerTopic[] {
  return keys.map((key) => ({ name: key, shapes: toShapes(undefined, key) }));
}

function createSwingTopics(side: 'high' | 'low'): readonly AnswerTopic[] {
  const swing = `nearest.swing.${side}`;
  const internal = `nearest.${side}.internal` as const;
  return [
    {
      name: side,
      shapes: [
        ...toShapes(isAwayFromClose(swing), `nearest.${side}.swing`),
        ...toShapes(isAtClose(swing), `nearest.${side}.swing.at`),
      ],
      otherwise: [
        ...toShapes(has(`${swing}.price`), `nearest.${side}.swing.plain`),
        ...toShapes(isMissing(`${swing}.price`), `nearest.${side}.none`),
      ],
    },
    { name: internal, shapes: toShapes(isAwayFromClose(`nearest.internal.${side}`), internal) },
  ];
}

export const swingTopics: Readonly<Record<'above' | 'below', readonly AnswerTopic[]>> = {
  above: createSwingTopics('high'),
  below: createSwingTopics('low'),
};

/** Changes over a span of candles, in order. */
export const sinceTopics: readonly AnswerTopic[] = [
  {
    name: 'since-intro',
    shapes: [
      ...toShapes((facts) => facts.number('since.candles') === 1, 'since.intro.one'),
      ...toShapes(isAbove('since.candles', 1), 'since.intro'),
    ],
  },
  {
    name: 'since-move',
    shapes: [
      ...toShapes(isAbove('since.change-percent', 0), 'since.rose'),
      ...toShapes(isBelow('since.change-percent', 0), 'since.fell'),
      ...toShapes(isZero('since.change-percent'), 'since.flat'),
    ],
    otherwise: toShapes(undefined, 'since.range'),
  },
  {
    name: 'since-breaks',
    shapes: [
      ...toShapes(isAbove('since.breaks', 0), 'since.breaks'),
      ...toShapes(isZero('since.breaks'), 'since.breaks.none'),
    ],
  },
  ...toOrderedTopics('since.gaps', 'since.blocks', 'since.closing'),
];

/** The sentences that explain a concept. */
export function toConceptTopics(concept: Concept): AnswerTopic[] {
  return toOrderedTopics(`concept.${concept}.a`, `concept.${concept}.b`, `concept.${concept}.c`);
}
