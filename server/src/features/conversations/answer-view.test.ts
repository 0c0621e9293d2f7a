import { expect, it, vi } from 'vitest';
import { createAnswerRun, createReplayedRun } from './answer-run.ts';
import { findPositionAfter, createAnswerView } from './answer-view.ts';
import { viewLimits } from './view-limits.ts';

const identity = {
  answerId: 'answer-1',
  messageId: 'message-1',
  conversationId: 'conversation-1',
  userId: 1,
};

async function readText(stream: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

it('replays stored events, follows new ones, and ends with the answer', async () => {
  const run = createAnswerRun(identity);
  run.publish(['{"a":1}']);
  const read = readText(createAnswerView(run, 0).stream);
  run.publish(['{"a":2}']);
  run.finish(true);
  expect(await read).toBe(
    ': connected\n\nid: answer-1:0\ndata: {"a":1}\n\nid: answer-1:1\ndata: {"a":2}\n\ndata: [DONE]\n\n',
  );
});

it('ends without [DONE] when the answer failed', async () => {
  const run = createAnswerRun(identity);
  const read = readText(createAnswerView(run, 0).stream);
  run.publish(['{"a":1}']);
  run.finish(false);
  expect(await read).not.toContain('[DONE]');
});

it('resumes after the last event id of this answer, and ignores that of another', () => {
  const run = createReplayedRun(identity, ['{}', '{}']);
  expect(findPositionAfter(run, 'answer-1:0')).toBe(1);
  for (const id of [undefined, '', 'answer-2:1', 'answer-1:', 'answer-1:-1', 'answer-1:x'])
    expect(findPositionAfter(run, id)).toBe(0);
});

it('sends a heartbeat while there are no events', async () => {
  const run = createAnswerRun(identity);
  const view = createAnswerView(run, 0, { ...viewLimits, heartbeatMs: 10 });
  const read = readText(view.stream);
  await new Promise((resolve) => setTimeout(resolve, 60));
  run.finish(true);
  expect(await read).toContain(': keep-alive\n\n');
});

it('drops a client that does not read, and buffers no events for it', async () => {
  const run = createAnswerRun(identity);
  const { stream } = createAnswerView(run, 0, { ...viewLimits, maxBacklog: 100_000 });
  stream.on('error', () => undefined);
  for (let index = 0; index < 5; index++) run.publish(['x'.repeat(50_000)]);
  await vi.waitFor(() => expect(stream.destroyed).toBe(true));
});

it('limits the time a client may take to read an ended answer', async () => {
  const { stream } = createAnswerView(createReplayedRun(identity, ['{}']), 0, {
    ...viewLimits,
    drainMs: 20,
  });
  await vi.waitFor(() => expect(stream.destroyed).toBe(true));
});

it('asks a client to reconnect, once, and ends', async () => {
  const view = createAnswerView(createAnswerRun(identity), 0);
  const read = readText(view.stream);
  view.askToReconnect();
  view.askToReconnect();
  expect(await read).toMatch(/^: connected\n\nretry: \d{4}\nevent: reconnect\n\n$/);
});
