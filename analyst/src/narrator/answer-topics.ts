import type { Concept } from '@vela/contracts';
import type { AnswerSentence } from './en/answers.ts';
import { isApart } from './analysis-topics.ts';
import type { FactReader } from './fact-reader.ts';
import type { Shape, Topic } from './shape.ts';

export type AnswerTopic = Topic<AnswerSentence>;

function shapes(
  when: Shape<AnswerSentence>['when'],
  ...keys: AnswerSentence[]
): Shape<AnswerSentence>[] {
  return keys.map((key) => (when === undefined ? { key } : { key, when }));
}

/** One topic for each of these sentences, said in this order. */
export function inOrder(...keys: AnswerSentence[]): AnswerTopic[] {
  return keys.map((key) => ({ name: key, shapes: shapes(undefined, key) }));
}

const isMissing = (id: string) => (facts: FactReader) => !facts.has(id);

export const swingTopics: Readonly<Record<'above' | 'below', readonly AnswerTopic[]>> = {
  above: [
    {
      name: 'high',
      shapes: [
        ...shapes(isApart('nearest.swing.high'), 'nearest.high.swing'),
        ...shapes(
          (facts) => facts.number('nearest.swing.high.distance-percent') === 0,
          'nearest.high.swing.at',
        ),
      ],
      otherwise: [
        ...shapes((facts) => facts.has('nearest.swing.high.price'), 'nearest.high.swing.plain'),
        ...shapes(isMissing('nearest.swing.high.price'), 'nearest.high.none'),
      ],
    },
    {
      name: 'nearest.high.internal',
      shapes: shapes(isApart('nearest.internal.high'), 'nearest.high.internal'),
    },
  ],
  below: [
    {
      name: 'low',
      shapes: [
        ...shapes(isApart('nearest.swing.low'), 'nearest.low.swing'),
        ...shapes(
          (facts) => facts.number('nearest.swing.low.distance-percent') === 0,
          'nearest.low.swing.at',
        ),
      ],
      otherwise: [
        ...shapes((facts) => facts.has('nearest.swing.low.price'), 'nearest.low.swing.plain'),
        ...shapes(isMissing('nearest.swing.low.price'), 'nearest.low.none'),
      ],
    },
    {
      name: 'nearest.low.internal',
      shapes: shapes(isApart('nearest.internal.low'), 'nearest.low.internal'),
    },
  ],
};

const change = (facts: FactReader): number => facts.number('since.change-percent');

/** What a stretch of candles changed, in the order in which it is told. */
export const sinceTopics: readonly AnswerTopic[] = [
  {
    name: 'since-intro',
    shapes: [
      ...shapes((facts) => facts.number('since.candles') === 1, 'since.intro.one'),
      ...shapes((facts) => facts.number('since.candles') > 1, 'since.intro'),
    ],
  },
  {
    name: 'since-move',
    shapes: [
      ...shapes((facts) => change(facts) > 0, 'since.rose'),
      ...shapes((facts) => change(facts) < 0, 'since.fell'),
      ...shapes((facts) => change(facts) === 0, 'since.flat'),
    ],
    otherwise: shapes(undefined, 'since.range'),
  },
  {
    name: 'since-breaks',
    shapes: [
      ...shapes((facts) => facts.number('since.breaks') > 0, 'since.breaks'),
      ...shapes((facts) => facts.number('since.breaks') === 0, 'since.breaks.none'),
    ],
  },
  ...inOrder('since.gaps', 'since.blocks', 'since.closing'),
];

/** The sentences that explain a concept. */
export function conceptTopics(concept: Concept): AnswerTopic[] {
  return inOrder(`concept.${concept}.a`, `concept.${concept}.b`, `concept.${concept}.c`);
}
