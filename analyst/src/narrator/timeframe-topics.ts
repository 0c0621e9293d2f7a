import type { TimeframeSentence } from './en/timeframes.ts';
import type { FactReader } from './fact-reader.ts';
import type { Topic } from './shape.ts';

type TimeframeTopic = Topic<TimeframeSentence>;

const has =
  (...names: readonly string[]) =>
  (facts: FactReader): boolean =>
    ['longest', 'longer', 'shorter'].every(
      (name) => facts.has(`${name}.trend.swing.bias`) === names.includes(name),
    );
const agreement = (facts: FactReader): string => facts.word('timeframes.agreement');
const hasDirectionless = (facts: FactReader): boolean => facts.number('timeframes.neutral') > 0;

export const agreementTopic: TimeframeTopic = {
  name: 'timeframe-agreement',
  shapes: [
    {
      key: 'agreement.all',
      when: (facts) => agreement(facts) === 'aligned' && !hasDirectionless(facts),
    },
    {
      key: 'agreement.some',
      when: (facts) => agreement(facts) === 'aligned' && hasDirectionless(facts),
    },
    { key: 'agreement.opposed', when: (facts) => agreement(facts) === 'opposed' },
    { key: 'agreement.undecided', when: (facts) => agreement(facts) === 'undecided' },
  ],
};

/** What an analysis says of the timeframes beside its own. */
export const besideTopics: readonly TimeframeTopic[] = [
  {
    name: 'timeframes',
    shapes: [
      { key: 'beside.two-and-shorter', when: has('longest', 'longer', 'shorter') },
      { key: 'beside.two', when: has('longest', 'longer') },
      { key: 'beside.one-and-shorter', when: has('longer', 'shorter') },
      { key: 'beside.one', when: has('longer') },
      { key: 'beside.shorter', when: has('shorter') },
    ],
  },
  agreementTopic,
];

const hasHigh = (facts: FactReader): boolean => facts.has('frame.structure.swing.high.price');
const hasLow = (facts: FactReader): boolean => facts.has('frame.structure.swing.low.price');

const eventAge = (facts: FactReader): number => facts.number('frame.structure.swing.event.age');

/** What is told of one timeframe on its own. */
export const frameTopics: readonly TimeframeTopic[] = [
  {
    name: 'frame-trend',
    shapes: [
      { key: 'frame.event', when: (facts) => eventAge(facts) > 0 },
      { key: 'frame.fresh', when: (facts) => eventAge(facts) === 0 },
    ],
    otherwise: [{ key: 'frame.bias' }],
  },
  {
    name: 'frame-levels',
    shapes: [
      { key: 'frame.levels' },
      { key: 'frame.high', when: (facts) => hasHigh(facts) && !hasLow(facts) },
      { key: 'frame.low', when: (facts) => hasLow(facts) && !hasHigh(facts) },
    ],
  },
  {
    name: 'frame-measures',
    shapes: [{ key: 'frame.measures' }],
    otherwise: [{ key: 'frame.strength' }],
  },
];

export const closingTopics: readonly TimeframeTopic[] = [
  { name: 'frames-closing', shapes: [{ key: 'frames.closing' }] },
];
export const aloneTopics: readonly TimeframeTopic[] = [
  { name: 'frames-none', shapes: [{ key: 'frames.none' }] },
];
