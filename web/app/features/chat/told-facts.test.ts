import { expect, it } from 'vitest';
import { appendChunk, createEmptyAnswer } from './answer.ts';
import { toAnswerChunk } from './answer-chunk.ts';
import { findToldFacts } from './told-facts.ts';

const analysis = { id: 'g', mode: 'technical', facts: [] };

function tell(intent: string) {
  const sentences = [['gap.0.top', 'gap.0.state'], ['gap.1.top']].map((factIds, index) => ({
    type: 'data-evidence',
    data: { index, offset: 0, text: '…', factIds, spans: [] },
  }));
  const answer = [
    { type: 'data-understanding', data: { intent } },
    { type: 'data-analysis', data: analysis },
    ...sentences,
  ]
    .flatMap((event) => toAnswerChunk(event) ?? [])
    .reduce(appendChunk, createEmptyAnswer('a'));
  return findToldFacts(
    { context: undefined, messages: [{ kind: 'answer', id: '0', answer }] },
    'g',
  );
}

it('an answer begins with the facts of its direct answer, which the chart marks', () => {
  expect(tell('gaps')).toEqual({
    told: ['gap.0.top', 'gap.0.state', 'gap.1.top'],
    headline: ['gap.0.top', 'gap.0.state'],
  });
});

it('none stands out where several things are listed', () => {
  expect(tell('levels').headline).toEqual([]);
});
