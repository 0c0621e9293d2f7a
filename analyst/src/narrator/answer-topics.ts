import type { Concept } from '@vela/contracts';
import type { AnswerSentence } from '../language/en/answers.ts';
import { has, isAbove, isBelow, isMissing, isZero } from './conditions.ts';
import type { FactReader } from './fact-reader.ts';
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

const isOfSpan =
  (scale: 'swing' | 'internal') =>
  (facts: FactReader): boolean =>
    facts.number(`structure.${scale}.event.time`) >= facts.number('since.time');

/** Changes over a span of candles: of the structure first, with its latest event, then of price. */
export const sinceTopics: readonly AnswerTopic[] = [
  {
    name: 'since-breaks',
    shapes: [
      ...toShapes((facts) => facts.number('since.breaks') === 1, 'since.breaks.one'),
      ...toShapes(isAbove('since.breaks', 1), 'since.breaks'),
      ...toShapes(isZero('since.breaks'), 'since.breaks.none'),
    ],
    otherwise: toShapes(undefined, 'since.intro'),
  },
  { name: 'since-swing', shapes: toShapes(isOfSpan('swing'), 'since.event.swing') },
  { name: 'since-internal', shapes: toShapes(isOfSpan('internal'), 'since.event.internal') },
  {
    name: 'since-move',
    shapes: [
      ...toShapes(isAbove('since.change-percent', 0), 'since.rose'),
      ...toShapes(isBelow('since.change-percent', 0), 'since.fell'),
      ...toShapes(isZero('since.change-percent'), 'since.flat'),
    ],
    otherwise: toShapes(undefined, 'since.range'),
  },
];

/** What became of gaps and blocks in that time, as phrases; nothing of what did not occur. */
export const sinceZoneTopics: readonly AnswerTopic[] = (
  ['new-gaps', 'filled-gaps', 'new-blocks', 'broken-blocks'] as const
).map((name) => ({
  name: `since-${name}`,
  shapes: toShapes(isAbove(`since.${name}`, 0), `since.${name}`),
}));

/** The sentences that explain a concept. */
export function toConceptTopics(concept: Concept): AnswerTopic[] {
  return toOrderedTopics(`concept.${concept}.a`, `concept.${concept}.b`, `concept.${concept}.c`);
}
