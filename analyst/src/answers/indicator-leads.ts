import type { AnswerTopic } from '../narrator/answer-topics.ts';
import type { FactReader } from '../narrator/fact-reader.ts';

const value = (facts: FactReader, output: string): number =>
  facts.number(`indicator.${output}.value`);

const compareOutputs =
  (one: string, other: string, isMore: boolean) =>
  (facts: FactReader): boolean => {
    const [first, second] = [value(facts, one), value(facts, other)];
    return isMore ? first > second : first < second;
  };

const isCloseAbove = (output: string) => (facts: FactReader) =>
  facts.number('close.last') > value(facts, output);
const isCloseBelow = (output: string) => (facts: FactReader) =>
  facts.number('close.last') < value(facts, output);

/** What the lines of an indicator say together, by its id; the others are told line by line. */
export const indicatorLeads: Readonly<Record<string, readonly AnswerTopic[]>> = {
  macd: [
    {
      name: 'macd',
      shapes: [
        { key: 'indicator.macd.above', when: compareOutputs('macd', 'signal', true) },
        { key: 'indicator.macd.below', when: compareOutputs('macd', 'signal', false) },
      ],
    },
  ],
  adx: [
    {
      name: 'adx',
      shapes: [
        { key: 'indicator.adx.up', when: compareOutputs('plusDi', 'minusDi', true) },
        { key: 'indicator.adx.down', when: compareOutputs('plusDi', 'minusDi', false) },
      ],
    },
  ],
  stochastic: [
    {
      name: 'stochastic',
      shapes: [
        { key: 'indicator.stochastic.above', when: compareOutputs('k', 'd', true) },
        { key: 'indicator.stochastic.below', when: compareOutputs('k', 'd', false) },
      ],
    },
  ],
  'bollinger-bands': [
    {
      name: 'bands',
      shapes: [
        { key: 'indicator.bands.above', when: isCloseAbove('upper') },
        { key: 'indicator.bands.below', when: isCloseBelow('lower') },
        {
          key: 'indicator.bands.inside',
          when: (facts) => !isCloseAbove('upper')(facts) && !isCloseBelow('lower')(facts),
        },
      ],
    },
  ],
};
