import type { Evidence, Fact } from '@vela/contracts';
import { expect, it } from 'vitest';
import { createEmptyAnswer } from '../answer.ts';
import { toAnswerLines } from './answer-lines.ts';

const createSentence = (index: number, text: string, section?: Evidence['section']): Evidence => ({
  index,
  offset: 0,
  text,
  factIds: [],
  spans: [],
  ...(section === undefined ? {} : { section }),
});
const createFact = (id: string, value: number, unit: Fact['unit']): Fact => ({
  id,
  kind: 'x',
  label: id,
  value,
  unit,
  asOf: 0,
  source: { kind: 'clock', at: 0 },
  method: 'x@1',
  refs: [],
});
const words = {
  section: (name: string) => `# ${name}`,
  keyFact: String,
  level: String,
};

it('has headings, key facts after the headline and a line for each level', () => {
  const answer = {
    ...createEmptyAnswer('a'),
    facts: [
      createFact('top', 110, 'price'),
      createFact('low', 101.5, 'price'),
      createFact('far', 2, 'percent'),
    ],
    sentences: [
      createSentence(0, 'Bullish.', 'headline'),
      createSentence(1, 'One gap.', 'levels'),
      createSentence(2, 'Educational.', 'note'),
    ],
    keyFacts: [
      { name: 'close', factId: 'top' } as const,
      { name: 'rsi', factId: 'not sent' } as const,
    ],
    levels: [
      {
        kind: 'fair-value-gap',
        side: 'above',
        top: 'top',
        bottom: 'low',
        distance: 'far',
      } as const,
    ],
  };
  expect(toAnswerLines(answer, words, 'en')).toEqual([
    'Bullish.',
    'close: 110.00',
    '',
    '# levels',
    'One gap.',
    'fair-value-gap: 101.50 – 110.00, 2.00%',
    '',
    'Educational.',
  ]);
});

it('is the text alone for a narrow answer', () => {
  const answer = {
    ...createEmptyAnswer('a'),
    text: ' RSI is 50. ',
    sentences: [createSentence(0, 'RSI is 50.')],
  };
  expect(toAnswerLines(answer, words, 'tr')).toEqual(['RSI is 50.']);
});
