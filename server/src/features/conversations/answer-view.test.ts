import { expect, it, vi } from 'vitest';
import { createAnswerRun, replayedRun } from './answer-run.ts';
import { positionAfter, viewAnswer, viewLimits } from './answer-view.ts';

const identity = {
  answerId: 'answer-1',
  messageId: 'message-1',
  conversationId: 'conversation-1',
  userId: 1,
};

async function textOf(stream: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

it('replays what was said, follows what is said, and ends with the answer', async () => {
  const run = createAnswerRun(identity);
  run.publish(['{"a":1}']);
  const read = textOf(viewAnswer(run, 0).stream);
  run.publish(['{"a":2}']);
  run.finish(true);
  expect(await read).toBe(
    ': connected\n\nid: answer-1:0\ndata: {"a":1}\n\nid: answer-1:1\ndata: {"a":2}\n\ndata: [DONE]\n\n',
  );
});

it('ends without [DONE] when the answer broke off', async () => {
  const run = createAnswerRun(identity);
  const read = textOf(viewAnswer(run, 0).stream);
  run.publish(['{"a":1}']);
  run.finish(false);
  expect(await read).not.toContain('[DONE]');
});

it('skips what a client has seen of this answer, and nothing of another', () => {
  const run = replayedRun(identity, ['{}', '{}']);
  expect(positionAfter(run, 'answer-1:0')).toBe(1);
  for (const id of [undefined, '', 'answer-2:1', 'answer-1:', 'answer-1:-1', 'answer-1:x'])
    expect(positionAfter(run, id)).toBe(0);
});

it('sends a sign of life while nothing is said', async () => {
  const run = createAnswerRun(identity);
  const view = viewAnswer(run, 0, { ...viewLimits, heartbeatMs: 10 });
  const read = textOf(view.stream);
  await new Promise((resolve) => setTimeout(resolve, 60));
  run.finish(true);
  expect(await read).toContain(': keep-alive\n\n');
});

it('drops a client that does not read, and keeps no events for it', async () => {
  const run = createAnswerRun(identity);
  const { stream } = viewAnswer(run, 0, { ...viewLimits, maxBacklog: 100_000 });
  stream.on('error', () => undefined);
  for (let index = 0; index < 5; index++) run.publish(['x'.repeat(50_000)]);
  await vi.waitFor(() => expect(stream.destroyed).toBe(true));
});

it('does not wait for ever for a client to read an answer that has ended', async () => {
  const { stream } = viewAnswer(replayedRun(identity, ['{}']), 0, { ...viewLimits, drainMs: 20 });
  await vi.waitFor(() => expect(stream.destroyed).toBe(true));
});

it('asks a client to come back, once, and ends', async () => {
  const view = viewAnswer(createAnswerRun(identity), 0);
  const read = textOf(view.stream);
  view.askToReconnect();
  view.askToReconnect();
  expect(await read).toMatch(/^: connected\n\nretry: \d{4}\nevent: reconnect\n\n$/);
});
