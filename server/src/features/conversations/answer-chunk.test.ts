import { explanationSchema } from '@vela/contracts';
import { expect, it } from 'vitest';
import { createAnswerEncoder } from './answer-chunk.ts';

it('streams the parts of an answer and stores them with its explanation', () => {
  const encoder = createAnswerEncoder('m');
  const sentence = { text: 'Flat.', factIds: ['close.last'], spans: [] };
  const parts = [
    { type: 'sentence', data: { index: 0, offset: 0, ...sentence, section: 'headline' } },
    { type: 'keyFacts', data: { facts: [{ name: 'close', factId: 'close.last' }] } },
    { type: 'levels', data: { rows: [{ kind: 'swing-high', side: 'above', top: 'high' }] } },
  ] as const satisfies Parameters<typeof encoder.encode>[0][];
  const sent = parts.flatMap((part) =>
    encoder.encode(structuredClone(part)).map(({ json }): unknown => JSON.parse(json)),
  );
  expect(sent).toMatchObject([
    { type: 'text-start' },
    { type: 'text-delta' },
    { type: 'data-evidence' },
    { type: 'data-keyFacts' },
    { type: 'data-levels' },
  ]);
  const stored = { language: 'en', author: 'narrator', ...encoder.told };
  expect(explanationSchema.parse(stored)).toEqual({
    language: 'en',
    author: 'narrator',
    sentences: [{ ...sentence, section: 'headline' }],
    keyFacts: parts[1].data.facts,
    levels: parts[2].data.rows,
  });
});
