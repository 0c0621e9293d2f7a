import type { TimeframeSentence } from '../language/en/timeframes.ts';
import type { FactReader } from './fact-reader.ts';
import type { Topic } from './shape.ts';

type TimeframeTopic = Topic<TimeframeSentence>;

const hasOnly =
  (...names: readonly string[]) =>
  (facts: FactReader): boolean =>
    ['longest', 'longer', 'shorter'].every(
      (name) => facts.has(`${name}.trend.swing.bias`) === names.includes(name),
    );
const getAgreement = (facts: FactReader): string => facts.word('timeframes.agreement');
const hasDirectionless = (facts: FactReader): boolean => facts.number('timeframes.neutral') > 0;

export const agreementTopic: TimeframeTopic = {
  name: 'timeframe-agreement',
  shapes: [
    {
      key: 'agreement.all',
      when: (facts) => getAgreement(facts) === 'aligned' && !hasDirectionless(facts),
    },
    {
      key: 'agreement.some',
      when: (facts) => getAgreement(facts) === 'aligned' && hasDirectionless(facts),
    },
    { key: 'agreement.opposed', when: (facts) => getAgreement(facts) === 'opposed' },
    { key: 'agreement.undecided', when: (facts) => getAgreement(facts) === 'undecided' },
  ],
};

/** Topics of an analysis about the other timeframes. */
export const besideTopics: readonly TimeframeTopic[] = [
  {
    name: 'timeframes',
    shapes: [
      { key: 'beside.two-and-shorter', when: hasOnly('longest', 'longer', 'shorter') },
      { key: 'beside.two', when: hasOnly('longest', 'longer') },
      { key: 'beside.one-and-shorter', when: hasOnly('longer', 'shorter') },
      { key: 'beside.one', when: hasOnly('longer') },
      { key: 'beside.shorter', when: hasOnly('shorter') },
    ],
  },
  agreementTopic,
];

const getEventAge = (facts: FactReader): number => facts.number('frame.structure.swing.event.age');
const isAgreed = (facts: FactReader): boolean =>
  facts.word('frame.trend.swing.bias') === facts.word('frame.trend.internal.bias');

/** A single timeframe: one sentence. */
export const frameTopics: readonly TimeframeTopic[] = [
  {
    name: 'frame-trend',
    shapes: [
      { key: 'frame.event', when: (facts) => getEventAge(facts) > 0 && isAgreed(facts) },
      { key: 'frame.event.split', when: (facts) => getEventAge(facts) > 0 && !isAgreed(facts) },
      { key: 'frame.fresh', when: (facts) => getEventAge(facts) === 0 },
    ],
    otherwise: [
      { key: 'frame.bias-since', when: (facts) => facts.has('frame.structure.since') },
      { key: 'frame.bias', when: (facts) => !facts.has('frame.structure.since') },
    ],
  },
];

export const closingTopics: readonly TimeframeTopic[] = [
  { name: 'frames-closing', shapes: [{ key: 'frames.closing' }] },
];
export const aloneTopics: readonly TimeframeTopic[] = [
  { name: 'frames-none', shapes: [{ key: 'frames.none' }] },
];
