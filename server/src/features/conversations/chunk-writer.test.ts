import { expect, it } from 'vitest';
import { createAnswerRun } from './answer-run.ts';
import { createChunkWriter } from './chunk-writer.ts';
import type { AnswerEnding } from './store-chunks.ts';

const identity = { answerId: 'a', messageId: 'm', conversationId: 'c', userId: 1 };
const ending: AnswerEnding = {
  outcome: 'completed',
  analysisIds: [],
  explanation: { language: 'en', author: 'narrator', sentences: [] },
};

it('publishes in order, each chunk after it is stored, and stores in batches', async () => {
  const run = createAnswerRun(identity);
  const stored: string[] = [];
  const batches: number[] = [];
  const writer = createChunkWriter(run, async ({ from, chunks }) => {
    expect(from).toBe(stored.length);
    expect(run.events).toEqual(stored);
    await new Promise((resolve) => setTimeout(resolve, 5));
    stored.push(...chunks.map(({ json }) => json));
    batches.push(chunks.length);
  });
  writer.write([{ json: '1' }]);
  writer.write([{ json: '2' }]);
  writer.write([{ json: '3' }]);
  await writer.end([{ json: '4' }], ending);
  expect(run.events).toEqual(['1', '2', '3', '4']);
  expect(batches).toEqual([1, 2, 1]);
});

it('retries while the database is unavailable', async () => {
  const run = createAnswerRun(identity);
  let tries = 0;
  const writer = createChunkWriter(run, async () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  await writer.end([{ json: '1' }], ending);
  expect([tries, run.events]).toEqual([3, ['1']]);
});

it('fails at once when the conversation was deleted, and publishes nothing', async () => {
  const run = createAnswerRun(identity);
  let tries = 0;
  const writer = createChunkWriter(run, async () => {
    tries += 1;
    throw new Error('query failed', { cause: Object.assign(new Error('gone'), { code: '23503' }) });
  });
  await expect(writer.end([{ json: '1' }], ending)).rejects.toThrow('query failed');
  expect([tries, run.events]).toEqual([1, []]);
});
